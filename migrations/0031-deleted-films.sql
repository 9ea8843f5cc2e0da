-- The rows of deleted films go some days after the films.
create index films_by_deleted_at on films (deleted_at) where deleted_at is not null;
