-- Contents that moderation is unsure about, for admins to decide. The subject is a file; it is no foreign key, so that a case keeps no
-- file from being deleted, and the case goes with it.
create table moderation_cases (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  subject_kind text not null check (subject_kind in ('file')),
  subject_id uuid not null,
  text text,
  judged_by text not null,
  categories jsonb not null,
  state text not null default 'open' check (state in ('open', 'allowed', 'hidden')),
  reason text not null default '' check (length(reason) <= 500),
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (subject_kind, subject_id),
  check ((state = 'open') = (decided_at is null))
);
create index moderation_cases_open on moderation_cases (created_at, id) where state = 'open';
create index moderation_cases_decided on moderation_cases (decided_at desc, id) where state <> 'open';
create index moderation_cases_by_account on moderation_cases (account_id);
create index moderation_cases_by_decider on moderation_cases (decided_by) where decided_by is not null;

create function forget_cases_of_files() returns trigger language plpgsql as $$
begin
  delete from moderation_cases using gone where subject_kind = 'file' and subject_id = gone.id;
  return null;
end $$;
create trigger files_deleted_with_cases after delete on files
  referencing old table as gone for each statement execute function forget_cases_of_files();
