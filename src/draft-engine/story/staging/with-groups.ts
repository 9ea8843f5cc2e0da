import type { PlannedActor } from '../film-plan.ts';
import { isCollective } from '../idea/collectives.ts';
import { SEVERAL } from '../idea/idea-graph.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';
import type { FilmCast } from './who-is-cast.ts';

/** How many of a group are drawn: each of up to seven, some of one without a number. */
const MOST_DRAWN = 7,
  DRAWN_OF_SEVERAL = 5;
/** Up to this many are cast one by one. */
const CAST_SINGLY = 3;

/** A group that is one member of the cast is drawn several times, behind and beside its first. */
export function withGroups(staged: StagedDeed, { graph, members }: FilmCast): StagedDeed {
  const many = new Map(
    members
      .map(({ key, participant: { count, words } }) => ({
        key,
        count: count === 1 && isCollective(words, graph.language) ? SEVERAL : count,
      }))
      .filter(({ count }) => count === SEVERAL || count > CAST_SINGLY)
      .map(({ key, count }) => [key, count === SEVERAL ? DRAWN_OF_SEVERAL : Math.min(count, MOST_DRAWN)]),
  );
  return {
    ...staged,
    actors: staged.actors.flatMap((actor) => several(actor, many.get(actor.characterKey) ?? 1)),
  };
}

/** Beside the first, in rows of two behind it. */
const ROW = 0.4;
const WAYS = [0, -0.18, 0.19, -0.36, 0.38, -0.1, 0.52] as const;

function several(actor: PlannedActor, count: number): PlannedActor[] {
  return WAYS.slice(0, count).map((way, variant) =>
    variant === 0
      ? actor
      : {
          ...withoutThing(actor),
          variant,
          across: within(actor.across + way),
          behind: actor.behind + ROW * Math.ceil(variant / 2),
          ...(actor.keyframes ? { keyframes: actor.keyframes.map((frame) => shifted(frame, way)) } : {}),
        },
  );
}

/** What is in hand is there once. */
function withoutThing({ holdsItemKey: _held, ...actor }: PlannedActor): PlannedActor {
  return actor;
}

function shifted({ holdsItemKey: _held, ...frame }: NonNullable<PlannedActor['keyframes']>[number], way: number) {
  return frame.across === undefined ? frame : { ...frame, across: within(frame.across + way) };
}

const within = (across: number): number => Math.max(-0.95, Math.min(0.95, Math.round(across * 100) / 100));
