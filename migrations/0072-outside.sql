set local lock_timeout = '10s';
-- Movie management lists every film, the newest first.
create index films_newest on films (created_at desc, id desc) where deleted_at is null;
-- Films that an admin chose, which stand before others on the home page and in the community.
create index movies_chosen on movies (regard desc, film_id desc) where shown and chosen_at is not null;

-- The claim on the home page, by language; a language without one shows the program's own.
alter table site_state add column claims jsonb not null default '{}';

-- What somebody wants to be told, by topic; without a row the defaults of the program hold.
create table notification_settings (
  account_id uuid not null references accounts (id),
  topic text not null,
  in_app boolean not null,
  mail text not null check (mail in ('off', 'daily', 'weekly')),
  primary key (account_id, topic)
);
create index notification_settings_mailed on notification_settings (account_id) where mail <> 'off';

-- The last digest of an account, at most one a day: it is taken before it is sent, so that nobody gets it twice.
create table notification_digests (
  account_id uuid primary key references accounts (id),
  -- The day, in UTC, on which it was taken last.
  day date not null,
  -- What was told up to this moment has been mailed, by how often it is wanted.
  daily_until timestamptz not null,
  weekly_until timestamptz not null,
  -- A process writes it now, and hands it to the mail server from `sending_at` on.
  taken_at timestamptz,
  sending_at timestamptz
);
