set local lock_timeout = '10s';
-- A text is measured in characters as people see them, which may be several code points each.
alter table series drop constraint series_title_check;
alter table series add constraint series_title_check check (length(title) between 1 and 200);
alter table series drop constraint series_logline_check;
alter table series add constraint series_logline_check check (length(logline) <= 600);
