import type { Landmark, PlaceSpec } from '../../story/place-spec.ts';
import type { PartName } from './part-library.ts';
import type { RoomRecipe } from './room-recipe.ts';

/** What a shop is furnished with in place of a grocer's case, crates and jars, by what it is known for. */
const STOCK: Partial<Readonly<Record<Landmark, Partial<Readonly<Record<PartName, PartName>>>>>> = {
  bookshelf: {
    shop_counter: 'till_counter',
    crates: 'low_bookcase',
    jar_shelf: 'bookcase',
    bottle_shelf: 'low_bookcase',
    cupboard: 'tall_bookcase',
  },
  flowers: { shop_counter: 'till_counter', crates: 'planter', jar_shelf: 'potted_plant', bottle_shelf: 'potted_plant' },
};

/** The recipe of a shop with the goods that it sells; any other room as it is. */
export function stockShop(recipe: RoomRecipe, { kind, landmarks }: PlaceSpec): RoomRecipe {
  const stock = kind === 'shop' ? landmarks.flatMap((landmark) => STOCK[landmark] ?? [])[0] : undefined;
  return stock === undefined
    ? recipe
    : {
        ...recipe,
        along: recipe.along.map((part) => stock[part] ?? part),
        rows: recipe.rows.map((row) => ({
          ...row,
          parts: row.parts.map((part) => (typeof part === 'string' ? (stock[part] ?? part) : part)),
        })),
        foreground: recipe.foreground.filter((one) => one !== 'crate'),
      };
}
