-- What one account may have in the making is counted when a film begins; what its files take, when it brings more.
create index films_unfinished_by_account on films (account_id)
  where status not in ('COMPLETED', 'FAILED') and deleted_at is null;
create index files_bytes_by_account on files (account_id, storage_key) include (bytes, folder);
