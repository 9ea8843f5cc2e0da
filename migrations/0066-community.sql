set local lock_timeout = '10s';
-- Public films as the community shows them. A film that is private again keeps its row, so that its likes and comments
-- come back with it.
create table movies (
  film_id uuid primary key references films (id) on delete cascade,
  author_id uuid not null references accounts (id),
  -- False while its owner keeps it private, it has no cut, or something in it is hidden.
  shown boolean not null,
  title text not null,
  logline text not null,
  type text not null,
  style text not null,
  aspect text not null,
  language text not null,
  duration_seconds double precision not null,
  cover_file_id uuid references files (id) on delete set null,
  movie_file_id uuid references files (id) on delete set null,
  -- Made by the draft engine alone.
  drafted boolean not null,
  -- Title, logline and idea, cut into words by the program.
  words tsvector not null,
  -- When an admin put it on the recommended list.
  chosen_at timestamptz,
  likes integer not null default 0 check (likes >= 0),
  recommendations integer not null default 0 check (recommendations >= 0),
  comments integer not null default 0 check (comments >= 0),
  viewers integer not null default 0 check (viewers >= 0),
  -- Places in the lists of the hottest and of the recommended films: both grow with the time of publication, so that
  -- older films fall without being counted again. Null: not recommended.
  heat double precision not null default 0,
  regard double precision,
  -- When somebody last did something that counts for the ranking, and up to when that is counted.
  acted_at timestamptz not null default now(),
  ranked_at timestamptz not null default '-infinity',
  published_at timestamptz not null default now()
);
create index movies_newest on movies (published_at desc, film_id desc) where shown;
create index movies_hottest on movies (heat desc, film_id desc) where shown;
create index movies_recommended on movies (regard desc, film_id desc) where shown and regard is not null;
create index movies_by_author on movies (author_id, published_at desc, film_id desc);
create index movies_words on movies using gin (words);
create index movies_unranked on movies (acted_at) where acted_at > ranked_at;
create index movies_by_cover on movies (cover_file_id);
create index movies_by_file on movies (movie_file_id);

create table movie_likes (
  account_id uuid not null references accounts (id),
  film_id uuid not null references movies (film_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, film_id)
);
create index movie_likes_by_film on movie_likes (film_id, created_at);
create index movie_likes_of_account on movie_likes (account_id, created_at desc, film_id desc);

create table movie_recommendations (
  account_id uuid not null references accounts (id),
  film_id uuid not null references movies (film_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, film_id)
);
create index movie_recommendations_by_film on movie_recommendations (film_id, created_at);

-- Who watched which film on which day: an account, or else a network, as a hash.
create table movie_views (
  film_id uuid not null references movies (film_id) on delete cascade,
  viewer_sha256 bytea not null check (length(viewer_sha256) = 32),
  day date not null,
  account_id uuid references accounts (id),
  -- Also of accounts: many accounts of one network count little.
  network_sha256 bytea not null check (length(network_sha256) = 32),
  seconds double precision not null default 0 check (seconds >= 0),
  primary key (film_id, day, viewer_sha256)
);
create index movie_views_of_account on movie_views (account_id, day desc) where account_id is not null;
create index movie_views_by_day on movie_views (day);

create table movie_comments (
  id uuid primary key,
  film_id uuid not null references movies (film_id) on delete cascade,
  account_id uuid not null references accounts (id),
  -- The comment that this one answers; answers are not answered themselves.
  answers_id uuid references movie_comments (id) on delete cascade,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null default now(),
  -- Removed by its author, the film's owner or an admin. It stays while it has answers.
  removed_at timestamptz
);
create index movie_comments_by_film on movie_comments (film_id, created_at desc, id desc) where answers_id is null;
create index movie_comments_answers on movie_comments (answers_id, created_at, id) where answers_id is not null;
create index movie_comments_of_account on movie_comments (account_id, created_at desc);

create table follows (
  account_id uuid not null references accounts (id),
  author_id uuid not null references accounts (id),
  created_at timestamptz not null default now(),
  primary key (account_id, author_id),
  check (account_id <> author_id)
);
create index follows_by_author on follows (author_id);

create index notifications_naming on notifications ((data ->> 'personId')) where data ? 'personId';
