import type { FigureRig } from '../figure-rig.ts';
import type { FramedSubject } from '../framing.ts';
import { CLOSE_FRAMINGS, type Scene } from './block-scene.ts';

/** The subject that the frame is composed around. */
export function framedSubject({ drawing, rigs, subjectIndex, makers }: Scene): FramedSubject {
  const rig = rigs[subjectIndex];
  const actor = drawing.actors[subjectIndex];
  if (
    rig &&
    actor &&
    drawing.subject.kind === 'actor' &&
    drawing.subject.inHands &&
    CLOSE_FRAMINGS.has(drawing.framing)
  ) {
    return framedHands(rig);
  }
  if (rig && actor) {
    const head = rig.head(actor.pose, actor.turn);
    return {
      kind: 'figure',
      height: rig.heightMetres + (actor.above ?? 0),
      headHeight: -head.y,
      headRadius: head.radius,
      above: 0,
      looks: Math.sin(actor.turn),
    };
  }
  if (drawing.subject.kind === 'item') {
    const item = drawing.items[drawing.subject.index];
    if (item) {
      return {
        kind: 'thing',
        height: Math.max(0.12, makers.itemSize(item.item).height * (item.scale ?? 1)),
        width: makers.itemSize(item.item).width * (item.scale ?? 1),
        headHeight: 0,
        headRadius: 0.1,
        above: item.above,
        looks: 0,
      };
    }
  }
  const tallest = rigs.reduce((height, each) => Math.max(height, each.heightMetres), 0);
  return {
    kind: 'place',
    height: tallest > 0 ? Math.max(0.9, tallest) : 1.7,
    headHeight: 1.5,
    headRadius: 0.2,
    above: 0,
    looks: 0,
  };
}

/** Where hands are that hold something in front of a body, as a share of the height of its head. */
const HANDS_HEIGHT = 0.76;

/** Hands with what they hold, in the place of a face. */
function framedHands(rig: FigureRig): FramedSubject {
  const head = rig.head('read', 0);
  return {
    kind: 'figure',
    height: rig.heightMetres,
    headHeight: -head.y * HANDS_HEIGHT,
    headRadius: rig.heightMetres * 0.115,
    above: 0,
    looks: 0,
  };
}
