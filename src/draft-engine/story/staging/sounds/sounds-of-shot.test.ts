import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import type { FilmPlan, PlannedShot, Pose } from '../../film-plan.ts';
import { planFilm } from '../../plan-film.ts';
import { SOUND_EVENT_KINDS } from '../../sound-kinds.ts';
import { CHOREOGRAPHIES } from '../deeds/choreographies.ts';
import { ITEM_SOUNDS, VEHICLE_SOUNDS } from './item-sounds.ts';
import { ITEM_STATE_SOUNDS } from './item-state-sounds.ts';
import { ANIMAL_CALLS, EFFECT_SOUNDS, POSE_SOUNDS, STATE_SOUNDS, VOICE_SOUNDS } from './sound-tables.ts';

const filmOf = (language: Language, idea: string, type: FilmType = 'drama', shotCount = 10): Promise<FilmPlan> =>
  planFilm({ idea, language, seed: 5, type, shotCount, aspect: '16:9' });

const ideasOf = (language: Language): string[] =>
  (
    JSON.parse(
      readFileSync(new URL(`../../../../../tests/ideas/tuning-${language}.json`, import.meta.url), 'utf8'),
    ) as { idea: string }[]
  ).map(({ idea }) => idea);

/** Films of the test ideas in each language, every film type in turn. */
const FILMS: readonly FilmPlan[] = await Promise.all(
  LANGUAGES.flatMap((language, turn) =>
    ideasOf(language).map((idea, index) => filmOf(language, idea, FILM_TYPES[(index + turn * 4) % FILM_TYPES.length])),
  ),
);
const SHOTS = FILMS.flatMap((film) => film.shots.map((shot) => ({ film, shot })));

const posesOf = (shot: PlannedShot): Pose[] =>
  shot.actors.flatMap(({ pose, keyframes = [] }) => [pose, ...keyframes.flatMap((frame) => frame.pose ?? [])]);

/** Poses in which somebody is seen to do something that is heard. */
const LOUD: ReadonlySet<Pose> = new Set<Pose>([
  ...(['run', 'jump', 'fight', 'dance', 'push', 'pull', 'throw', 'hammer', 'dig', 'sweep', 'wave', 'bow'] as const),
  ...(['eat', 'drink', 'pour', 'stir', 'write', 'clap', 'swim', 'fall', 'play_keys', 'play_strings'] as const),
]);

test('[DRAFT-05] every shot in mid-film has an ambience, and a sound of what is seen or a reason for none', () => {
  const middle = FILMS.flatMap(({ shots }) => shots.slice(1, -1));
  expect(middle.length).toBeGreaterThan(300);
  const sounding = middle.filter(({ events }) => events.length > 0);
  for (const shot of middle) {
    expect(shot.ambience.length, shot.script).toBeGreaterThan(0);
    expect(shot.silence === undefined, shot.script).toBe(shot.events.length > 0);
  }
  expect(sounding.length / middle.length).toBeGreaterThan(0.6);
});

test('[DRAFT-05] a silent shot is still, of nobody, or holds its breath', () => {
  for (const { shot } of SHOTS) {
    const about = `${shot.script} ${JSON.stringify(shot.actors)}`;
    switch (shot.silence) {
      case 'nobody':
        expect(shot.actors, about).toEqual([]);
        break;
      case 'held_breath':
        expect(shot.ambience, about).toEqual(['hush']);
        break;
      case 'stillness':
        expect(
          posesOf(shot).filter((pose) => LOUD.has(pose)),
          about,
        ).toEqual([]);
        break;
      default:
        expect(shot.events.length, about).toBeGreaterThan(0);
    }
  }
});

test('[DRAFT-05] steps are heard while somebody walks, on the ground of the place', async () => {
  const film = await filmOf('en', 'A boy runs through a snowy forest in winter.');
  const runs = film.shots.flatMap((shot) =>
    shot.events
      .filter(({ sound }) => sound.startsWith('run_') || sound.startsWith('steps_'))
      .map((event) => ({ shot, event })),
  );
  expect(runs.length).toBeGreaterThan(0);
  for (const { shot, event } of runs) {
    const poses = shot.actors.flatMap((actor) => [
      { at: 0, pose: actor.pose },
      ...(actor.keyframes ?? []).flatMap(({ at, pose }) => (pose ? [{ at, pose }] : [])),
    ]);
    expect(poses.filter(({ pose }) => ['run', 'walk', 'dance'].includes(pose)).map(({ at }) => at)).toContain(event.at);
    expect(event.until ?? 1).toBeGreaterThan(event.at);
  }
  expect(new Set(runs.map(({ event }) => event.sound.split('_')[1]))).toContain('snow');
});

const STRONG: readonly (readonly [Language, string, string[]])[] = [
  ['en', 'A bomb explodes in the city and the church bell rings.', ['explosion', 'rubble', 'church_bell']],
  ['en', 'A soldier shoots a wolf in the forest.', ['gunshot']],
  ['en', 'An alarm rings in the bank at night and the guard wakes up.', ['alarm']],
  ['en', 'A man starts the car and drives away.', ['engine_start', 'engine_pass']],
  ['en', 'Fireworks explode over the town and children cheer.', ['firework']],
  ['en', 'The doorbell rings and a girl opens the door.', ['doorbell']],
  ['en', 'A lumberjack cuts down a tree in the forest.', ['tree_fall']],
  ['en', 'A girl closes the door and leaves.', ['door_close']],
  ['en', 'A boy rides his bicycle through the town.', ['bicycle_bell']],
  ['en', 'A train whistles and arrives at the station.', ['train_whistle']],
  ['en', 'A ghost haunts an old house.', ['ghost']],
  ['en', 'Plants grow in a garden.', ['grow']],
  ['en', 'A woman scrubs the floor.', ['scrub']],
  ['en', 'A fisherman mends his net at the harbour.', ['gulls']],
  ['en', 'A miner finds a gem in a cave.', ['drip']],
  ['en', 'A girl waits for a ship on the coast at night.', ['wave']],
  ['cn', '炸弹在城里爆炸，教堂的钟声响起。', ['explosion', 'church_bell']],
  ['cn', '士兵开枪打狼。', ['gunshot']],
  ['cn', '夜里打雷，小女孩醒来。', ['thunder']],
  ['cn', '和尚在寺庙里敲钟。', ['temple_bell']],
  ['ko', '폭탄이 도시에서 폭발한다.', ['explosion', 'rubble']],
  ['ko', '군인이 늑대에게 총을 쏜다.', ['gunshot']],
  ['ko', '남자가 차에 시동을 걸고 떠난다.', ['engine_start']],
  ['ja', '爆弾が街で爆発する。', ['explosion', 'rubble']],
  ['ja', '兵士が銃を撃つ。', ['gunshot']],
  ['ja', '雷が鳴り、少年が目を覚ます。', ['thunder']],
];

test.each(STRONG)('[DRAFT-05] what an idea says is loud is heard (%s): %s', async (language, idea, sounds) => {
  const { shots } = await filmOf(language, idea, 'drama', 6);
  expect(shots.flatMap(({ events }) => events.map(({ sound }) => sound))).toEqual(expect.arrayContaining(sounds));
});

test('[DRAFT-05] things break as what they are, and a car is not heard as hooves', async () => {
  const soundsIn = async (idea: string): Promise<Set<string>> =>
    new Set((await filmOf('en', idea, 'drama', 6)).shots.flatMap(({ events }) => events.map(({ sound }) => sound)));
  expect(await soundsIn('A boy breaks a cup.')).toContain('glass');
  const statue = await soundsIn('A boy breaks a statue.');
  expect(statue).toContain('rubble');
  expect(statue).not.toContain('glass');
  expect(await soundsIn('A girl rides her bicycle.')).not.toContain('hooves');
  expect(await soundsIn('A girl rides her horse.')).toContain('hooves');
  const explosion = await soundsIn('A bomb explodes in the city.');
  expect(explosion).not.toContain('glass');
  expect(explosion).not.toContain('whoosh');
});

/** Single sounds that are for descriptions alone, and why. */
const FOR_DESCRIPTIONS: Readonly<Record<string, string>> = {
  steps: 'a film knows the ground',
};

test('[DRAFT-05] every single sound is heard in films, or is for descriptions with a reason', async () => {
  const strong = await Promise.all(STRONG.map(([language, idea]) => filmOf(language, idea, 'drama', 6)));
  const heard = new Set<string>([
    ...[...FILMS, ...strong].flatMap(({ shots }) => shots.flatMap(({ events }) => events.map(({ sound }) => sound))),
    ...[POSE_SOUNDS, VOICE_SOUNDS, STATE_SOUNDS, EFFECT_SOUNDS].flatMap((table) =>
      Object.values(table).map(([sound]) => sound),
    ),
    ...Object.values(ITEM_STATE_SOUNDS).flatMap((table) => [...table.values()].flat().map(([sound]) => sound)),
    ...Object.values(CHOREOGRAPHIES).flatMap(({ solo, object, duo, between }) =>
      [solo, object, duo, between].flatMap((scene) => (scene?.sounds ?? []).map(([sound]) => sound)),
    ),
    ...Object.values(ANIMAL_CALLS),
    ...[...ITEM_SOUNDS.values(), ...VEHICLE_SOUNDS.values()].map(([sound]) => sound),
  ]);
  const isGround = (sound: string): boolean => sound.startsWith('steps_') || sound.startsWith('run_');
  expect(
    SOUND_EVENT_KINDS.filter((sound) => !heard.has(sound) && !isGround(sound) && !(sound in FOR_DESCRIPTIONS)),
  ).toEqual([]);
});

test('[DRAFT-05] an animal calls when it comes into a place or shows it, not in every shot', async () => {
  const { shots, characters } = await filmOf(
    'en',
    'A dog and a girl live in a village and the dog sleeps.',
    'drama',
    12,
  );
  const dog = characters.find(({ figure }) => figure.kind === 'animal')?.key;
  const seen = shots.filter(({ actors }) => actors.some(({ characterKey }) => characterKey === dog));
  const calls = seen.filter(({ events }) => events.some(({ sound }) => sound === 'bark'));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.length).toBeLessThan(seen.length);
  const share = (shown: readonly PlannedShot[]): number =>
    shown.filter(({ events }) => events.some(({ sound }) => Object.values(ANIMAL_CALLS).includes(sound))).length /
    shown.length;
  const animals = SHOTS.filter(({ film, shot }) =>
    shot.actors.some(({ characterKey }) => {
      const figure = film.characters.find(({ key }) => key === characterKey)?.figure;
      return figure?.kind === 'animal' && figure.species in ANIMAL_CALLS;
    }),
  ).map(({ shot }) => shot);
  expect(animals.length).toBeGreaterThan(20);
  expect(share(animals)).toBeLessThan(0.6);
});
