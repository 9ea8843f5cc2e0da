set local lock_timeout = '10s';
-- Films that may have lost their wake-up; one that waits for a person needs none.
drop index films_unfinished;
create index films_quiet on films (changed_at)
  where status not in ('COMPLETED', 'FAILED') and cancelled_at is null and not waiting;
