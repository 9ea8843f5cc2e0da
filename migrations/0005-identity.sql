alter table accounts
  -- A PHC string of Argon2id; absent for who signs in by a link only.
  add column password_hash text check (length(password_hash) <= 300),
  add column password_changed_at timestamptz,
  add column language text check (language in ('en', 'cn', 'ko', 'ja')),
  -- When the user agreement and the privacy policy were agreed to.
  add column agreed_at timestamptz,
  -- The invitation code that was given at registering, as it was given.
  add column invited_with text check (length(invited_with) <= 40);

-- A session is a family of refresh tokens, of which only the newest is good. Nobody has a session from before this.
delete from sessions;
alter table sessions rename column token_sha256 to family_sha256;
alter table sessions
  add column current_sha256 bytea not null check (length(current_sha256) = 32),
  -- The one before the current token, for two tabs that refresh at once.
  add column previous_sha256 bytea check (length(previous_sha256) = 32),
  -- Mixed into the current token when it was made from the one before.
  add column salt bytea check (length(salt) = 16),
  add column rotated_at timestamptz not null default now(),
  -- Whatever happens, the session ends then.
  add column ends_at timestamptz not null,
  add column end_reason text check (end_reason in ('signed_out', 'signed_out_everywhere', 'reused', 'password_changed', 'banned', 'deleted'));
create index sessions_by_expiry on sessions (expires_at);

create table verification_codes (
  id uuid primary key,
  -- Known to the browser that asked for the code, and to nobody else.
  request_sha256 bytea not null unique check (length(request_sha256) = 32),
  purpose text not null check (purpose in ('register', 'reset_password')),
  email text not null check (email = lower(email) and length(email) <= 320),
  -- Keyed: six digits alone would be found by trying them all.
  code_mac bytea not null check (length(code_mac) = 32),
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_codes_by_expiry on verification_codes (expires_at);

-- How often somebody tried something lately. Who it was is kept as a hash only.
create table attempts (
  kind text not null,
  subject_sha256 bytea not null check (length(subject_sha256) = 32),
  count integer not null check (count >= 0),
  window_ends_at timestamptz not null,
  primary key (kind, subject_sha256)
);
create index attempts_by_end on attempts (window_ends_at);

-- Mails that wait to be read here, where no mail server is set.
create table outbox_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index outbox_mails_by_time on outbox_mails (created_at);
