CREATE INDEX games_game ON games (game);
CREATE INDEX games_white ON games (white);
CREATE INDEX games_black ON games (black);
CREATE INDEX games_date ON games (year, date);
CREATE INDEX plies_game ON plies (game_id, ply);
CREATE INDEX plies_fen ON plies (fen);

-- A row for each player of each game: who, with which men, against whom, and how it went.
CREATE VIEW seats AS
  SELECT id AS game_id, game, year, white AS player, 'white' AS colour, white_rating AS rating,
    black AS opponent, black_rating AS opponent_rating,
    CASE outcome WHEN 'white-wins' THEN 1.0 WHEN 'draw' THEN 0.5 WHEN 'black-wins' THEN 0.0 END AS score
  FROM games WHERE white IS NOT NULL
  UNION ALL
  SELECT id, game, year, black, 'black', black_rating, white, white_rating,
    CASE outcome WHEN 'black-wins' THEN 1.0 WHEN 'draw' THEN 0.5 WHEN 'white-wins' THEN 0.0 END
  FROM games WHERE black IS NOT NULL;

CREATE VIEW players AS
  SELECT player, game, count(*) AS games,
    sum(colour = 'white') AS as_white, sum(colour = 'black') AS as_black,
    sum(score IS 1.0) AS wins, sum(score IS 0.5) AS draws, sum(score IS 0.0) AS losses,
    total(score) AS score, max(rating) AS best_rating, min(year) AS first_year, max(year) AS last_year
  FROM seats GROUP BY player, game;

CREATE VIEW results AS
  SELECT game, year, count(*) AS games, sum(outcome IS 'white-wins') AS white_wins,
    sum(outcome IS 'draw') AS draws, sum(outcome IS 'black-wins') AS black_wins,
    sum(outcome IS NULL) AS unknown, round(avg(plies), 1) AS average_plies
  FROM games GROUP BY game, year;
