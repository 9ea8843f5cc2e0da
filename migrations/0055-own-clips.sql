-- Clips that are uploaded for single shots.
set local lock_timeout = '10s';
alter table film_uploads drop constraint film_uploads_kind_check;
alter table film_uploads
  add constraint film_uploads_kind_check check (kind in ('movie', 'music', 'clip')),
  -- The shot whose clip it becomes, or the whole film.
  add column asset_key text not null default 'film';
