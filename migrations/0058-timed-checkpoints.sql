set local lock_timeout = '10s';
-- States of films are also kept from time to time while they are edited, and when their final cut is ordered.
alter table film_checkpoints drop constraint film_checkpoints_reason_check;
alter table film_checkpoints add constraint film_checkpoints_reason_check check (
  reason in ('named', 'first_edit', 'before_change', 'before_restore', 'while_editing', 'final_cut')
);
