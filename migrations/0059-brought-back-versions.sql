set local lock_timeout = '10s';
-- Which state of a film was brought back after this one was kept: its reason, its name and when it was kept.
alter table film_checkpoints add column brought_back jsonb;
