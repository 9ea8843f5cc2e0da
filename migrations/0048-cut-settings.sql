-- The owner's choices for the final cut of a film.
alter table films
  add column cut_settings jsonb not null default '{
    "transitions": "as_written",
    "dissolveFrames": 12,
    "subtitles": { "mode": "track", "size": "medium", "colour": "white", "place": "bottom", "ground": "none" },
    "volumes": { "voice": 1, "music": 1, "effects": 1 }
  }';
