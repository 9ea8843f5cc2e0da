-- Stored bytes whose row was deleted: nobody can get them any more, and the nightly sweep removes them some days later. A row goes
-- only when no row of another table names it; the foreign keys to files say which tables those are.
create table deleted_files (
  storage_key text primary key,
  deleted_at timestamptz not null default now()
);
create function remember_deleted_files() returns trigger language plpgsql as $$
begin
  insert into deleted_files (storage_key) select distinct storage_key from gone
    on conflict (storage_key) do update set deleted_at = excluded.deleted_at;
  return null;
end $$;
create trigger files_deleted after delete on files
  referencing old table as gone for each statement execute function remember_deleted_files();

-- Each deletion of a file looks for rows that name it.
create index takes_by_file on takes (file_id) where file_id is not null;
create index cuts_by_subtitles_file on cuts (subtitles_file_id) where subtitles_file_id is not null;
create index cuts_by_thumbnails_file on cuts (thumbnails_file_id) where thumbnails_file_id is not null;
create index films_by_cover_file on films (cover_file_id) where cover_file_id is not null;
create index film_given_characters_by_file on film_given_characters (file_id);
create index profiles_by_avatar_file on profiles (avatar_file_id) where avatar_file_id is not null;
create index generations_by_result_file on generations (result_file_id) where result_file_id is not null;

-- A generation names its result only until the take has it.
update generations set result_file_id = null
  where exists (select from takes where takes.generation_id = generations.id and takes.file_id = generations.result_file_id);
-- Films that were deleted before now still named their files.
update takes set file_id = null from films where films.id = takes.film_id and films.deleted_at is not null and takes.file_id is not null;
update cuts set subtitles_file_id = null, thumbnails_file_id = null from films where films.id = cuts.film_id and films.deleted_at is not null;
update films set cover_file_id = null where deleted_at is not null and cover_file_id is not null;
delete from film_given_characters using films where films.id = film_given_characters.film_id and films.deleted_at is not null;
