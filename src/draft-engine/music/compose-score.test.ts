import { expect, test } from 'vitest';
import { MUSIC_MOODS } from '../story/film-plan.ts';
import { composeMusic } from './compose-music.ts';
import { composeScore } from './compose-score.ts';
import { createKey } from './harmony.ts';
import { MOOD_STYLES } from './moods.ts';
import type { MusicRequest } from './music-request.ts';

const request = (changes: Partial<MusicRequest> = {}): MusicRequest => ({
  brief: { description: '', type: 'drama', mood: 'warm' },
  cues: [
    { startSeconds: 0, endSeconds: 8, tension: 0.2, level: 'theme', emotion: 'happy' },
    { startSeconds: 8, endSeconds: 14, tension: 0.4, level: 'none', emotion: 'sad' },
    { startSeconds: 14, endSeconds: 22, tension: 0.9, level: 'full', emotion: 'fear' },
    { startSeconds: 22, endSeconds: 30, tension: 0.2, level: 'theme', emotion: 'happy' },
  ],
  durationSeconds: 30,
  seed: 4,
  ...changes,
});

test('[DRAFT-05] every mood writes a piece in its own scale that ends with the film on the tonic', () => {
  for (const mood of MUSIC_MOODS) {
    const score = composeScore(request({ brief: { description: '', type: 'drama', mood } }));
    const melody = score.notes.filter((note) => note.part === 'melody');
    expect(melody.length, mood).toBeGreaterThan(6);
    const close = melody.at(-1);
    expect(close?.startSeconds, mood).toBeGreaterThan(26);
    expect(close?.startSeconds, mood).toBeLessThan(30);
    const tonic = (close?.pitch ?? 0) % 12;
    const scale = new Set(createKey(tonic, MOOD_STYLES[mood].scale).steps.map((step) => (step + tonic) % 12));
    for (const note of melody) {
      expect(scale.has(note.pitch % 12), `${mood}: ${note.pitch}`).toBe(true);
    }
  }
});

test('[DRAFT-05] the music is silent where the film asks for it and fullest where the tension is highest', () => {
  const { notes } = composeScore(request());
  const struckIn = (from: number, to: number): number =>
    notes.filter((note) => note.startSeconds >= from && note.startSeconds < to).length;
  expect(struckIn(10, 13)).toBe(0);
  expect(struckIn(15, 21)).toBeGreaterThan(struckIn(1, 7));
});

test('[DRAFT-07] the same request plays the same samples, another seed does not, and moods differ', async () => {
  const short = { cues: [], durationSeconds: 6 };
  const first = await composeMusic(request(short));
  expect(first.left.length).toBe(6 * 48_000);
  expect(await composeMusic(request(short))).toEqual(first);
  expect(await composeMusic(request({ ...short, seed: 5 }))).not.toEqual(first);
  expect(
    composeScore(request({ ...short, brief: { description: '', type: 'drama', mood: 'dark' } })).instruments,
  ).not.toEqual(composeScore(request(short)).instruments);
});

test('[DRAFT-05] a piece is audible through its whole length, never clips and fades out', async () => {
  const { left } = await composeMusic(request({ cues: [] }));
  const peak = left.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  expect(peak).toBeLessThan(0.9);
  for (let second = 0; second < 28; second += 2) {
    const part = left.subarray(second * 48_000, (second + 2) * 48_000);
    expect(
      Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length),
      `second ${second}`,
    ).toBeGreaterThan(0.005);
  }
  expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(0.01);
});
