import { deriveSeed } from '#src/shared/random.ts';
import type { ItemState } from '../../story/film-plan.ts';
import { project, scaleAt } from '../camera.ts';
import { headingOf } from '../items/headed.ts';
import { isMoved, itemAt } from '../moments.ts';
import type { Bounds } from '../shape.ts';
import type { DrawnItem } from '../shot-drawing.ts';
import type { World } from '../world.ts';
import type { PlacedItem, StageSpot } from './blocking.ts';
import { boundsOfAll } from './bounds-of-all.ts';
import { clearLayer, momentsOf, painterAt, type Canvas, type StageEntry, type StageScene } from './draw-actor.ts';
import { drawStand, drawSurface } from './draw-surface.ts';
import { coverOf, createLayer } from './layer.ts';

const LOOKED_AT: ReadonlySet<string> = new Set(['medium', 'close', 'extreme_close']);

/** Metres: an item higher than this above the ground needs a support. */
const STANDS_ABOVE = 0.3;

/** States that move by themselves. */
const LIVELY: ReadonlySet<ItemState> = new Set(['burning', 'burnt', 'smoking', 'glowing']);

const drawnOf = ({ course }: StageScene, item: PlacedItem): DrawnItem => course.items[item.index] as DrawnItem;

/** True for the item of a close shot, which needs a surface to lie on. */
export function isLookedAt({ drawing }: StageScene, item: PlacedItem): boolean {
  return drawing.subject.kind === 'item' && drawing.subject.index === item.index && LOOKED_AT.has(drawing.framing);
}

/** True for a thing that is drawn anew for every moment. */
export function isAnimated(scene: StageScene, item: PlacedItem): boolean {
  const { keyframes, state } = drawnOf(scene, item);
  return item.spotAt !== undefined || keyframes !== undefined || (state !== undefined && LIVELY.has(state));
}

/** True for a thing that rests on something: not for what flies from the first moment on. */
function isSupported(scene: StageScene, item: PlacedItem): boolean {
  const drawn = drawnOf(scene, item);
  const start = itemAt(drawn, 0);
  const [first] = drawn.keyframes ?? [];
  const leaves = first !== undefined && isMoved({ keyframes: [first] }) && first.at > 0;
  return start.above > STANDS_ABOVE && start.opacity > 0 && !leaves;
}

/** The place of a thing when the shot begins, where its support stands. */
function startOf(item: PlacedItem): Pick<StageSpot, 'x' | 'z' | 'above' | 'scale'> {
  return item.spotAt?.(0) ?? item;
}

/** The box of a thing with what it stands on. */
export function itemBox(scene: StageScene, item: PlacedItem): Bounds {
  if (isLookedAt(scene, item)) {
    return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  }
  return spotBox(scene, item, startOf(item));
}

function spotBox(scene: StageScene, item: PlacedItem, spot: Pick<StageSpot, 'x' | 'z' | 'above' | 'scale'>): Bounds {
  const drawn = drawnOf(scene, item);
  const size = scene.makers.itemSize(drawn.item);
  const foot = project(scene.blocking.view, spot.x, -spot.above, spot.z);
  const least = spot.above > STANDS_ABOVE ? 0.5 : 0;
  const reach = Math.max(size.width * spot.scale, size.height * spot.scale, least) * foot.pixelsPerMetre;
  const flames = isAnimated(scene, item) ? 2.4 : 1.5;
  return {
    left: foot.x - reach,
    right: foot.x + reach,
    top: foot.y - reach * flames,
    bottom: foot.y + reach * 0.5 + (spot.above > STANDS_ABOVE ? (spot.above + 0.15) * foot.pixelsPerMetre : 0),
  };
}

/** Draws what a thing stands on where the shot begins. */
export function drawItemSupport(scene: StageScene, canvas: Canvas, item: PlacedItem): void {
  const { drawing, blocking, frame } = scene;
  const drawn = drawnOf(scene, item);
  const size = scene.makers.itemSize(drawn.item);
  const spot = startOf(item);
  const context = canvas.layer.surface.getContext('2d');
  context.save();
  const seed = deriveSeed(drawing.seed, 'item', drawn.item);
  const painter = painterAt(scene, canvas, { x: spot.x, z: spot.z, above: spot.above, seed, seconds: 0 });
  if (drawing.place.plain !== undefined) {
    painter.groundShadow(0, 0, size.width * 0.6, 0.45);
  } else if (isLookedAt(scene, item)) {
    const scale = scaleAt(blocking.view, spot.z);
    drawSurface(painter, drawing.place.kind, {
      ...size,
      frameWidth: frame.width / scale,
      frameHeight: frame.height / scale,
    });
  } else if (isSupported(scene, item)) {
    drawStand(painter, drawing.place.kind, size.width * spot.scale, spot.above);
  }
  context.restore();
}

/** Draws a thing at a moment, without what it stands on. */
export function drawPlacedItem(scene: StageScene, canvas: Canvas, item: PlacedItem, moment: number): void {
  const drawn = drawnOf(scene, item);
  const { state, rotation } = itemAt(drawn, moment / scene.durationSeconds);
  const spot = item.spotAt?.(moment) ?? item;
  const heading = headingOf(scene.course, item.index, moment / scene.durationSeconds);
  const context = canvas.layer.surface.getContext('2d');
  const size = scene.makers.itemSize(drawn.item);
  const seed = deriveSeed(scene.drawing.seed, 'item', drawn.item);
  context.save();
  const painter = painterAt(scene, canvas, {
    x: spot.x + (heading?.aside ?? 0),
    z: spot.z,
    above: spot.above,
    seed,
    seconds: moment,
  });
  const lies = item.spotAt === undefined || spot.above <= STANDS_ABOVE || spot.above === startOf(item).above;
  if (lies) {
    painter.groundShadow(0, 0, size.width * spot.scale * 0.6, 0.5);
  }
  const condition = {
    ...(state.value === 'whole' ? {} : { state: state.value }),
    ...(drawn.label === undefined ? {} : { label: drawn.label }),
    ...(drawn.colour === undefined ? {} : { colour: drawn.colour }),
  };
  const middle = size.height / 2;
  painter.at({ y: -middle * spot.scale, rotation, scale: spot.scale }, () =>
    painter.at({ y: middle - size.below, scaleX: heading?.way ?? 1 }, () =>
      scene.makers.drawItem(painter, drawn.item, condition),
    ),
  );
  context.restore();
}

/** A thing that moves or changes, on a layer of its own. */
export function itemEntry(scene: StageScene, world: World, item: PlacedItem): StageEntry {
  const { blocking, views, frame, surfaces } = scene;
  const { spotAt } = item;
  const own = boundsOfAll(
    spotAt
      ? momentsOf(scene.durationSeconds).map((moment) => spotBox(scene, item, spotAt(moment)))
      : [spotBox(scene, item, item)],
  );
  const cover = coverOf(item.z, blocking.view, views, frame);
  const left = Math.max(own.left, cover.left);
  const top = Math.max(own.top, cover.top);
  const layer = createLayer(
    surfaces,
    item.z,
    {
      left,
      top,
      right: Math.max(left + 1, Math.min(own.right, cover.right)),
      bottom: Math.max(top + 1, Math.min(own.bottom, cover.bottom)),
    },
    1,
  );
  let drawn = -1;
  return {
    kind: 'moving',
    layer,
    speed: 0,
    ...(spotAt ? { spotAt } : {}),
    redraw(moment) {
      if (moment !== drawn) {
        drawn = moment;
        clearLayer(layer);
        drawPlacedItem(scene, { world, layer }, item, moment);
      }
    },
  };
}
