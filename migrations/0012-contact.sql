-- Enquiries from the page for businesses, for the operator. Who writes need not have an account.
create table business_messages (
  -- Made by who sends it, so that sending it twice keeps it once.
  id uuid primary key,
  account_id uuid references accounts (id),
  name text not null check (length(name) between 1 and 100),
  company text not null check (length(company) between 1 and 200),
  contact text not null check (length(contact) between 1 and 200),
  budget text check (length(budget) between 1 and 100),
  message text not null check (length(message) between 1 and 4000),
  language text not null check (language in ('en', 'cn', 'ko', 'ja')),
  created_at timestamptz not null default now(),
  -- It is mailed to the operator where there is a mail server; tried again later and later until it was taken.
  mailed_at timestamptz,
  mail_tries integer not null default 0,
  next_mail_at timestamptz not null default now()
);
create index business_messages_by_time on business_messages (created_at, id);
create index business_messages_unmailed on business_messages (next_mail_at) where mailed_at is null;
create index business_messages_by_account on business_messages (account_id) where account_id is not null;

create table feedbacks (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- From 1 to 5 for each of the ten things that are rated.
  ratings jsonb not null,
  film_type text not null check (length(film_type) <= 40),
  style text not null check (length(style) <= 40),
  function_feedback text not null check (length(function_feedback) between 1 and 2000),
  suggestions text not null check (length(suggestions) between 1 and 2000),
  contact text check (length(contact) between 1 and 200),
  created_at timestamptz not null default now()
);
create index feedbacks_by_time on feedbacks (created_at, id);
create index feedbacks_by_account on feedbacks (account_id);
