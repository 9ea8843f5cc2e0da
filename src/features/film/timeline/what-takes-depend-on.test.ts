import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { applyEdits } from './apply-edits.ts';
import type { FilmDocument } from './film-document.ts';
import type { FilmEdit, ShotChange } from './film-edit.ts';
import { ingredientsOf, type MadeAsset, type Material } from './ingredients.ts';

const plan = (number: number, changes: Partial<PlannedShot> = {}): PlannedShot =>
  ({
    number,
    script: `What is seen in ${number}.`,
    placeKey: 'place-1',
    timeOfDay: 'day',
    weather: 'clear',
    framing: 'medium',
    angle: 'eye',
    camera: 'static',
    emotion: 'neutral',
    actors: [{ characterKey: 'mara', across: 0, behind: 0, faces: 'camera', pose: 'stand', emotion: 'neutral' }],
    items: [],
    ambience: [],
    speech: { kind: 'silent', text: '', emotion: 'neutral' },
    transition: 'cut',
    durationSeconds: 3,
    ...changes,
  }) as unknown as PlannedShot;

const LINE = { kind: 'line', text: 'Stay.', emotion: 'calm', delivery: 'spoken', speakerKey: 'mara' } as const;
const FILM = {
  title: 'The Lamp',
  language: 'en',
  style: 'gouache',
  aspect: '16:9',
  shortSidePixels: 720,
  seed: 7,
  music: { description: 'A slow waltz' },
  characters: [
    { key: 'mara', name: 'Mara', description: 'A keeper.', voice: { voice: 'low' }, figure: { kind: 'person' } },
    { key: 'tom', name: 'Tom', description: 'A boy.', voice: { voice: 'high' }, figure: { kind: 'person' } },
  ],
  places: [{ key: 'place-1', name: 'Harbour', description: '', place: { kind: 'harbour', landmarks: [] } }],
  items: [],
  shots: [
    plan(1, { speech: LINE as never }),
    plan(2, { tail: { description: 'The lamp is out.' }, stillAt: 0.2 }),
    plan(3),
    plan(4),
    plan(5),
  ].map((one, index) => ({ id: `shot-${index + 1}`, plan: one, drawn: false })),
} as unknown as FilmDocument;

const TAKES: Readonly<Record<string, number>> = { 'picture shot-1': 1, 'voice shot-1': 1, 'character_picture mara': 1 };
const material = (changed: Readonly<Record<string, number>> = {}, spoken = 1.5): Material => ({
  spokenSeconds: (shotId) => (shotId === 'shot-1' ? spoken : undefined),
  takeNumber: (kind, key) => ({ ...TAKES, ...changed })[`${kind} ${key}`],
  given: new Set(),
  brought: new Set(),
});

const asset = (kind: AssetKind, key: string, maker: MadeAsset['maker'], refers = false): MadeAsset => ({
  kind,
  key,
  maker,
  refers,
});
const ASSETS = {
  voice: asset('voice', 'shot-1', 'engine'),
  drawnPicture: asset('picture', 'shot-1', 'engine'),
  paidPicture: asset('picture', 'shot-1', 'model', true),
  drawnClip: asset('clip', 'shot-1', 'engine'),
  paidClip: asset('clip', 'shot-1', 'model'),
  drawnTail: asset('tail_picture', 'shot-2', 'engine'),
  paidTail: asset('tail_picture', 'shot-2', 'model'),
  music: asset('music', 'film', 'engine'),
  paidMusic: asset('music', 'film', 'model'),
  portrait: asset('character_picture', 'mara', 'engine'),
};
type AssetName = keyof typeof ASSETS;

/** The assets whose takes are out of date after this. */
function outdatedBy(edits: readonly FilmEdit[], after: Material = material()): AssetName[] {
  const edited = applyEdits(FILM, edits).document;
  return (Object.keys(ASSETS) as AssetName[]).filter(
    (name) =>
      JSON.stringify(ingredientsOf(FILM, ASSETS[name], material())) !==
      JSON.stringify(ingredientsOf(edited, ASSETS[name], after)),
  );
}
const shot = (number: number, set: ShotChange): FilmEdit => ({ kind: 'shot', id: `shot-${number}`, set });

test.each<[string, FilmEdit[], AssetName[]]>([
  ['a title', [{ kind: 'film', set: { title: 'Another' } }], []],
  ['another word of a line', [shot(1, { speech: { ...LINE, text: 'Go.' } as never })], ['voice']],
  ['another emotion of a line', [shot(1, { speech: { ...LINE, emotion: 'sad' } as never })], ['voice']],
  ['another speaker', [shot(1, { speech: { ...LINE, speakerKey: 'tom' } as never })], ['voice']],
  ['an hour', [shot(1, { timeOfDay: 'night' })], ['drawnPicture', 'paidPicture', 'drawnClip', 'paidClip']],
  ['a camera', [shot(1, { camera: 'pan_left' })], ['drawnPicture', 'drawnClip', 'paidClip']],
  ['a script', [shot(1, { script: 'Else.' })], ['paidPicture', 'paidClip']],
  ['what an end frame is to show', [shot(2, { tail: { description: 'It burns.' } })], ['paidTail']],
  ['where in a shot its picture is taken', [shot(2, { stillAt: 0.9 })], []],
  ['a length', [shot(3, { durationSeconds: 5 })], ['music', 'paidMusic']],
  ['a shot that is left out', [shot(4, { leftOut: true })], ['music', 'paidMusic']],
])('[DRAFT-09] [PIPE-12] %s changes what is made from it, and nothing else', (_, edits, outdated) => {
  expect(outdatedBy(edits)).toEqual(outdated);
});

test.each<[string, Record<string, number>, AssetName[]]>([
  ['another picture of a shot', { 'picture shot-1': 2 }, ['paidClip']],
  ['another voice', { 'voice shot-1': 2 }, ['drawnClip']],
  ['another picture of a character', { 'character_picture mara': 2 }, ['paidPicture']],
  ['an end frame of another shot', { 'tail_picture shot-2': 2 }, []],
])('[PIPE-10] [PIPE-12] %s makes out of date what was made from it, and nothing else', (_, takes, outdated) => {
  expect(outdatedBy([], material(takes))).toEqual(outdated);
});

test('[DRAFT-09] the seed of a film is seen in what the engine draws', () => {
  const reseeded = { ...FILM, seed: 8 };
  const differs = (name: AssetName): boolean =>
    JSON.stringify(ingredientsOf(FILM, ASSETS[name], material())) !==
    JSON.stringify(ingredientsOf(reseeded, ASSETS[name], material()));
  expect(differs('drawnPicture')).toBe(true);
  expect(differs('paidPicture')).toBe(false);
});

test('[EDIT-05] a longer voice makes its shot longer, and with it the music', () => {
  expect(outdatedBy([], material({}, 6))).toEqual(['drawnClip', 'paidClip', 'music', 'paidMusic']);
});
