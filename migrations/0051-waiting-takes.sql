-- The take that a reserve waits with, until what it is made from is there; null for the work of the film itself.
alter table film_reserves add column take_id uuid;
