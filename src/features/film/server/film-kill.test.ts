import { test } from 'vitest';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { killEveryCut, killFilm } from '#tests/torture/kill-film.ts';

/** One film is killed at each of these, in this order. */
const POINTS = [
  'generation-submitting',
  'film-story-after',
  'film-voice-before',
  'film-picture-after',
  'generation-stored',
  'film-clip-before',
  'film-music-after',
  'film-prepare-before',
  'film-movie-stored',
  'film-movie-after',
];

test('[REL-06] [REL-04] [PIPE-03] killed at each stage and restarted, a film completes and nothing is made twice', async () => {
  const database = await createTestDatabase();
  try {
    await withTemporaryFolder((folder) =>
      killFilm(database, folder, { filmSeed: 21, kills: POINTS.map((point) => ({ point, visit: 1 })) }),
    );
  } finally {
    await database.close();
  }
});

test('[REL-06] a cut that kills every process is given up after two, reported, and can be restarted by a person', async () => {
  const database = await createTestDatabase();
  try {
    await withTemporaryFolder((folder) => killEveryCut(database, folder, { filmSeed: 22 }));
  } finally {
    await database.close();
  }
});
