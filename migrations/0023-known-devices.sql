-- The browsers that an account has signed in from: what others try against the account is not counted against them.
create table known_devices (
  account_id uuid not null references accounts (id),
  -- Keyed: the cookie's value itself is kept nowhere.
  device_mac bytea not null check (length(device_mac) = 32),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (account_id, device_mac)
);
create index known_devices_by_last_seen on known_devices (last_seen_at);

-- A code that signs in to an account under attack.
alter table verification_codes
  drop constraint verification_codes_purpose_check,
  add constraint verification_codes_purpose_check
    check (purpose in ('register', 'reset_password', 'set_phone', 'sign_in'));
