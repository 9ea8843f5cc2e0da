import type { ItemKind } from '../../story/figure-spec.ts';
import { isHuge } from '../../story/item-bulk.ts';
import { scaleAt } from '../camera.ts';
import type { DrawnItem } from '../shot-drawing.ts';
import type { PlacedActor, PlacedItem } from './blocking.ts';
import { facesBehind } from './covers-faces.ts';
import type { Setting, StageScene } from './draw-actor.ts';
import { drawGroup } from './draw-group.ts';
import { isAnimated, isLookedAt } from './draw-placed-item.ts';
import { figureSpan } from './spread-actors.ts';

/** Metres behind the farthest face that a large thing goes, and from which width on it is seen around a person. */
const BEHIND = 0.4;
const LARGE = 0.7;
/** Share of the frame's width that is kept free at its sides. */
const MARGIN = 0.06;

/** Metres up to which people are in a thing that is larger than they are. */
const ABOARD = 0.25;
const SEEN_THROUGH: ReadonlySet<ItemKind> = new Set<ItemKind>(['prison_bars', 'cage', 'window', 'fence', 'curtain']);

/** The still things of a shot where none hides a face: a large one goes behind whom it would cover, a small one beside. */
export function clearOfFaces(setting: Setting): PlacedItem[] {
  const { scene } = setting;
  return scene.blocking.items.map((item) => {
    if (isAnimated(scene, item) || isLookedAt(scene, item) || !mayMove(scene, item)) {
      return item;
    }
    const layer = drawGroup(setting, [{ z: item.z, item }], item.z, 0);
    const hidden = layer ? facesBehind(scene, layer) : [];
    return hidden.length === 0 ? item : moved(setting, item, hidden);
  });
}

/** True for a thing before somebody who is neither in it nor seen through it. */
function mayMove({ blocking, drawing }: StageScene, { z, index }: PlacedItem): boolean {
  const { item } = drawing.items[index] as DrawnItem;
  const least = isHuge(item) ? ABOARD : 0;
  return !SEEN_THROUGH.has(item) && blocking.actors.some((actor) => actor.z >= z + least);
}

function moved({ scene }: Setting, item: PlacedItem, hidden: readonly PlacedActor[]): PlacedItem {
  const { view } = scene.blocking;
  const drawn = scene.drawing.items[item.index] as DrawnItem;
  const width = scene.makers.itemSize(drawn.item).width * item.scale;
  const farthest = Math.max(...hidden.map(({ z }) => z));
  const screenX = view.centreX + (item.x - view.x) * scaleAt(view, item.z);
  if (width >= LARGE) {
    const z = farthest + BEHIND;
    return { ...item, z, x: view.x + (screenX - view.centreX) / scaleAt(view, z) };
  }
  const z = farthest - 0.01;
  const scale = scaleAt(view, z);
  const most = (scene.frame.width * (1 - MARGIN) - view.centreX) / scale + view.x - width / 2;
  const least = (scene.frame.width * MARGIN - view.centreX) / scale + view.x + width / 2;
  const reaches = hidden.map((actor) => ({ x: actor.x, reach: (figureSpan(actor.rig) + width) / 2 }));
  const right = Math.min(most, Math.max(...reaches.map(({ x, reach }) => x + reach)));
  const left = Math.max(least, Math.min(...reaches.map(({ x, reach }) => x - reach)));
  const own = view.x + (screenX - view.centreX) / scale;
  return { ...item, z, x: Math.abs(right - own) <= Math.abs(own - left) ? right : left };
}
