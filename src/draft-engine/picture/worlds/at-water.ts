import type { GroundLayer } from './ground/ground-layer.ts';
import type { OutdoorRecipe } from './recipe.ts';

/** Metres from whoever stands at the water to its edge. */
const TO_EDGE = 0.8;
/** Metres beyond the edge within which things still stand on the land. */
const ON_LAND = 2.5;

/** A place with water as it is seen by whoever stands at the edge: the land between is left out. */
export function atWater(recipe: OutdoorRecipe): OutdoorRecipe {
  const edge = edgeOf(recipe.ground);
  if (edge === undefined || edge <= TO_EDGE) {
    return recipe;
  }
  const nearer = (z: number): number => Math.max(TO_EDGE, z - (edge - TO_EDGE));
  return {
    ...recipe,
    ground: recipe.ground.map((layer) => {
      const { region } = layer;
      if (!region) {
        return layer;
      }
      const isWater = layer.kind === 'water';
      return {
        ...layer,
        region: {
          ...region,
          ...(region.near !== undefined && { near: isWater ? nearer(region.near) : region.near - (edge - TO_EDGE) }),
          ...(region.far !== undefined && !isWater && { far: region.far <= edge ? nearer(region.far) : region.far }),
        },
      };
    }),
    rows: recipe.rows.filter(({ z }) => z > edge + ON_LAND),
  };
}

/** The depth at which the water of a place begins; undefined where it has none. */
function edgeOf(ground: readonly GroundLayer[]): number | undefined {
  const water = ground.findIndex(({ kind }) => kind === 'water');
  if (water < 0) {
    return undefined;
  }
  const land = ground.slice(water + 1).flatMap(({ region }) => region?.far ?? []);
  return ground[water]?.region?.near ?? (land.length > 0 ? Math.max(...land) : undefined);
}
