import type { PlannedActor, Pose } from '../../film-plan.ts';
import type { IdeaEvent } from '../../idea/idea-graph.ts';
import type { PlotStep } from '../../plot/plot.ts';
import type { StagedDeed } from '../deeds/deed-staging.ts';
import type { FilmCast } from '../who-is-cast.ts';
import { atMoment } from './moments.ts';
import { thingOf } from './thing-of-event.ts';

/** Bodies that cannot come walking. */
const FIXED: ReadonlySet<Pose> = new Set<Pose>([
  'lie',
  'sleep',
  'sit',
  'swim',
  'fly',
  'ride',
  'drive',
  'climb',
  'kneel',
]);
/** From where somebody comes: near the edge of a full shot. */
const EDGE = 0.85;

/** What leads to an event, out of how it begins; undefined where nobody can be seen coming to it. */
export function aheadOf(
  cast: FilmCast,
  { kind }: PlotStep,
  event: IdeaEvent,
  deed: StagedDeed,
): StagedDeed | undefined {
  const thing = thingOf(cast, event);
  if (kind === 'insert' && thing !== undefined) {
    return insertBefore(deed, thing) ?? arrivalOf(deed);
  }
  return kind === 'arrival' ? arrivalOf(deed) : undefined;
}

/** Whoever does an event comes to where it happens, with what they have in their hands then. */
function arrivalOf(deed: StagedDeed): StagedDeed | undefined {
  const start = atMoment(deed, 0);
  const [lead, ...others] = start.actors;
  if (!lead || FIXED.has(lead.pose) || others.length + start.items.length + (lead.holdsItemKey ? 1 : 0) === 0) {
    return undefined;
  }
  const goal = Math.max(-0.4, Math.min(0.4, lead.across));
  const side = goal > 0 ? 1 : -1;
  const { emotion, faces } = lead;
  const coming: PlannedActor = {
    ...lead,
    across: side * EDGE,
    faces: side > 0 ? 'left' : 'right',
    pose: 'walk',
    keyframes: [
      { at: 0.75, across: goal },
      { at: 0.78, pose: lead.holdsItemKey ? 'hold' : 'stand', faces, emotion },
    ],
  };
  return {
    ...start,
    actors: [coming, ...others.map(waiting)],
    subject: { kind: 'character', key: lead.characterKey },
    visions: [],
    framings: deed.framings.includes('medium') ? ['medium', 'full'] : ['full', 'wide'],
    stillAt: 0.7,
    seconds: 3.2,
  };
}

/** Whoever is there already stays in the frame, and looks up. */
function waiting(actor: PlannedActor, index: number): PlannedActor {
  const across = Math.max(-0.6, Math.min(0.6, actor.across));
  return index === 0 ? { ...actor, across, keyframes: [] } : { ...actor, across };
}

/** The thing of an event in the hands of whoever is going to use it, from near. */
function insertBefore(deed: StagedDeed, thing: string): StagedDeed | undefined {
  const start = atMoment(deed, 0);
  const holder = start.actors.find(({ holdsItemKey }) => holdsItemKey === thing) ?? start.actors[0];
  return (
    holder && {
      ...start,
      actors: [{ ...holder, across: 0, behind: 0, faces: 'camera', pose: 'read', holdsItemKey: thing }],
      items: [],
      visions: [],
      subject: { kind: 'item', key: thing },
      framings: ['close'],
      isInsert: true,
      angle: 'eye_level',
      stillAt: 0.5,
      seconds: 2.4,
    }
  );
}
