set local lock_timeout = '10s';
-- The seeds that decide an account's draws: one is open, and secret until it is published.
create table moji_seeds (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  client_seed text not null check (length(client_seed) between 1 and 64),
  -- Cards drawn with it: the number of the next one.
  cards_drawn integer not null default 0 check (cards_drawn >= 0),
  created_at timestamptz not null default now(),
  published_at timestamptz
);
create unique index moji_seeds_open on moji_seeds (account_id) where published_at is null;
create index moji_seeds_by_account on moji_seeds (account_id);

-- The log of draws with what was drawn; a row is never changed.
create table moji_draws (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  seed_id uuid not null references moji_seeds (id),
  client_seed text not null check (length(client_seed) between 1 and 64),
  first_number integer not null check (first_number >= 0),
  card_count smallint not null check (card_count in (1, 5, 10)),
  coins integer not null check (coins >= 0),
  drawn jsonb not null check (jsonb_array_length(drawn) = card_count),
  created_at timestamptz not null default now(),
  unique (seed_id, first_number)
);
create index moji_draws_by_account on moji_draws (account_id, created_at desc, id desc);
create function refuse_moji_draw_change() returns trigger language plpgsql as $$
begin
  raise exception 'a draw is never changed';
end $$;
create trigger moji_draws_stay before update on moji_draws for each row execute function refuse_moji_draw_change();

-- The collection. Each card has two pictures: framed, and alone as a sticker.
create table moji_cards (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  draw_id uuid not null references moji_draws (id),
  position smallint not null check (position >= 0),
  style text not null check (length(style) between 1 and 40),
  rarity text not null check (rarity in ('common', 'rare')),
  picture_seed bigint not null,
  card_generation_id uuid not null unique references generations (id),
  sticker_generation_id uuid not null unique references generations (id),
  created_at timestamptz not null default now(),
  -- Removed by its owner; the row stays until its pictures are not being drawn any more.
  removed_at timestamptz,
  unique (draw_id, position)
);
create index moji_cards_by_account on moji_cards (account_id, created_at desc, id desc) where removed_at is null;
create index moji_cards_removed on moji_cards (removed_at) where removed_at is not null;

-- Canvases on which cards, texts and pictures are arranged.
create table moji_boards (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  content jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index moji_boards_by_account on moji_boards (account_id, changed_at desc, id desc);

create table moji_board_files (
  board_id uuid not null references moji_boards (id) on delete cascade,
  file_id uuid not null references files (id),
  primary key (board_id, file_id)
);
create index moji_board_files_by_file on moji_board_files (file_id);
