set local lock_timeout = '10s';
-- How far work is that is being made, from 0 to 1, as its maker tells; null where it does not know.
alter table generations add column progress real check (progress between 0 and 1);
