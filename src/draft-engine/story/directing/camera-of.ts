import type { CameraAngle, CameraMovement, Framing } from '#src/shared/catalogue/shots.ts';
import type { Random } from '#src/shared/random.ts';
import type { Speech } from '../film-plan.ts';
import { isLine } from '../shapes/beats.ts';
import type { Moment } from './moment.ts';
import type { ShotNeeds } from './shot-needs.ts';

const NEAR: ReadonlySet<Framing> = new Set<Framing>(['close', 'extreme_close']);
const FAR: readonly Framing[] = ['wide', 'full'];
const WIDEST: ReadonlySet<Framing> = new Set<Framing>(['wide', 'extreme_wide']);
const FLOURISHES: readonly CameraMovement[] = ['circle_around_subject', 'tilt_up', 'tilt_down', 'pan_left'];

/** The same without what the shot before has, unless nothing would be left. */
const otherThan = <T>(items: readonly T[], before: T | undefined): readonly T[] => {
  const others = items.filter((each) => each !== before);
  return others.length > 0 ? others : items;
};

/** The framings of a beat that leave room for what has to be seen. */
function framingsFor({ shooting }: Moment, needs: ShotNeeds, spoken: boolean): readonly Framing[] {
  if (needs.landmark && !spoken) {
    const wide = shooting.framings.filter((each) => WIDEST.has(each));
    return wide.length > 0 ? wide : FAR;
  }
  if (!needs.roomForOther && !(needs.company === 'hero' && shooting.cast === 'thing')) {
    return shooting.framings;
  }
  const roomy = shooting.framings.filter((each) => !NEAR.has(each));
  return roomy.length > 0 ? roomy : ['medium', 'full'];
}

/** How near: a film opens and closes wide where it can, and no two shots that follow each other are alike. */
export function framingOf(moment: Moment, needs: ShotNeeds, speech: Speech, random: Random): Framing {
  const { shooting, first, last, shots } = moment;
  const before = shots.at(-1)?.framing;
  const allowed = framingsFor(moment, needs, speech.kind === 'line');
  if (first && shooting.framings.includes('extreme_wide')) {
    return 'extreme_wide';
  }
  if (last && allowed.includes('extreme_wide') && before !== 'extreme_wide') {
    return 'extreme_wide';
  }
  return random.pick(otherThan(allowed, before));
}

/** How the camera moves. */
export function cameraOf({ shooting, shots }: Moment, speech: Speech, random: Random): CameraMovement {
  if (speech.kind === 'narration' && random.chance(0.08) && shooting.cast !== 'nobody') {
    return random.pick(FLOURISHES);
  }
  return random.pick(otherThan(shooting.cameras, shots.at(-1)?.camera));
}

/** From where: over a shoulder in talk, from above on who is alone, from below on what threatens. */
export function angleOf({ beat, shooting, shots }: Moment, framing: Framing, random: Random): CameraAngle {
  const again = framing === shots.at(-1)?.framing;
  if (isLine(beat) && (framing === 'medium' || again) && random.chance(0.5)) {
    return 'over_shoulder';
  }
  if (beat === 'alone' || beat === 'setback' || beat === 'price') {
    return random.pick(['high', 'eye_level'] as const);
  }
  if (shooting.tension > 0.75 || beat === 'threat_line') {
    return random.pick(['low', 'eye_level'] as const);
  }
  if (again || random.chance(0.12)) {
    return random.pick(['low', 'high'] as const);
  }
  return 'eye_level';
}
