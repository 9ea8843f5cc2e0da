set local lock_timeout = '10s';
-- Series of an account's own films. What their places in the lists depend on is kept here: it follows their episodes.
create table series (
  id uuid primary key,
  author_id uuid not null references accounts (id),
  idempotency_key text not null,
  title text not null check (length(title) between 1 and 120),
  logline text not null check (length(logline) <= 400),
  -- The episode whose cover it has; the first one that is seen where null.
  cover_film_id uuid references films (id) on delete set null,
  -- Title and logline, cut into words by the program.
  words tsvector not null,
  -- Of the episodes that anybody may see: how many, the time of the newest, the highest heat, the first one's language.
  shown_episodes integer not null default 0 check (shown_episodes >= 0),
  newest_at timestamptz,
  heat double precision,
  language text,
  created_at timestamptz not null default now(),
  unique (author_id, idempotency_key)
);
create index series_newest on series (newest_at desc, id desc) where newest_at is not null;
create index series_hottest on series (heat desc, id desc) where heat is not null;
create index series_by_author on series (author_id, created_at desc, id desc);
create index series_words on series using gin (words);
create index series_by_cover on series (cover_film_id) where cover_film_id is not null;

-- A film is an episode of one series at most.
create table series_episodes (
  film_id uuid primary key references films (id) on delete cascade,
  series_id uuid not null references series (id) on delete cascade,
  position integer not null,
  added_at timestamptz not null default now()
);
create index series_episodes_in_order on series_episodes (series_id, position, film_id);

-- Whether others may copy a public film as a project of their own, and whom and what a film was copied from.
alter table films add column remixable boolean not null default false;
-- The people and places of the film that this one goes on from.
alter table films add column known_cast jsonb;

-- The films that a film was made after, the nearest first. The title is the one that it had in public; the source may
-- be deleted or private by now, and its author gone.
create table film_credits (
  film_id uuid not null references films (id) on delete cascade,
  position smallint not null check (position between 1 and 20),
  source_id uuid not null,
  author_id uuid references accounts (id),
  title text not null check (length(title) <= 200),
  primary key (film_id, position)
);
create index film_credits_by_author on film_credits (author_id) where author_id is not null;

alter table movies add column remixable boolean not null default false;
-- The film that it was copied from, which is on the page of that film.
alter table movies add column remix_of uuid;
create index movies_remixes on movies (remix_of, published_at desc, film_id desc) where remix_of is not null;
