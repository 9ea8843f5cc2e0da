import type { Growth, PlaceSpec } from '../../story/place-spec.ts';
import { NAMED_COLOURS as N, oklch } from '../colour.ts';
import { ellipse } from '../shape.ts';
import { sketched } from './landmarks/sketch.ts';
import type { PartName } from './part-library.ts';
import type { PartMaker } from './part.ts';
import { flowerBed } from './plants/low-plants.ts';
import type { OutdoorRecipe } from './recipe.ts';

/** The trees of a season in the place of green ones. */
const TREES: Readonly<Record<NonNullable<PlaceSpec['season']>, Partial<Record<PartName, PartName>>>> = {
  spring: { tree: 'blossom_tree', young_tree: 'blossom_tree' },
  autumn: { tree: 'autumn_tree', old_tree: 'autumn_tree', young_tree: 'autumn_tree', pine: 'autumn_tree' },
  winter: { tree: 'snowy_tree', old_tree: 'bare_tree', young_tree: 'bare_tree', pine: 'snowy_pine' },
};

/** A place out of doors in its season, with what grows all over its ground. */
export function grownIn(recipe: OutdoorRecipe, { season, growth, sky }: PlaceSpec): OutdoorRecipe {
  const open = sky
    ? { ...recipe, far: recipe.far.filter(({ kind, height, z }) => !/peaks/.test(kind) && height < z * 0.17) }
    : recipe;
  const trees = season && TREES[season];
  const seasonal = trees
    ? {
        ...open,
        rows: open.rows.map((row) => ({
          ...row,
          parts: row.parts.map((part) => (typeof part === 'string' ? (trees[part] ?? part) : part)),
        })),
      }
    : open;
  return growth ? covered(seasonal, growth) : seasonal;
}

/** Depths of the rows of a field, metres. */
const DEPTHS = [0.5, 1.3, 2.2, 3.4, 5, 7.2, 10, 14, 19, 26];

function covered(recipe: OutdoorRecipe, growth: Growth): OutdoorRecipe {
  const part = CROPS[growth];
  return {
    ...recipe,
    rows: [
      ...recipe.rows.filter(({ z }) => z > 12),
      ...DEPTHS.map((z) => ({ parts: [part], z, spacing: 0.85 + z * 0.035, gap: 0 })),
    ],
  };
}

const STALK = oklch(0.52, 0.11, 138);

/** A few stalks with a flower on each. */
const stalks = (
  height: number,
  flower: (draw: Parameters<Parameters<typeof sketched>[3]>[0], x: number, y: number, index: number) => void,
): PartMaker =>
  sketched(
    1.1,
    height * 1.2,
    (random) =>
      Array.from({ length: 4 }, (_, index) => ({
        x: -0.42 + index * 0.28 + random.between(-0.08, 0.08),
        tall: height * random.between(0.78, 1.1),
      })),
    (sketch, list) => {
      list.forEach(({ x, tall }, index) => {
        sketch.line(STALK, 0.035, x, 0, x + 0.03, -tall);
        sketch.painter.form(ellipse(x + 0.1, -tall * 0.42, 0.13, 0.05, -0.5), STALK, { line: 0.3 });
        flower(sketch, x + 0.03, -tall, index);
      });
    },
    { shadow: 0 },
  );

const CROPS: Readonly<Record<Growth, PartName | PartMaker>> = {
  wheat: 'wheat',
  wildflowers: flowerBed([N.rose, N.yellow, N.violet, N.white]),
  sunflowers: stalks(1.15, ({ painter, ball }, x, y) => {
    for (let petal = 0; petal < 12; petal++) {
      const angle = (petal / 12) * Math.PI * 2;
      painter.patch(
        ellipse(x + Math.cos(angle) * 0.15, y + Math.sin(angle) * 0.15, 0.09, 0.042, angle),
        painter.seen(N.yellow),
      );
    }
    ball(x, y, 0.1, 0.1, N.brown);
  }),
  tulips: stalks(0.5, ({ painter }, x, y, index) => {
    const colour = [N.red, N.pink, N.yellow, N.orange][index % 4] as typeof N.red;
    painter.form(
      (pen) => {
        pen.moveTo(x - 0.085, y - 0.17);
        pen.lineTo(x - 0.035, y - 0.1);
        pen.lineTo(x, y - 0.19);
        pen.lineTo(x + 0.035, y - 0.1);
        pen.lineTo(x + 0.085, y - 0.17);
        pen.bezierCurveTo(x + 0.13, y + 0.05, x - 0.13, y + 0.05, x - 0.085, y - 0.17);
        pen.closePath();
      },
      colour,
      { line: 0.4 },
    );
  }),
  lavender: stalks(0.6, ({ painter }, x, y) => {
    for (let bud = 0; bud < 5; bud++) {
      painter.form(ellipse(x, y + bud * 0.06, 0.05, 0.045), oklch(0.6, 0.14, 300 + bud * 3), { line: 0.2 });
    }
  }),
};
