import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import { applyEdits } from '../../../timeline/apply-edits.ts';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import { captionsOfText, createPreviewReader } from './preview-film.ts';

const file = (name: string) => ({ path: `/media/${name}?until=1`, mime: 'video/mp4', bytes: 1 });
const SHOTS = ['one', 'two', 'three', 'four'];

const shot = (id: string, index: number): DocumentShot => ({
  id,
  drawn: false,
  plan: {
    number: index + 1,
    durationSeconds: 3,
    transition: 'cut',
    placeKey: 'garden',
    subject: { kind: 'place' },
    timeOfDay: 'morning',
    actors: [],
    items: [],
    ambience: [],
    events: [],
    speech: { kind: 'narration', text: 'The keys grow.', emotion: 'neutral' },
  } as unknown as PlannedShot,
});

const DOCUMENT = {
  language: 'en',
  title: 'Keys',
  style: 'gouache',
  aspect: '16:9',
  seed: 1,
  characters: [],
  places: [{ key: 'garden', name: 'Garden', description: '', place: { kind: 'garden', seed: 1, landmarks: [] } }],
  items: [],
  shots: SHOTS.map(shot),
} as unknown as FilmDocument;

const DRAWN = { drawn: true, own: false, synced: false, kept: false };

/** What the server tells of a film whose clips are all there, as long as this. */
function told({ clipTake = 1, outdated = [] as string[], frames = 96, clip = {} } = {}) {
  const film = {
    characters: [],
    shots: SHOTS.map((id) => ({ id, outdated, clip: file(id), takes: { voice: 1, picture: 1, clip: clipTake } })),
  } as unknown as FilmView;
  const voice = {
    take: 1,
    file: file('voice'),
    durationSeconds: 2,
    text: 'The keys grow.',
    captions: [{ startSeconds: 0.1, endSeconds: 1.9, lines: ['The keys grow.'] }],
    words: [],
    visemes: [],
  };
  const material: PreviewMaterial = {
    shots: SHOTS.map((id) => ({ id, voice, clip: { ...DRAWN, take: clipTake, frames, ...clip } })),
    sounds: [],
    music: null,
    gains: { voice: 1, music: 1, effects: 1, ambience: 1, whole: 1 },
    cut: { transitions: 'as_written', dissolveFrames: 12, volumes: { voice: 1, music: 1, effects: 1 } },
  };
  return { film, material };
}

const nightIn = (id: string): FilmDocument =>
  applyEdits(DOCUMENT, [{ kind: 'shot', id, set: { timeOfDay: 'night' } }]).document;

test('a changed shot is drawn at once, before the server says that its clip is outdated, and as long as planned', () => {
  const read = createPreviewReader();
  const server = told();
  const before = read(DOCUMENT, server);
  expect(before.parts.map(({ clip }) => clip?.source)).toEqual(SHOTS.map((id) => `clip:${id}:1`));
  expect(before.schedule.shots[2]?.startSeconds).toBe(8);
  const after = read(nightIn('two'), server);
  expect(after.parts.map(({ clip }) => clip !== undefined)).toEqual([true, false, true, true]);
  expect(after.parts[1]?.scene?.drawing.timeOfDay).toBe('night');
  expect(after.schedule.shots[2]?.startSeconds).toBe(7);
  expect(after.parts[0]).toBe(before.parts[0]);
});

test('a change that is taken back, and a clip that was made again, is played again', () => {
  const read = createPreviewReader();
  read(DOCUMENT, told());
  expect(read(nightIn('two'), told()).parts[1]?.clip).toBeUndefined();
  expect(read(DOCUMENT, told()).parts[1]?.clip?.source).toBe('clip:two:1');
  expect(read(nightIn('two'), told({ outdated: ['clip'] })).parts[1]?.clip).toBeUndefined();
  expect(read(nightIn('two'), told({ clipTake: 2 })).parts[1]?.clip?.source).toBe('clip:two:2');
});

test('a clip whose mouths were fitted to its voice shows its shot whatever the plan says, until there is another voice', () => {
  const { document: elsewhere } = applyEdits(DOCUMENT, [{ kind: 'shot', id: 'two', set: { timeOfDay: 'night' } }]);
  const { document: longer } = applyEdits(DOCUMENT, [{ kind: 'shot', id: 'two', set: { durationSeconds: 9 } }]);
  const playedOf = (clip: object, edited: FilmDocument): string | undefined => {
    const read = createPreviewReader();
    read(DOCUMENT, told({ clip }));
    return read(edited, told({ clip })).parts[1]?.clip?.source;
  };
  const made = { drawn: false };
  expect(playedOf(made, elsewhere)).toBeUndefined();
  expect(playedOf({ ...made, synced: true }, elsewhere)).toBe('clip:two:1');
  expect(playedOf({ ...made, synced: true }, longer)).toBeUndefined();
  // One's own clip is what it is; with other mouths it depends on the voice.
  expect(playedOf({ ...made, own: true }, longer)).toBe('clip:two:1');
  expect(playedOf({ ...made, own: true, synced: true }, longer)).toBeUndefined();
});

test('an older clip that a person chose is played, as long as it is, until its shot is changed', () => {
  const read = createPreviewReader();
  const chosen = told({ outdated: ['clip'], clip: { kept: true } });
  const film = read(DOCUMENT, chosen);
  expect(film.parts[1]?.clip?.source).toBe('clip:two:1');
  expect(film.schedule.shots[2]?.startSeconds).toBe(8);
  expect(read(nightIn('two'), chosen).parts[1]?.clip).toBeUndefined();
  expect(createPreviewReader()(DOCUMENT, told({ outdated: ['clip'] })).parts[1]?.clip).toBeUndefined();
});

test('a clip is not played while the film and its material tell of different takes', () => {
  const read = createPreviewReader();
  const { film } = told({ clipTake: 2 });
  expect(read(DOCUMENT, { film, material: told().material }).parts[0]?.clip).toBeUndefined();
});

test('the transitions that were chosen for the cut are played', () => {
  const server = told();
  const cut = { ...server.material.cut, transitions: 'dissolves', dissolveFrames: 10 } as const;
  const { schedule } = createPreviewReader()(DOCUMENT, {
    ...server,
    material: { ...server.material, cut },
  });
  expect(schedule.shots[1]?.startSeconds).toBeCloseTo(4 - 10 / 24, 5);
});

test('captions are those of the voice; of a text that is not spoken yet it is the text', () => {
  const read = createPreviewReader();
  const start = read(DOCUMENT, told()).schedule.shots[0]?.speechStartSeconds ?? 0;
  expect(read(DOCUMENT, told()).captions[0]).toMatchObject({ startSeconds: start + 0.1, lines: ['The keys grow.'] });
  const text = 'The keys are gone.';
  const { document } = applyEdits(DOCUMENT, [
    { kind: 'shot', id: 'one', set: { speech: { kind: 'narration', text, emotion: 'neutral' } } },
  ]);
  // It begins with its shot, a moment before its first word.
  expect(read(document, told()).captions[0]).toEqual({ startSeconds: 0, endSeconds: start + 2, lines: [text] });
});

test('[EDIT-06] a long text that is not spoken yet is broken between words, as in the cut', () => {
  const document = { language: 'ja', aspect: '16:9' } as const;
  const text =
    '翌朝、傘の持ち主の少女が、しおりに書いた返事を本にはさんで返しに来た。司書は黙って傘をたたみ、手紙を渡した。';
  const captions = captionsOfText(text, document, { startSeconds: 1, endSeconds: 7 });
  expect(captions.map(({ lines }) => lines.length).every((lines) => lines <= 2)).toBe(true);
  expect(captions.flatMap(({ lines }) => lines).join('')).toBe(text);
  expect(
    captions.flatMap(({ lines }) => lines).filter((line) => line.endsWith('は') || line.startsWith('さんで')),
  ).toEqual([]);
  expect(captions[0]?.startSeconds).toBe(1);
  expect(captions.at(-1)?.endSeconds).toBe(7);
});
