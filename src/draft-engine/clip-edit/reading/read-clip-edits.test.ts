import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { readClipEdits } from './read-clip-edits.ts';

/** A request, and the edits that it means: a kind with its values, joined by a space. */
interface KnownRequest {
  request: string;
  does: string[];
  left?: string;
}

const REQUESTS = JSON.parse(
  readFileSync(new URL('../../../../tests/edits/clip-requests.json', import.meta.url), 'utf8'),
) as Record<Language, KnownRequest[]>;

/** An edit in that notation: what is usual is left out. */
const shortOf = ({ kind, ...values }: ClipEdit): string =>
  [
    kind,
    ...Object.values(values)
      .filter((value) => value !== 0 && value !== true)
      .map(String),
    ...('follows' in values ? ['follows'] : []),
  ].join(' ');

test.each(LANGUAGES)('[VED-01] requests about clips do what they say, and the rest is told: %s', (language) => {
  for (const { request, does, left } of REQUESTS[language]) {
    const { edits, notUnderstood } = readClipEdits(request, { language, seconds: 5 });
    expect([request, ...edits.map(shortOf)]).toEqual([request, ...does]);
    expect([request, notUnderstood.join(' ')]).toEqual([request, left ?? '']);
  }
});

test('[VED-01] what is asked for later changes and takes back what there is', () => {
  const before = readClipEdits('slow motion, no sound, brighter, crop to 9:16').edits;
  expect(before.map(({ kind }) => kind)).toEqual(['speed', 'volume', 'crop', 'brightness']);
  const after = readClipEdits('a bit faster, keep the sound, no brightness', { before }).edits;
  expect(after.map(shortOf)).toEqual(['speed 1.25', 'crop 9:16']);
  const placed = before.map((edit) => (edit.kind === 'crop' ? { ...edit, at: 10 } : edit));
  expect(readClipEdits('sepia', { before: placed }).edits).toContainEqual(expect.objectContaining({ at: 10 }));
  expect(readClipEdits('start over', { before }).edits).toEqual([]);
});

test('[VED-01] what only a picture can have is told apart', () => {
  const reading = readClipEdits('blur the background, remove the dog, and slower');
  expect(reading.edits).toEqual([{ kind: 'speed', factor: 0.5 }]);
  expect(reading.notForClips).toEqual(['remove', 'blur']);
});

test('what is long, empty or strange is read within its limits', () => {
  for (const text of ['', '  ', '😀'.repeat(300), 'cut the first '.repeat(100), '0x speed', 'from 5 to 5 seconds']) {
    const { edits } = readClipEdits(text);
    expect(edits.length).toBeLessThanOrEqual(24);
  }
});
