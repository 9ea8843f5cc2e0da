import type { PartName } from '../../part-library.ts';
import type { PartMaker } from '../../part.ts';
import type { RoomRecipe } from '../../room-recipe.ts';
import type { PartsOf } from '../dress.ts';

/** Walls, floor, ceiling and light of a room; what is left out stays as it is. */
type Shell = Partial<
  Pick<RoomRecipe, 'wall' | 'colour' | 'second' | 'ceiling' | 'floor' | 'lamp' | 'lampColour' | 'foreground'>
>;

/** How a world of period and culture furnishes its rooms. */
export interface RoomDress {
  parts: PartsOf;
  /** Offices and schools have the furniture of anywhere today. */
  today?: boolean;
  /** Where people live. */
  home: Shell;
  /** Where they are served: shops, cafés, bars. */
  guests?: Shell;
  /** Where they work and learn. */
  work?: Shell;
  /** Palaces and throne rooms. */
  grand?: Shell;
}

const ROLES = {
  windows: [
    'window_garden',
    'window_street',
    'window_sea',
    'window_city',
    'window_arch',
    'window_tall',
    'window_shop',
    'window_forest',
    'window_mountains',
    'stained_glass',
  ],
  pictures: ['picture'],
  seats: ['sofa', 'armchair'],
  chairs: ['chair'],
  tables: ['table', 'meal_table', 'cloth_table', 'side_table'],
  beds: ['bed'],
  shelves: ['bookcase', 'low_bookcase', 'jar_shelf'],
  bottles: ['bottle_shelf'],
  chests: ['cupboard', 'wardrobe', 'sideboard', 'drawers'],
  hearths: ['fireplace'],
  stoves: ['kitchen_stove', 'kitchen_unit', 'kitchen_sink'],
  plants: ['potted_plant'],
  clocks: ['wall_clock'],
  desks: ['desk'],
  screens: ['wall_screen'],
  pedestals: ['plinth'],
} satisfies Record<string, readonly PartName[]>;

/** Furniture by its roles: every name of a role is replaced by the same makers. */
export function furnish(roles: Partial<Record<keyof typeof ROLES, readonly PartMaker[]>>, more: PartsOf = {}): PartsOf {
  const parts: PartsOf = {};
  for (const [role, makers] of Object.entries(roles)) {
    for (const name of ROLES[role as keyof typeof ROLES]) {
      parts[name] = makers;
    }
  }
  return { ...parts, ...more };
}
