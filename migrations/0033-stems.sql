-- The tracks that a cut's sound is mixed of.
alter table cuts
  add column voice_stem_file_id uuid references files (id),
  add column music_stem_file_id uuid references files (id),
  add column effects_stem_file_id uuid references files (id),
  add column ambience_stem_file_id uuid references files (id);
create index cuts_by_voice_stem_file on cuts (voice_stem_file_id) where voice_stem_file_id is not null;
create index cuts_by_music_stem_file on cuts (music_stem_file_id) where music_stem_file_id is not null;
create index cuts_by_effects_stem_file on cuts (effects_stem_file_id) where effects_stem_file_id is not null;
create index cuts_by_ambience_stem_file on cuts (ambience_stem_file_id) where ambience_stem_file_id is not null;
