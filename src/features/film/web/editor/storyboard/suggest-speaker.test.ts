import { expect, test } from 'vitest';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import { sayIn } from './suggest-speaker.ts';

const characters = [
  { key: 'ken', figure: { kind: 'person' } },
  { key: 'mia', figure: { kind: 'person' } },
  { key: 'rex', figure: { kind: 'animal' } },
];
const shot = (id: string, keys: readonly string[], more: object = {}): DocumentShot =>
  ({
    id,
    plan: {
      script: '',
      actors: keys.map((characterKey) => ({ characterKey })),
      subject: { kind: 'character', key: keys[0] },
      speech: { kind: 'silent', text: '', emotion: 'happy' },
      ...more,
    },
  }) as unknown as DocumentShot;
const said = { speech: { kind: 'line', speakerKey: 'ken', text: 'Hello', emotion: 'happy' } };
const speakerOf = (earlier: DocumentShot[], written: DocumentShot): string => {
  const { kind, speakerKey } = sayIn(
    { characters, shots: [...earlier, written] } as unknown as FilmDocument,
    written,
    'Good day',
  ) as { kind: string; speakerKey?: string };
  return speakerKey ?? kind;
};

test('[EDIT-05] what is written into a silent shot is said by somebody in it, unless it is to be narrated', () => {
  expect(speakerOf([], shot('b', ['mia']))).toBe('mia');
  expect(speakerOf([], shot('b', ['ken', 'mia']))).toBe('ken');
  expect(speakerOf([], shot('b', ['ken', 'mia'], { subject: { kind: 'character', key: 'mia' } }))).toBe('mia');
  expect(speakerOf([shot('a', ['ken'], said)], shot('b', ['ken', 'mia']))).toBe('mia');
  expect(speakerOf([shot('a', ['ken'], said)], shot('b', ['ken', 'rex']))).toBe('ken');
  for (const script of ['Narration over the harbour.', '旁白。', '海辺。ナレーション。', '내레이션이 나온다.']) {
    expect(speakerOf([], shot('b', ['ken'], { script })), script).toBe('narration');
  }
  expect(speakerOf([], shot('b', ['rex']))).toBe('narration');
  expect(speakerOf([], shot('b', []))).toBe('narration');
});
