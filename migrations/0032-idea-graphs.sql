-- What was understood of a film's idea, as its owner left it; null where the engine reads it itself.
alter table films add column graph jsonb;
-- A word lettered on a thing that is drawn as the nearest kind only.
alter table film_items add column label text;
