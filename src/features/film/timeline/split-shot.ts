import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { ShotTimes } from './film-schedule.ts';
import { lengthLimits } from './length-limits.ts';
import { FRAMES_PER_SECOND } from './shot-length.ts';
import { splitKeyframes } from './split-keyframes.ts';

/**
 * The plans of two shots that together are as long as one, and show the same with a cut so many `seconds` after its
 * beginning, or as near to that as can be. The line stays whole, in the first; each sound, effect and change is in the
 * part in which it was, and so is the moment of the still. A movement of the camera is made in the first; the second
 * stands. Undefined where a part would be too short.
 */
export function splitShot(
  { plan, frames, spokenSeconds }: Pick<ShotTimes, 'plan' | 'frames' | 'spokenSeconds'>,
  seconds: number,
): [first: PlannedShot, second: PlannedShot] | undefined {
  // A part of a clip belongs to a take of the whole shot.
  const { trim: _trim, tail, accent, stillAt, ...same } = plan;
  const silent: PlannedShot = {
    ...same,
    ...(tail && { tail }),
    speech: { kind: 'silent', text: '', emotion: plan.speech.emotion },
    transition: 'cut',
    camera: 'static',
  };
  const least = framesOf(lengthLimits(plan, spokenSeconds, silent).least);
  const most = frames - framesOf(lengthLimits(silent, 0, undefined).least);
  if (least > most) {
    return undefined;
  }
  const cut = Math.max(least, Math.min(most, Math.round(seconds * FRAMES_PER_SECOND)));
  const share = cut / frames;
  const actors = plan.actors.map((actor) => splitKeyframes(actor, share));
  const items = plan.items.map((item) => splitKeyframes(item, share));
  return [
    {
      ...same,
      ...(accent && { accent }),
      ...(stillAt !== undefined && stillAt <= share && { stillAt: stillAt / share }),
      ...during(plan, 0, share),
      actors: actors.map(([first]) => first),
      items: items.map(([first]) => first),
      durationSeconds: cut / FRAMES_PER_SECOND,
    },
    {
      ...silent,
      ...(stillAt !== undefined && stillAt > share && { stillAt: (stillAt - share) / (1 - share) }),
      ...during(plan, share, 1),
      actors: actors.map(([, second]) => second),
      items: items.map(([, second]) => second),
      durationSeconds: (frames - cut) / FRAMES_PER_SECOND,
    },
  ];
}

const framesOf = (seconds: number): number => Math.ceil(seconds * FRAMES_PER_SECOND - 1e-6);

/** The sounds and effects of a shot between two shares of it, in shares of this part. */
function during(plan: PlannedShot, start: number, end: number): Pick<PlannedShot, 'events' | 'effects'> {
  const shareOf = (at: number): number => (Math.max(start, Math.min(end, at)) - start) / (end - start);
  const isIn = (from: number, to: number): boolean => from < end && (from === to ? from >= start : to > start);
  // What begins with the end of the shot is in the last part.
  const isLast = (from: number): boolean => end === 1 && from >= 1;
  return {
    events: plan.events.flatMap((event) => {
      const { at, until } = event;
      return isIn(at, until ?? at) || isLast(at)
        ? [{ ...event, at: shareOf(at), ...(until !== undefined && { until: shareOf(until) }) }]
        : [];
    }),
    ...(plan.effects && {
      effects: plan.effects.flatMap((effect) => {
        const { from, to } = effect;
        return isIn(from, to) || isLast(from) ? [{ ...effect, from: shareOf(from), to: shareOf(to) }] : [];
      }),
    }),
  };
}
