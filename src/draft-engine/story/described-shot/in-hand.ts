import type { PlannedActor, Pose } from '../film-plan.ts';
import type { IdeaEvent } from '../idea/idea-graph.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { isBulky } from '../item-bulk.ts';
import type { FilmFacts } from '../words/film-words.ts';

/** Verbs that say that somebody has a thing in their hands, and nothing of what they do with it. */
const HOLDS =
  /^(?:hold|hold up|hold out|have|carry|clutch|grip|grasp|clasp)$|^(?:拿|握|捧|抱|举|提|端|持|手持)[着住起有]?$|^(?:持つ|握る|抱える|掲げる|持っている|手にする)$|^(?:들다|쥐다|잡다|안다|들고 있다|쥐고 있다)$/;
/** 'with the key in hand', '鍵を手に', '열쇠를 손에': the thing stands right before. */
const IN_HAND =
  /\s+in (?:his |her |its |their |one |both |the )?hands?\b|を手に(?![入す取負])|[을를]\s손에(?!\s*(?:넣|들어))/giu;

type Shot = FilmFacts['shots'][number];

/** The thing that an event puts into the hands of whoever acts. */
function heldIn(event: IdeaEvent, facts: FilmFacts): string | undefined {
  const { roles, predicate, isNegated } = event;
  if (isNegated || isImplied(event.id)) {
    return undefined;
  }
  const said = HOLDS.test(predicate) ? [...(roles.patient ?? []), ...(roles.instrument ?? [])] : [];
  const ids = [...said, ...inHand(event, facts)];
  return facts.things.find(({ participant, item }) => participant && ids.includes(participant.id) && !isBulky(item))
    ?.key;
}

/** Whatever the words of an event name right before 'in hand'. */
function inHand({ span: { from, to } }: IdeaEvent, { graph: { text, participants } }: FilmFacts): string[] {
  const ends = [...text.matchAll(IN_HAND)].map(({ index }) => index).filter((end) => end >= from && end <= to);
  return participants.filter(({ spans }) => spans.some((span) => ends.includes(span.to))).map(({ id }) => id);
}

const STANDING: ReadonlySet<Pose> = new Set<Pose>(['stand', 'walk', 'search', 'work', 'carry', 'reach']);

/** A thing that somebody else takes or is given in the shot is in one pair of hands after the other, never in both. */
const goesToOther = (thing: string, holder: PlannedActor, { actors }: Shot): boolean =>
  actors.some(
    (actor) => actor !== holder && (actor.keyframes ?? []).some(({ holdsItemKey }) => holdsItemKey === thing),
  );

/** Whoever the text says to hold something has it in hand all the time, or until they hand it on. */
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
      if (thing === undefined || goesToOther(thing, actor, shot)) {
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
