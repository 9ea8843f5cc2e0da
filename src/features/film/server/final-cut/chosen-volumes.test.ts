import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { measureFileLoudness } from '#src/platform/server/media/sound/measure-file-loudness.ts';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { DEFAULT_CUT_SETTINGS, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { chosenVolumes } from './chosen-volumes.ts';
import { mixSound, type FilmSound } from './thread/mix-sound.ts';

const SECONDS = 10;

function tone(hertz: number, seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * FILM_SAMPLE_RATE }, (_, index) => {
    const time = index / FILM_SAMPLE_RATE;
    return Math.sin(2 * Math.PI * hertz * time) * 0.3 * (0.6 + 0.4 * Math.sin(time * 20));
  });
}

test('the volumes of a film are not in its mix until one is chosen', () => {
  expect(chosenVolumes(DEFAULT_CUT_SETTINGS)).toEqual({});
  expect(chosenVolumes({ volumes: { voice: 1, music: 1, effects: 0.5 } })).toEqual({
    volumes: { voice: 1, music: 1, effects: 0.5, ambience: 0.5 },
  });
});

test('[EDIT-12] volumes of music, voices and effects change their balance, and the film stays as loud', async () => {
  const ffmpeg = await findFfmpeg();
  await withTemporaryFolder(async (folder) => {
    const file = async (name: string, samples: Float32Array): Promise<string> => {
      const path = join(folder, `${name}.wav`);
      await writeFile(path, encodePcmWav({ sampleRate: FILM_SAMPLE_RATE, channels: [samples] }));
      return path;
    };
    const [voice, effect, musicPath] = [
      await file('voice', tone(220, 4)),
      await file('effect', tone(900, 1)),
      await file('music', tone(440, SECONDS)),
    ];
    const mix = (key: string, volumes: CutSettings['volumes']): Promise<FilmSound> =>
      mixSound(
        {
          ffmpeg,
          key,
          folder: join(folder, 'sound'),
          durationSeconds: SECONDS,
          lines: [{ startSeconds: 1, endSeconds: 5 }],
          voices: [{ path: voice, startSeconds: 1, gain: 1 }],
          events: [{ path: effect, startSeconds: 7, gain: 1 }],
          ambience: [],
          musicPath,
          plannedGainDecibels: 4,
          ...chosenVolumes({ volumes }),
        },
        new AbortController().signal,
      );
    const levelOf = async ({ stems }: FilmSound, stem: 'voice' | 'music' | 'effects'): Promise<number> =>
      (await measureFileLoudness(ffmpeg, stems[stem] ?? '')).integratedLufs ?? Number.NEGATIVE_INFINITY;
    const usual = await mix('usual', DEFAULT_CUT_SETTINGS.volumes);
    const chosen = await mix('chosen', { voice: 0.5, music: 2, effects: 2 });
    const silent = await mix('silent', { voice: 2, music: 0, effects: 1 });
    for (const { loudness } of [usual, chosen, silent]) {
      expect(Math.abs((loudness.integratedLufs ?? 0) + 16)).toBeLessThanOrEqual(1);
      expect(loudness.truePeakDecibels).toBeLessThanOrEqual(-1);
    }
    expect((await levelOf(chosen, 'voice')) - (await levelOf(usual, 'voice'))).toBeCloseTo(-6, 0);
    expect((await levelOf(chosen, 'music')) - (await levelOf(usual, 'music'))).toBeGreaterThan(5);
    expect((await levelOf(chosen, 'effects')) - (await levelOf(usual, 'effects'))).toBeCloseTo(6, 0);
    expect(Object.keys(silent.stems)).toEqual(['voice', 'effects']);
  });
});
