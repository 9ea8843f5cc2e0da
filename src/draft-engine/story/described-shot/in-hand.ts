import type { PlannedActor, Pose } from '../film-plan.ts';
import type { IdeaEvent } from '../idea/idea-graph.ts';
import type { FilmFacts } from '../words/film-words.ts';

/** Verbs that say that somebody has a thing in their hands, and nothing of what they do with it. */
const HOLDS =
  /^(?:hold(?: up| out)?|have|carry|clutch|grip|grasp|clasp)\b|^(?:拿|握|捧|抱|举|提|端|持)|^(?:持つ|握る|抱える|掲げる|持っている|手にする)$|^(?:들다|쥐다|잡다|안다|들고 있다|쥐고 있다)$/;
/** 'with the key in hand' */
const IN_HAND = /\bin (?:his |her |its |their |one |both |the )?hands?\b|手に(?:持|し|$|、)|손에/iu;

type Shot = FilmFacts['shots'][number];

/** The thing that an event puts into the hands of whoever acts. */
function heldIn({ roles, predicate, isNegated }: IdeaEvent, { graph, things }: FilmFacts): string | undefined {
  const isHeld = HOLDS.test(predicate) || IN_HAND.test(graph.text);
  const ids = isHeld && !isNegated ? [...(roles.patient ?? []), ...(roles.instrument ?? [])] : [];
  return things.find(({ participant }) => participant && ids.includes(participant.id))?.key;
}

const STANDING: ReadonlySet<Pose> = new Set<Pose>(['stand', 'walk', 'search', 'work', 'carry', 'reach']);

/** Whoever the text says to hold something has it in hand all the time. */
export function withHeldThings(shot: Shot, facts: FilmFacts): Shot {
  const { graph, members } = facts;
  const held = new Map<string, string>();
  for (const event of graph.events) {
    const thing = heldIn(event, facts);
    const holder = members.find(({ participant }) => event.roles.agent?.includes(participant.id));
    if (thing !== undefined && holder && !held.has(holder.key)) {
      held.set(holder.key, thing);
    }
  }
  if (held.size === 0) {
    return shot;
  }
  const inHands = new Set(held.values());
  return {
    ...shot,
    actors: shot.actors.map((actor): PlannedActor => {
      const thing = held.get(actor.characterKey);
      if (thing === undefined) {
        return actor;
      }
      const keyframes = actor.keyframes?.map(({ holdsItemKey: _held, ...frame }) => frame);
      return {
        ...actor,
        holdsItemKey: thing,
        pose: STANDING.has(actor.pose) ? 'hold' : actor.pose,
        ...(keyframes ? { keyframes } : {}),
      };
    }),
    items: shot.items.filter(({ itemKey }) => !inHands.has(itemKey)),
  };
}
