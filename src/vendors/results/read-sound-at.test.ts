import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePcmWav, encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { readSoundAt } from './read-sound-at.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-sound-at-'));
  const second = new Float32Array(1000).fill(0.5);
  await writeFile(join(folder, 'sound'), encodePcmWav({ sampleRate: 1000, channels: [second] }));
  await writeFile(join(folder, 'text'), 'no sound at all, but long enough to be read as one');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The levels at each quarter of a second. */
async function levelsAt(startSeconds: number, durationSeconds: number): Promise<number[]> {
  const context = { pathOfFile: async (id: string) => join(folder, id) };
  const uri = await readSoundAt(context, 'sound', { startSeconds, durationSeconds });
  expect(uri).toMatch(/^data:audio\/wav;base64,/);
  const { channels } = decodePcmWav(Buffer.from(uri.split(',')[1] ?? '', 'base64'));
  const [samples = new Float32Array()] = channels;
  return Array.from({ length: samples.length / 250 }, (_, index) => Math.round((samples[index * 250 + 125] ?? 0) * 2));
}

test('a sound begins when it should, with silence around it, and is never cut', async () => {
  expect(await levelsAt(0.5, 2)).toEqual([0, 0, 1, 1, 1, 1, 0, 0]);
  expect(await levelsAt(0.5, 1)).toEqual([0, 0, 1, 1, 1, 1]);
});

test.each(['text', 'nothing'])('%s is no sound that can be sent', async (id) => {
  const context = { pathOfFile: async () => join(folder, id) };
  const sent = readSoundAt(context, id, { startSeconds: 0, durationSeconds: 1 });
  await expect(sent).rejects.toMatchObject({ kind: 'failed' });
});
