-- Checks in a row that began and did not end: their processes died.
alter table generations add column unended_checks integer not null default 0;
