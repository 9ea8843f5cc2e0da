import type { PlannedShot } from '../story/film-plan.ts';

/** To which side of the picture somebody goes. */
export type Side = 'left' | 'right';

/** Where a text says that somebody goes to a side: the second side that it names is where to. */
const WAYS: readonly (readonly [Side, RegExp])[] = [
  [
    'right',
    /(?:from )?(?:the )?left to (?:the )?right|从左(?:边|侧)?(?:到|往|向)右(?:边|侧)?|左から右(?:へと?|に|まで)|왼쪽에서 오른쪽으로/iu,
  ],
  [
    'left',
    /(?:from )?(?:the )?right to (?:the )?left|从右(?:边|侧)?(?:到|往|向)左(?:边|侧)?|右から左(?:へと?|に|まで)|오른쪽에서 왼쪽으로/iu,
  ],
  [
    'left',
    /\b(?:to(?:wards?)? the left|leftwards?)\b(?! of\b| side\b)|[向往朝]左(?:边|侧|方)?(?=\p{Script=Han}|$|[，。])|左(?:側|の方)?(?:へと?|に向かって)|왼쪽으로/iu,
  ],
  [
    'right',
    /\b(?:to(?:wards?)? the right|rightwards?)\b(?! of\b| side\b)|[向往朝]右(?:边|侧|方)?(?=\p{Script=Han}|$|[，。])|右(?:側|の方)?(?:へと?|に向かって)|오른쪽으로/iu,
  ],
];

/** Takes the words for the side to which somebody goes out of a text. */
export function saidWay(text: string): { way?: { side: Side; words: string }; rest: string } {
  for (const [side, pattern] of WAYS) {
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) {
      return { way: { side, words: words.trim() }, rest: text.replace(words, ' ').replace(/\s+/gu, ' ').trim() };
    }
  }
  return { rest: text };
}

/** A shot whose people go to the side that is said. */
export function onSaidWay(shot: PlannedShot, side: Side | undefined): PlannedShot {
  return side !== undefined && goesTo(shot) === OTHER[side] ? inMirror(shot) : shot;
}

const OTHER: Readonly<Record<Side, Side>> = { left: 'right', right: 'left' };

/** The side to which the first who goes somewhere goes, or looks. */
function goesTo({ actors, items }: PlannedShot): Side | undefined {
  for (const { across, keyframes = [] } of [...actors, ...items]) {
    const last = keyframes.findLast((frame) => frame.across !== undefined)?.across ?? across;
    if (last !== across) {
      return last < across ? 'left' : 'right';
    }
  }
  return (['left', 'right'] as const).find((side) => side === actors[0]?.faces);
}

interface Turned {
  across?: number;
  faces?: string;
  rotation?: number;
}

function inMirror(shot: PlannedShot): PlannedShot {
  const turned = <One extends Turned>(one: One): One => ({
    ...one,
    ...(one.across === undefined ? {} : { across: -one.across }),
    ...(one.rotation === undefined ? {} : { rotation: -one.rotation }),
    ...(one.faces === 'left' || one.faces === 'right' ? { faces: OTHER[one.faces] } : {}),
  });
  const withFrames = <One extends Turned & { keyframes?: Turned[] }>(one: One): One => ({
    ...turned(one),
    ...(one.keyframes ? { keyframes: one.keyframes.map(turned) } : {}),
  });
  return {
    ...shot,
    actors: shot.actors.map(withFrames),
    items: shot.items.map(withFrames),
    ...(shot.visions ? { visions: shot.visions.map(turned) } : {}),
  };
}
