set local lock_timeout = '10s';
-- A clip of one's own can be taken in while the engine or a model makes one of the same shot.
drop index takes_one_in_work;
create unique index takes_one_in_work
  on takes (film_id, asset_kind, asset_key, candidate, (coalesce(inputs ->> 'model', '') = 'upload'))
  where state = 'generating';
