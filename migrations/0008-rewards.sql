-- The last check-in of an account: the one row is what two at once meet at.
create table check_ins (
  account_id uuid primary key references accounts (id),
  -- In the time zone that the account was in.
  day date not null,
  checked_at timestamptz not null
);

create table redeem_code_batches (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  coins integer not null check (coins > 0),
  code_count integer not null check (code_count between 1 and 1000),
  -- Null when that account is deleted.
  created_by uuid references accounts (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  stopped_at timestamptz
);
create index redeem_code_batches_by_time on redeem_code_batches (created_at, id);

-- A code is a hundred random bits, of which the hash alone is kept.
create table redeem_codes (
  code_sha256 bytea primary key check (length(code_sha256) = 32),
  batch_id uuid not null references redeem_code_batches (id),
  -- Null again when that account is deleted; the code stays spent.
  redeemed_by uuid references accounts (id),
  redeemed_at timestamptz,
  check (redeemed_by is null or redeemed_at is not null)
);
create index redeem_codes_by_batch on redeem_codes (batch_id);
create index redeem_codes_by_account on redeem_codes (redeemed_by) where redeemed_by is not null;

-- How often an account entered codes that there are not, by day: guessing leaves a trace.
create table code_guesses (
  account_id uuid not null references accounts (id),
  day date not null,
  guesses integer not null check (guesses > 0),
  last_at timestamptz not null,
  primary key (account_id, day)
);
create index code_guesses_by_day on code_guesses (day);
