import { expect, test } from 'vitest';
import * as z from 'zod';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { castEdits } from './cast-edit-contract.ts';

const castEdit = z.discriminatedUnion('kind', [...castEdits]);
const plans = [
  'A watchmaker and her fox teach a thunderstorm to keep time',
  'A robot and a dragon open a bakery on the moon',
  'A crowd of villagers steals the crown of a lonely king',
].map((idea) => planFilm({ idea, type: 'fantasy', language: 'en', shotCount: 6, aspect: '16:9', seed: 7 }));

test('[EDIT-04] whoever and whatever a story has can be changed and added again as it is', async () => {
  for (const { characters, places, items } of await Promise.all(plans)) {
    const members = [
      ...characters.map(({ key, name, description, figure, voice }) => ({
        of: 'character' as const,
        member: { key, name, description, figure, voice },
      })),
      ...places.map(({ key, name, description, place }) => ({
        of: 'place' as const,
        member: { key, name, description, place },
      })),
      ...items.map(({ key, name, description, item, label }) => ({
        of: 'item' as const,
        member: { key, name, description, item, label: label ?? null },
      })),
    ];
    expect(members.length).toBeGreaterThan(2);
    for (const { of, member } of members) {
      const { key, ...set } = member;
      expect(castEdit.safeParse({ kind: of, key, set }).error?.issues, key).toBeUndefined();
      const inserted = { kind: 'insert_member', of, member, after: null };
      expect(castEdit.safeParse(inserted).error?.issues, key).toBeUndefined();
    }
  }
});

test('[EDIT-04] a thing that an older page added has no colour of its own, and other changes leave its colour alone', () => {
  const member = { key: 'item-1', name: 'Lamp', description: '', item: 'lamp', label: null };
  const inserted = castEdit.parse({ kind: 'insert_member', of: 'item', member, after: null });
  expect(inserted).toMatchObject({ member: { ...member, colour: null } });
  const renamed = { kind: 'item', key: 'item-1', set: { name: 'Lantern' } };
  expect(castEdit.parse(renamed)).toEqual(renamed);
});

test.each([
  ['a figure of paper', { figure: { kind: 'picture', pictureKey: '../secret', colours: ['red', 'blue'], seed: 1 } }],
  ['an unknown colour', { figure: { kind: 'robot', shape: 'round', colours: ['red', 'mauve'], seed: 1 } }],
  ['a field too many', { figure: { kind: 'robot', shape: 'round', colours: ['red', 'blue'], seed: 1, scale: 9 } }],
  [
    'a seed that is no whole number',
    { figure: { kind: 'robot', shape: 'round', colours: ['red', 'blue'], seed: 0.5 } },
  ],
  ['an unknown voice', { voice: { voice: 'en-ghost', pitchShift: 0, rate: 1 } }],
])('[EDIT-04] a character does not get %s', (_what, set) => {
  expect(castEdit.safeParse({ kind: 'character', key: 'character-1', set }).success).toBe(false);
});
