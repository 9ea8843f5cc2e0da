-- What a generation belongs to decides when it is started: of one account the oldest film goes first.
alter table generations add column since timestamptz not null default now(), add column priority integer not null default 0;
-- Accounts with something to start, one after the other, and their oldest first.
create index generations_startable on generations (account_id, since, priority desc, created_at)
  where state in ('pending', 'submitting');
-- Who was served longest ago.
create index generations_by_start on generations (account_id, started_at);
