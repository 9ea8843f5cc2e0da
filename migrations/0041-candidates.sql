set local lock_timeout = '10s';
-- Several takes of an asset may be asked for by one order: its candidates, numbered from 1. Takes that nobody ordered
-- have none.
alter table takes
  add column order_id uuid,
  add column candidate smallint not null default 1 check (candidate >= 1);
drop index takes_one_in_work;
create unique index takes_one_in_work on takes (film_id, asset_kind, asset_key, candidate) where state = 'generating';
