import type { DeedCast } from './cast-deed.ts';
import { BODIES, type BodyCue, type Scene, type ThingPart } from './choreography.ts';
import { reachOf } from './sizes.ts';

/** Metres: what lies lower than this is out of a medium shot. */
const LOW = 0.45;
const SEES_THE_GROUND: ReadonlySet<string> = new Set(['full', 'wide', 'extreme_wide']);

/** The framings in which everybody is in the frame, and what it is done to as well. */
export function framingsOf(scene: Scene, cast: DeedCast, bodies: number, stillAt: number): Scene['framings'] {
  const isLow =
    (['thing', 'result'] as const).some((part) => cast.things[part] && isLyingLow(scene, part, stillAt)) ||
    isBesideSmall(cast) ||
    (['lead', 'other', 'third'] as const).some((part) => cast.bodies[part] && isOnTheGround(scene, part, bodies > 1));
  const seen = isLow ? scene.framings.filter((framing) => SEES_THE_GROUND.has(framing)) : scene.framings;
  const framings = seen.length > 0 ? seen : BODIES.slice(0, 1);
  return bodies > 2 ? framings.filter((framing) => framing !== 'close').toSorted(byWidth) : framings;
}

/** Bodies that are out of a nearer frame beside somebody who stands. */
const LOWER: ReadonlySet<BodyCue['pose']> = new Set<BodyCue['pose']>(['crouch', 'kneel', 'sit', 'bow']);
const LOW_POSES: ReadonlySet<BodyCue['pose']> = new Set<BodyCue['pose']>([
  'lie',
  'sleep',
  'fall',
  'crawl',
  'dig',
  'swim',
]);

/** True for a body that is on the ground at some time of the shot, and not up on something. */
function isOnTheGround(scene: Scene, part: 'lead' | 'other' | 'third', isWithOthers: boolean): boolean {
  const poses = [scene[part], ...scene.beats.map((beat) => beat[part])].flatMap((cue) => cue?.pose ?? []);
  const isUprightToo = isWithOthers || poses.includes('stand');
  return poses.some((pose) => LOW_POSES.has(pose) || (isUprightToo && LOWER.has(pose)));
}

/** Reaches that are so far apart do not fit into a frame without the ground: a bird stands at somebody's feet. */
const FAR_APART = 0.4;

function isBesideSmall({ bodies }: DeedCast): boolean {
  const reaches = Object.values(bodies).map(({ figure }) => reachOf(figure));
  return Math.max(...reaches) - Math.min(...reaches) >= FAR_APART;
}

/** True for a thing that is on the ground when the still shows the shot, in nobody's hands. */
function isLyingLow(scene: Scene, part: ThingPart, at: number): boolean {
  const start = scene[part];
  if (!start) {
    return false;
  }
  const passed = scene.beats.filter((beat) => beat.at <= at);
  const above = passed.reduce((height, beat) => beat[part]?.above ?? height, start.above);
  const holders = (['lead', 'other', 'third'] as const).map((body) =>
    passed.reduce((holds, beat) => (beat[body]?.holds === undefined ? holds : beat[body].holds), scene[body]?.holds),
  );
  return above < LOW && !holders.includes(part);
}

const WIDTHS: readonly string[] = ['full', 'wide', 'medium', 'close', 'extreme_close', 'extreme_wide'];
const byWidth = (one: string, other: string): number => WIDTHS.indexOf(one) - WIDTHS.indexOf(other);
