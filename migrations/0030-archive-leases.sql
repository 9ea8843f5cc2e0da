-- When the worker that packs an archive last said that it is alive; long ago before the first one.
set local lock_timeout = '10s';
alter table archives add column alive_at timestamptz not null default 'epoch';
