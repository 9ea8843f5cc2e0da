create table accounts (
  id uuid primary key,
  username text not null check (length(username) between 1 and 100),
  email text unique check (email = lower(email) and length(email) <= 320),
  -- 0 admin, 1 ordinary, 2 and 4 member, 3 banned.
  identity smallint not null default 1 check (identity in (0, 1, 2, 3, 4)),
  -- The account that the first start makes; there is at most one.
  is_first_admin boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index accounts_first_admin on accounts (is_first_admin) where is_first_admin;

create table sign_in_links (
  token_sha256 bytea primary key check (length(token_sha256) = 32),
  account_id uuid not null references accounts (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sessions (
  id uuid primary key,
  token_sha256 bytea not null unique check (length(token_sha256) = 32),
  account_id uuid not null references accounts (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_account on sessions (account_id);
