import { expect, test } from 'vitest';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import type { PlaceKind } from '../place-spec.ts';
import { planFilm } from '../plan-film.ts';
import { planPlot } from '../plot/plan-plot.ts';
import type { WorldId } from '../worlds/worlds.ts';
import { type ChosenPlaces, choosePlaces } from './choose-places.ts';

async function placesOf(idea: string, type: FilmType = 'drama', world: WorldId = 'europe'): Promise<ChosenPlaces> {
  const graph = await readIdeaGraph(idea);
  return choosePlaces(graph, planPlot(graph, 8), { type, world, seed: 1 });
}

const FIRST: readonly (readonly [string, PlaceKind])[] = [
  // The idea's own words.
  ['In a nursing home two rivals at dominoes fall in love.', 'living_room'],
  ['A widow in the trench waits for a letter.', 'battlefield'],
  ['养老院里，两个老人成了朋友。', 'living_room'],
  ['大使館の料理人が葬式で昔の恋人に会う。', 'funeral_hall'],
  ['광부 아홉 명이 갱도에서 노래를 부른다.', 'mine'],
  // Trades and what they are trades of.
  ['A surgeon falls in love with a dancer.', 'hospital'],
  ['A night-bus driver falls in love with a woman.', 'bus_inside'],
  ['渔船上的厨师捡到一枚戒指。', 'sea'],
  ['竜と司書の少女が手紙を読む。', 'library'],
  // Scenery that takes part.
  ['A jealous mountain steals the voice of every singer who climbs it.', 'mountain'],
  ['A penguin befriends a whale.', 'snowfield'],
  ['A father teaches his daughter.', 'living_room'],
];

test.each(FIRST)('[DRAFT-01] a film opens where its words say: %s', async (idea, kind) => {
  expect((await placesOf(idea)).first.place.kind).toBe(kind);
});

test('[DRAFT-01] a film starts where people are at home and goes where they go', async () => {
  const { first, afterEvent, places } = await placesOf(
    'A baker works in a bakery. Then the baker travels to an island.',
  );
  expect(first.place.kind).toBe('bakery');
  expect([...afterEvent.values()].at(-1)?.place.kind).toBe('island');
  expect(places.length).toBe(2);
});

test.each([
  ['A cook plants a tree.', 'park'],
  ['A nurse rides a horse.', 'park'],
  ['A farmer plants a tree.', 'farm'],
  ['A cook swims.', 'lake'],
  ['A student cooks soup for her father.', 'kitchen'],
  ['An accountant bakes a cake for his sister.', 'kitchen'],
  ['A student teaches her mother.', 'classroom'],
  ['A chef cooks soup.', 'restaurant'],
  ['A fisherman cooks soup.', 'harbour'],
])('[DRAFT-01] what needs the open or water is seen there: %s', async (idea, kind) => {
  const { byEvent } = await placesOf(idea);
  expect([...byEvent.values()].map(({ place }) => place.kind)).toEqual([kind]);
});

test('[DRAFT-01] a well that the idea names stands there', async () => {
  const { first } = await placesOf('A girl guards the well of her village.');
  expect(first.place.landmarks[0]).toBe('well');
  expect(first.place.central).toBe(true);
});

test('[DRAFT-01] no lorry, library, shop or stage stands in for a place that nobody asks for', async () => {
  const ideas = [
    'A woman forgets her name.',
    'A traveller sings.',
    'A man reads a book.',
    'A driver waits for his wife.',
  ];
  const kinds = await Promise.all(ideas.map(async (idea) => (await placesOf(idea)).first.place));
  for (const { kind, landmarks } of kinds) {
    expect(['library', 'shop', 'theatre', 'studio']).not.toContain(kind);
    expect(landmarks).not.toContain('truck');
  }
});

test('[DRAFT-01] a monastery of the west is a church, one of the east a temple', async () => {
  const idea = 'A nun teaches a wolf in a monastery.';
  expect((await placesOf(idea)).first.place.kind).toBe('church');
  expect((await placesOf(idea, 'drama', 'japan')).first.place.kind).toBe('temple');
});

test('[DRAFT-01] an old world has no hospital', async () => {
  expect((await placesOf('A doctor waits for a rider.', 'drama', 'joseon')).first.place.kind).toBe('living_room');
});

test.each([
  ['An advert for a bicycle shop run by two sisters', 'shop'],
  ["An advert for Aunt Lin's soy milk shop", 'shop'],
  ['林さんの豆乳屋の広告', 'shop'],
  ['두부 가게를 하는 할머니의 광고', 'shop'],
  ['开豆浆店的林姨每天凌晨磨豆子', 'restaurant'],
] as const)('[DRAFT-01] an advert for a shop is seen in the shop: %s', async (idea, kind) => {
  expect((await placesOf(idea, 'ads')).first.place.kind).toBe(kind);
});

test('[DRAFT-05] a room has no open fire under the soup, and the open has one', async () => {
  const firesIn = async (idea: string): Promise<boolean> => {
    const { shots } = await planFilm({ idea, language: 'en', seed: 1, type: 'drama', shotCount: 4, aspect: '16:9' });
    return shots.some(({ effects = [] }) => effects.some(({ kind }) => kind === 'fire'));
  };
  expect([await firesIn('A nurse cooks soup in the kitchen.'), await firesIn('A fisherman cooks soup.')]).toEqual([
    false,
    true,
  ]);
});
