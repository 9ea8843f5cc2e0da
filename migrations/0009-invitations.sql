-- Who may invite, and by which code. A row comes with the account, or when an older account first asks for its code.
create table inviters (
  account_id uuid primary key references accounts (id),
  -- Letters and digits that nobody takes for one another.
  code text not null unique check (code ~ '^[2-9A-HJKMNP-TV-Z]{8}$'),
  -- An admin stops it: neither side is paid then.
  can_invite boolean not null default true,
  created_at timestamptz not null default now()
);

-- Who came by whose code. A side becomes null when its account is deleted, so that what was paid still counts.
create table invitations (
  id uuid primary key,
  inviter_id uuid references accounts (id),
  guest_id uuid unique references accounts (id),
  created_at timestamptz not null default now()
);
create index invitations_by_inviter on invitations (inviter_id, created_at desc);

-- What an invitation brings each side, once.
create table invitation_bonuses (
  invitation_id uuid not null references invitations (id),
  side text not null check (side in ('guest', 'inviter')),
  coins integer not null check (coins > 0),
  -- waiting: its time has not come. held: an admin decides. The other two are final.
  state text not null check (state in ('waiting', 'held', 'paid', 'refused')),
  -- Why it is held or was refused.
  reasons text[] not null default '{}' check (cardinality(reasons) <= 20),
  looked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references accounts (id),
  primary key (invitation_id, side)
);
create index invitation_bonuses_waiting on invitation_bonuses (looked_at) where state = 'waiting';
create index invitation_bonuses_held on invitation_bonuses (invitation_id) where state = 'held';

-- On which devices and networks an account was seen, and which mailbox it has: keyed hashes, which nobody can read back.
-- The account becomes null when it is deleted: a mailbox is welcomed once.
create table account_traces (
  id bigint generated always as identity primary key,
  account_id uuid references accounts (id),
  kind text not null check (kind in ('device', 'network', 'mail')),
  mac bytea not null check (length(mac) = 32),
  -- Seen when the account was made.
  at_registering boolean not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (account_id, kind, mac)
);
create index account_traces_by_mac on account_traces (kind, mac);
create index account_traces_by_time on account_traces (last_seen_at);

-- Why an account stands on the list of suspicious ones. `amount` is how many, or how much, of what the signal counts.
create table suspicions (
  account_id uuid not null references accounts (id),
  signal text not null check (length(signal) between 1 and 60),
  amount bigint not null,
  noticed_at timestamptz not null default now(),
  -- Looked at by an admin and found harmless; a larger amount opens it again.
  dismissed_at timestamptz,
  primary key (account_id, signal)
);
create index suspicions_open on suspicions (noticed_at desc) where dismissed_at is null;

-- For looking at the newest entries of everybody.
create index ledger_entries_by_time on ledger_entries using brin (created_at);

-- How many coins that nobody bought have started work of paid models, day by day (UTC), and by which holds.
create table free_coin_days (
  day date primary key,
  coins bigint not null check (coins >= 0)
);
create table free_coin_uses (
  hold_id uuid primary key references ledger_entries (id),
  day date not null,
  coins bigint not null check (coins >= 0)
);
