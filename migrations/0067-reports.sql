set local lock_timeout = '10s';
-- People report films and comments: a case for each thing, beside those of files. Like them, its subject is no foreign
-- key, and the case goes with it.
alter table moderation_cases
  drop constraint moderation_cases_subject_kind_check,
  add constraint moderation_cases_subject_kind_check check (subject_kind in ('file', 'film', 'comment')),
  -- Enough people reported it: hidden until an admin decides.
  add column held boolean not null default false,
  -- What it was when it was reported or decided: a film may be another one since then.
  add column content_sha256 bytea check (length(content_sha256) = 32),
  -- What an admin allowed last: it is not hidden again by reports.
  add column allowed_sha256 bytea check (length(allowed_sha256) = 32),
  add constraint moderation_cases_held_check check (not held or state = 'open');
drop index moderation_cases_open;
create index moderation_cases_open on moderation_cases (held desc, created_at, id) where state = 'open';

create table moderation_reports (
  case_id uuid not null references moderation_cases (id) on delete cascade,
  account_id uuid not null references accounts (id),
  reason text not null,
  words text not null default '' check (length(words) <= 500),
  -- What was reported.
  content_sha256 bytea not null check (length(content_sha256) = 32),
  network_sha256 bytea not null check (length(network_sha256) = 32),
  -- Had watched the film.
  attentive boolean not null,
  -- Whether an admin agreed; null while nobody has decided.
  upheld boolean,
  created_at timestamptz not null default now(),
  primary key (case_id, account_id)
);
create index moderation_reports_of_account on moderation_reports (account_id, created_at desc);

-- One appeal against a case, by whose content it is.
create table moderation_appeals (
  case_id uuid primary key references moderation_cases (id) on delete cascade,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null default now(),
  decision text check (decision in ('accepted', 'rejected')),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create index moderation_appeals_open on moderation_appeals (created_at, case_id) where decision is null;

-- Hidden by moderation from everybody but its author and admins.
alter table movie_comments add column hidden boolean not null default false;

create function forget_cases_of_movies() returns trigger language plpgsql as $$
begin
  delete from moderation_cases using gone where subject_kind = 'film' and subject_id = gone.film_id;
  return null;
end $$;
create trigger movies_deleted_with_cases after delete on movies
  referencing old table as gone for each statement execute function forget_cases_of_movies();
create function forget_cases_of_comments() returns trigger language plpgsql as $$
begin
  delete from moderation_cases using gone where subject_kind = 'comment' and subject_id = gone.id;
  return null;
end $$;
create trigger comments_deleted_with_cases after delete on movie_comments
  referencing old table as gone for each statement execute function forget_cases_of_comments();

-- Whom somebody has blocked or muted.
create table blocked_people (
  account_id uuid not null references accounts (id),
  person_id uuid not null references accounts (id),
  kind text not null check (kind in ('block', 'mute')),
  created_at timestamptz not null default now(),
  primary key (account_id, person_id),
  check (account_id <> person_id)
);
create index blocked_people_newest on blocked_people (account_id, created_at desc, person_id desc);
create index blocked_people_by_person on blocked_people (person_id) where kind = 'block';

-- The operator can close the community, or only the writing of comments.
alter table site_state add column community text not null default 'open'
  check (community in ('open', 'no_comments', 'closed'));
