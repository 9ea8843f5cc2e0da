import { describe, expect, test } from 'vitest';
import { readChapter } from '../beats.ts';
import { ABSTRACTS } from './abstracts.ts';
import { ANIMAL_STORIES, ROBOT_STORIES, SPIRIT_STORIES } from './animals.ts';
import { TYPE_STORIES, TYPE_THINGS } from './film-types.ts';
import { PAIR_STORIES } from './pairs.ts';
import { PEOPLE_STORIES } from './people.ts';
import { PLACE_STORIES } from './places.ts';
import { SMALL_DEEDS } from './small-deeds.ts';
import { ADVERTISED, ADVERTISED_ANY, THING_STORIES } from './things.ts';
import { TRADES_OF_HANDS } from './trades-of-hands.ts';
import { TRADES_OF_HEADS } from './trades-of-heads.ts';
import { TRADES_OF_WAYS } from './trades-of-ways.ts';
import { UNSAID } from './unsaid.ts';

const SHELVES: readonly (readonly string[])[] = [
  TRADES_OF_HANDS,
  TRADES_OF_HEADS,
  TRADES_OF_WAYS,
  PEOPLE_STORIES,
  ANIMAL_STORIES,
  PAIR_STORIES,
  PLACE_STORIES,
  THING_STORIES,
  ADVERTISED,
  TYPE_STORIES,
  TYPE_THINGS,
]
  .flatMap((table) => Object.values<readonly string[]>(table))
  .concat([ROBOT_STORIES, SPIRIT_STORIES, ADVERTISED_ANY, UNSAID.map(([, , story]) => story)])
  .concat(Object.values(ABSTRACTS).map(([, ...stories]) => stories));

describe('the tables of little stories', () => {
  test('[DRAFT-01] each can be read, has one turn and five beats', () => {
    for (const text of SHELVES.flat()) {
      const { beats } = readChapter(text);
      expect(beats, text).toHaveLength(5);
      expect(
        beats.filter(({ isMain }) => isMain),
        text,
      ).toHaveLength(1);
    }
    for (const text of Object.values(SMALL_DEEDS).flat()) {
      expect(
        readChapter(text).beats.every(({ agent }) => agent === 'hero'),
        text,
      ).toBe(true);
    }
  });

  test('[DRAFT-01] what is read twice is told in another way', () => {
    expect(SHELVES.filter((shelf) => shelf.length < 2 || new Set(shelf).size < shelf.length)).toEqual([]);
  });

  test('[DRAFT-01] a word that is no deed or no noun is refused', () => {
    expect(() => readChapter('child: bake bread; hero hovers')).toThrow(RangeError);
    expect(() => readChapter('eat nothingness')).toThrow('nothingness');
  });
});
