import type { Framing } from '#src/shared/catalogue/shots.ts';
import type { PlannedActor } from '../../film-plan.ts';
import type { StagedDeed } from '../deeds/deed-staging.ts';
import { cutBefore, fromMoment } from './moments.ts';

/** A shot in which an event is seen whole. */
export interface MasterShot {
  staged: StagedDeed;
  framing: Framing;
}

/** Where a cut-in takes over: about half-way, before the moment that shows the deed best. */
const HALF = 0.45;
const BEFORE_STILL = 0.06;
/** What changes hands later leaves nothing to go on with. */
const LATEST = 0.8;
/** More bodies than these do not fit into a nearer frame. */
const MOST_NEAR = 2;
const GOING: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>(['walk', 'run', 'crawl', 'climb']);
/** How much of their way those go who are followed from near. */
const SHORTER = 0.35;
/** How far apart two are in a nearer frame, at the most. */
const WIDEST = 0.42;
const FRAMING_NEARER: Readonly<Partial<Record<Framing, readonly Framing[]>>> = {
  medium: ['close', 'medium'],
  close: ['medium', 'extreme_close'],
};

/**
 * An event again, nearer: the second half of what its master shot shows, on whomever it is done to. `people` are the
 * keys of whoever takes part, whom it is done to first.
 */
export function cutInOf(master: MasterShot, people: readonly string[]): StagedDeed {
  const { staged, framing } = master;
  const gone = goneAt(staged);
  const half = Math.min(HALF, cutBefore(staged, Math.max(0, staged.stillAt - BEFORE_STILL)));
  const from = gone ?? Math.max(half, takenAt(staged) ?? 0);
  const rest = fromMoment(staged, from);
  const going = gone === undefined ? rest : { ...rest, actors: rest.actors.filter((actor) => !isUnseen(actor)) };
  const near = nearest(going.actors, people);
  const subject = subjectOf(going, near, people);
  return {
    ...going,
    ...(near.length + going.items.length === 1 ? { actors: near.map(followed) } : gathered({ ...going, actors: near })),
    subject,
    framings: FRAMING_NEARER[framing] ?? ['medium', 'close'],
    isCutIn: true,
    angle: 'eye_level',
    seconds: Math.max(2.4, staged.seconds * (1 - from)),
  };
}

/** When somebody is out of sight for good while another one stays: whoever was hidden does not come out again. */
function goneAt({ actors }: StagedDeed): number | undefined {
  const leaving = actors.flatMap(({ keyframes = [] }) => {
    const last = keyframes.findLast(({ opacity }) => opacity !== undefined);
    return last?.opacity === 0 ? [last.at] : [];
  });
  return leaving.length > 0 && leaving.length < actors.length ? Math.max(...leaving) : undefined;
}

/** When the last thing changes hands between two: it is not handed over a second time from near. */
function takenAt({ actors }: StagedDeed): number | undefined {
  const taken = actors.flatMap(({ keyframes = [] }) =>
    keyframes.filter(({ holdsItemKey, at }) => typeof holdsItemKey === 'string' && at <= LATEST).map(({ at }) => at),
  );
  const isLetGo = actors.some(({ keyframes = [] }) => keyframes.some(({ holdsItemKey }) => holdsItemKey === null));
  return isLetGo && taken.length > 0 ? Math.max(...taken) : undefined;
}

const isUnseen = ({ keyframes = [] }: PlannedActor): boolean =>
  keyframes.findLast(({ opacity }) => opacity !== undefined)?.opacity === 0;

/** The few who matter most, those who take part before those who look on; a mount stays under its rider. */
function nearest(actors: readonly PlannedActor[], people: readonly string[]): PlannedActor[] {
  const own = actors.filter(({ variant = 0 }) => variant === 0);
  const rank = ({ characterKey }: PlannedActor): number => {
    const at = people.indexOf(characterKey);
    return at < 0 ? people.length : at;
  };
  const kept = new Set(own.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_NEAR));
  return own.filter((actor) => kept.has(actor));
}

function subjectOf(
  { subject }: StagedDeed,
  near: readonly PlannedActor[],
  people: readonly string[],
): StagedDeed['subject'] {
  const on = people.find((key) => near.some(({ characterKey }) => characterKey === key)) ?? near[0]?.characterKey;
  return on === undefined ? subject : { kind: 'character', key: on };
}

/** Those who stand apart, and what is between them, come together as far as a nearer frame is wide. */
function gathered({ actors, items }: StagedDeed): Pick<StagedDeed, 'actors' | 'items'> {
  const sides = [...actors, ...items].map(({ across }) => across);
  const [least, most] = [Math.min(...sides), Math.max(...sides)];
  const share = Math.min(1, WIDEST / Math.max(0.01, most - least));
  const middle = (least + most) / 2;
  const nearer = <C extends { across?: number }>(cue: C): C =>
    cue.across === undefined ? cue : { ...cue, across: Math.round((cue.across - middle) * share * 100) / 100 };
  return {
    actors: actors.map((actor) => ({
      ...nearer(actor),
      ...(actor.keyframes && { keyframes: actor.keyframes.map(nearer) }),
    })),
    items: items.map((item) => ({
      ...nearer(item),
      ...(item.keyframes && { keyframes: item.keyframes.map(nearer) }),
    })),
  };
}

/** Whoever goes alone stays in a near frame. */
function followed(actor: PlannedActor): PlannedActor {
  const { keyframes = [], across } = actor;
  const isGoing = [actor, ...keyframes].some(({ pose }) => pose !== undefined && GOING.has(pose));
  const middle = Math.max(-0.2, Math.min(0.2, across));
  return isGoing || Math.abs(across) > 0.6
    ? {
        ...actor,
        across: middle,
        keyframes: keyframes.map((frame) => ({
          ...frame,
          ...(frame.across !== undefined && { across: middle + (frame.across - across) * SHORTER }),
        })),
      }
    : actor;
}
