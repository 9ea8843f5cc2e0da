import type { PlannedActor } from '../film-plan.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';
import type { FilmCast } from './film-cast.ts';

/** How many of a large group are drawn. */
const DRAWN = 4;
/** Up to this many are cast one by one. */
const CAST_SINGLY = 3;

/** A group that is one member of the cast is drawn several times, behind and beside its first. */
export function withGroups(staged: StagedDeed, { members }: FilmCast): StagedDeed {
  const many = new Set(
    members.filter(({ participant: { count } }) => count === 0 || count > CAST_SINGLY).map(({ key }) => key),
  );
  return {
    ...staged,
    actors: staged.actors.flatMap((actor) => (many.has(actor.characterKey) ? several(actor) : [actor])),
  };
}

const WAYS = [0, -0.16, 0.17, -0.32] as const;

function several(actor: PlannedActor): PlannedActor[] {
  return WAYS.slice(0, DRAWN).map((way, variant) =>
    variant === 0
      ? actor
      : {
          ...withoutThing(actor),
          variant,
          across: within(actor.across + way),
          behind: actor.behind + 0.35 * variant,
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
