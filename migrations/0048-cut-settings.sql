-- The owner's choices for the final cut of a film.
alter table films
  add column cut_settings jsonb not null default '{
    "transitions": "as_written",
    "dissolveFrames": 12,
    "subtitles": { "mode": "track", "size": "medium", "colour": "white", "place": "bottom", "ground": "none" },
    "volumes": { "voice": 1, "music": 1, "effects": 1 }
  }';
-- Cuts that are being uploaded, part by part; their bytes are in the data folder's `uploads`, by id.
create table film_uploads (
  id uuid primary key,
  film_id uuid not null references films (id),
  bytes bigint not null check (bytes > 0),
  received_bytes bigint not null default 0 check (received_bytes between 0 and bytes),
  created_at timestamptz not null default now()
);
create index film_uploads_by_film on film_uploads (film_id);
-- Finished cuts that are made larger, and the larger file beside the cut.
create table film_upscales (
  id uuid primary key,
  film_id uuid not null references films (id),
  take_id uuid not null references takes (id),
  state text not null check (state in ('making', 'made', 'failed', 'cancelled')),
  share double precision not null default 0,
  lease integer not null default 0,
  attempts integer not null default 0,
  alive_at timestamptz not null default now(),
  file_id uuid references files (id),
  error jsonb,
  created_at timestamptz not null default now()
);
create index film_upscales_by_film on film_upscales (film_id);
create index film_upscales_by_take on film_upscales (take_id);
create index film_upscales_by_file on film_upscales (file_id) where file_id is not null;
