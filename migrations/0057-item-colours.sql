set local lock_timeout = '10s';
-- The main colour of an item; null for that of its kind.
alter table film_items add column colour text;
update film_checkpoints set document = jsonb_set(document, '{items}', (
  select coalesce(jsonb_agg('{"colour": null}'::jsonb || item order by position), '[]'::jsonb)
  from jsonb_array_elements(document -> 'items') with ordinality as items (item, position)
));
