set local lock_timeout = '10s';
-- Cuts that wait or run, and which accounts were served of late.
create index takes_cuts_in_work on takes (created_at) where asset_kind = 'movie' and state = 'generating';
create index takes_cuts_by_life on takes (alive_at) where asset_kind = 'movie';
