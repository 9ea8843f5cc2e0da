create table films (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  idempotency_key text not null,
  request_sha256 bytea not null,
  idea text not null check (length(idea) between 1 and 2000),
  type text not null,
  style text not null,
  language text not null,
  aspect text not null,
  shot_count integer not null check (shot_count between 4 and 40),
  seed bigint not null check (seed between 0 and 4294967295),
  short_side_pixels integer not null check (short_side_pixels between 90 and 2160),
  mode text not null check (mode in ('one_click', 'step_by_step')),
  models jsonb not null,
  visibility text not null default 'private' check (visibility in ('private', 'public')),
  status text not null default 'PENDING' check (status in (
    'PENDING', 'GENERATING_STORY', 'GENERATING_CHARACTERS', 'GENERATING_SCRIPTS', 'GENERATING_SCENES',
    'GENERATING_VIDEO', 'GENERATING_MUSIC', 'GENERATING_MOVIE', 'COMPLETED', 'FAILED')),
  -- The last stage that may be worked on; 'movie' in one click.
  allowed_stage text not null,
  title text,
  logline text,
  outline text,
  music jsonb,
  error jsonb,
  ring integer not null default 0,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (account_id, idempotency_key)
);
create index films_by_account on films (account_id, created_at desc, id);
create index films_unfinished on films (changed_at) where status not in ('COMPLETED', 'FAILED') and cancelled_at is null;

create table film_characters (
  film_id uuid not null references films (id),
  key text not null,
  position integer not null,
  name text not null,
  description text not null,
  figure jsonb not null,
  voice jsonb not null,
  primary key (film_id, key)
);

create table film_places (
  film_id uuid not null references films (id),
  key text not null,
  position integer not null,
  name text not null,
  description text not null,
  place jsonb not null,
  primary key (film_id, key)
);

create table film_items (
  film_id uuid not null references films (id),
  key text not null,
  position integer not null,
  name text not null,
  description text not null,
  item text not null,
  primary key (film_id, key)
);

create table film_shots (
  id uuid primary key,
  film_id uuid not null references films (id),
  position integer not null,
  -- What the storyboard says of the shot.
  plan jsonb not null,
  unique (film_id, position)
);

-- Every version of every asset. Nothing is overwritten; one of the finished ones is circled.
create table takes (
  id uuid primary key,
  film_id uuid not null references films (id),
  asset_kind text not null check (asset_kind in (
    'story', 'character_picture', 'place_picture', 'item_picture', 'voice', 'picture', 'clip', 'sound', 'music', 'movie')),
  -- Which one: the key of a character, the id of a shot, or 'film'.
  asset_key text not null,
  number integer not null check (number >= 1),
  state text not null check (state in ('generating', 'generated', 'failed', 'cancelled')),
  circled boolean not null default false,
  -- A failed take that somebody asked to be made again.
  dismissed boolean not null default false,
  inputs jsonb not null,
  generation_id uuid unique references generations (id),
  -- For work that this slice does itself: runs count the lease up, bells the ring.
  lease integer not null default 0,
  ring integer not null default 0,
  alive_at timestamptz not null default now(),
  served_by text,
  file_id uuid references files (id),
  data jsonb,
  error jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (film_id, asset_kind, asset_key, number),
  check (not circled or state = 'generated'),
  check ((state = 'generating') = (finished_at is null))
);
create unique index takes_one_circled on takes (film_id, asset_kind, asset_key) where circled;
create unique index takes_one_in_work on takes (film_id, asset_kind, asset_key) where state = 'generating';

-- Finished films: the file, what lies beside it, and how long each stage took.
create table cuts (
  id uuid primary key,
  film_id uuid not null references films (id),
  take_id uuid not null unique references takes (id),
  duration_seconds double precision not null,
  subtitles_file_id uuid references files (id),
  facts jsonb not null,
  created_at timestamptz not null default now()
);
create index cuts_by_film on cuts (film_id);
