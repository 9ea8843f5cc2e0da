import type { Landmark, PlaceKind } from '../../../story/place-spec.ts';
import type { FarLayer } from '../far/draw-far.ts';
import type { ForegroundKind } from '../foreground/draw-foreground.ts';
import type { GroundLayer } from '../ground/ground-layer.ts';
import type { PartName } from '../part-library.ts';
import type { PartMaker } from '../part.ts';
import type { OutdoorRecipe, PropRow } from '../recipe.ts';

export type PartsOf = Partial<Record<PartName, readonly PartMaker[]>>;

/** How a world of period and culture changes every place out of doors; what it leaves out stays as it is. */
export interface OutdoorDress {
  /** What stands in place of the usual part. */
  parts: PartsOf;
  landmarks?: Partial<Record<Landmark, PartMaker>>;
  /** Places that are built like another: no avenue of towers in an old town. */
  like?: Partial<Record<PlaceKind, PlaceKind>>;
  ground?: Partial<Record<GroundLayer['kind'], Partial<Pick<GroundLayer, 'kind' | 'colour' | 'second'>>>>;
  far?: Partial<Record<FarLayer['kind'], Partial<FarLayer>>>;
  foreground?: Partial<Record<ForegroundKind, ForegroundKind>>;
  /** What more stands in streets, in squares and markets, and in the country. */
  street?: readonly PropRow[];
  square?: readonly PropRow[];
  country?: readonly PropRow[];
  sky?: OutdoorRecipe['sky'];
  clouds?: number;
}

/** Names of parts that stand for one thing, so that a world names them once. */
const ROLES = {
  homes: ['cottage', 'house', 'timber_house', 'timber_cottage'],
  town: ['town_house'],
  shops: ['shop_house', 'low_shop'],
  towers: ['tower_block', 'high_rise'],
  lamps: ['street_lamp'],
  fences: ['fence'],
  walls: ['stone_wall'],
  stalls: ['stall'],
  heaps: ['crates'],
  trees: ['tree', 'old_tree', 'young_tree'],
  benches: ['bench'],
  signs: ['sign_post'],
  poles: ['utility_pole'],
  temples: ['pagoda'],
  castles: ['castle'],
} as const satisfies Record<string, readonly PartName[]>;

/** Parts by their roles: every name of a role is replaced by the same makers. */
export function cast(roles: Partial<Record<keyof typeof ROLES, readonly PartMaker[]>>, more: PartsOf = {}): PartsOf {
  const parts: PartsOf = {};
  for (const [role, makers] of Object.entries(roles)) {
    for (const name of ROLES[role as keyof typeof ROLES]) {
      parts[name] = makers;
    }
  }
  return { ...parts, ...more };
}

/** One thing in the middle of the way at a depth, such as what closes a street; `lift` hangs it, metres. */
export function inTheMiddle(part: PartMaker, z: number, changes: Partial<PropRow> = {}): PropRow {
  return { parts: [part], z, spacing: 2, gap: -1, tight: true, once: true, side: 'light', ...changes };
}
