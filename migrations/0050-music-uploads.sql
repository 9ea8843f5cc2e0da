-- What is being uploaded for a film: a final cut, or its music.
alter table film_uploads
  add column kind text not null default 'movie' check (kind in ('movie', 'music'));
