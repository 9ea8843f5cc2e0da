import type { ColourName, ItemKind } from '../story/figure-spec.ts';
import type { PlannedItem, PlannedShot } from '../story/film-plan.ts';
import type { PlaceSpec } from '../story/place-spec.ts';
import type { FilmFacts } from '../story/words/film-words.ts';
import { thingsOf } from './as-things.ts';

const LOGO = /logo|icon|标志|图标|标识|ロゴ|アイコン|로고|아이콘/iu;

/** What stands for a shop or a trade. */
const SIGNS: Readonly<Record<string, ItemKind>> = {
  'place.cafe': 'coffee',
  'place.tea_house': 'tea',
  'place.bakery': 'bread',
  'place.flower_shop': 'flower',
  'place.bookshop': 'book',
  'place.library': 'book',
  'place.bar': 'beer',
  'place.restaurant': 'noodles',
  'place.noodle_shop': 'noodles',
  'place.barbershop': 'scissors',
  'place.school': 'book',
  'place.toy_shop': 'teddy_bear',
  'place.gym': 'barbell',
  'place.farm': 'wheat',
  'place.studio': 'camera',
  'place.cinema': 'film_reel',
  'place.theatre': 'mask',
  'place.hotel': 'key',
  'place.bank': 'coin',
};

/** A picture that stands for something, without letters. */
export interface Emblem {
  shot: PlannedShot;
  items: PlannedItem[];
  place: Pick<PlaceSpec, 'plain' | 'pattern'>;
}

/** The emblem that a text asks for, of the thing or the shop that it names; undefined where it asks for none. */
export function emblemOf(
  notPictures: readonly string[],
  facts: FilmFacts,
  { still, colours }: { still: PlannedShot; colours: readonly ColourName[] },
): Emblem | undefined {
  if (!notPictures.some((words) => LOGO.test(words)) || still.actors.length > 0) {
    return undefined;
  }
  const shown = thingsOf(facts).find(({ key }) => still.items.some(({ itemKey }) => itemKey === key))?.item;
  const place = facts.graph.places.flatMap(({ concept }) => SIGNS[concept ?? ''] ?? [])[0];
  const item = place ?? shown;
  return item === undefined
    ? undefined
    : {
        shot: {
          ...still,
          items: [{ itemKey: 'emblem', across: 0, behind: 0, above: 0.25 }],
          subject: { kind: 'item', key: 'emblem' },
          framing: 'medium',
        },
        items: [{ key: 'emblem', name: item, description: '', item }],
        place: { plain: 'cream', pattern: { kind: 'badge', colours: [colours[0] ?? 'brown'] } },
      };
}
