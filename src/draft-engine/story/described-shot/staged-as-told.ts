import type { PlannedActor } from '../film-plan.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { listNotDrawn } from '../idea/not-drawn.ts';
import type { StoryDraft } from '../plan-from-graph.ts';
import { withNamedThings } from '../staging/with-named-things.ts';
import type { FilmFacts } from '../words/film-words.ts';
import { withHeldThings } from './in-hand.ts';

type Shot = FilmFacts['shots'][number];

/** The shot of the main event, else of another one, else one with somebody or something that the text names. */
export function findShot({ shots, graph, members, things }: FilmFacts): number | undefined {
  const main = new Set(graph.events.filter(({ isMain }) => isMain).map(({ id }) => id));
  const said = new Set(
    [...members, ...things]
      .filter(({ participant }) => participant !== undefined && !isImplied(participant.id))
      .map(({ key }) => key),
  );
  const ways: ((shot: Shot) => boolean)[] = [
    ({ step: { kind, events } }) => kind === 'deed' && events.slice(0, 1).some((id) => main.has(id) && !isImplied(id)),
    ({ step: { kind, events } }) => kind === 'deed' && events.slice(0, 1).some((id) => !isImplied(id)),
    ({ actors, items }) =>
      actors.some(({ characterKey }) => said.has(characterKey)) || items.some(({ itemKey }) => said.has(itemKey)),
  ];
  for (const isWanted of ways) {
    const index = shots.findIndex((shot) => isWanted(shot) && (shot.actors.length > 0 || shot.items.length > 0));
    if (index >= 0) {
      return index;
    }
  }
  return undefined;
}

/** A shot of a text's own film with all that the text names in any of its clauses, and what is said to be in hand. */
export function stagedAsTold(planned: Shot, { facts, plan }: Pick<StoryDraft, 'facts' | 'plan'>): Shot {
  const asTold = { ...planned, actors: [...planned.actors, ...standingBeside(planned, facts)] };
  return withHeldThings(withAllThings(asTold, { facts, plan }), facts);
}

/** Where those stand whom the text names and the shot does not have. */
const BESIDE = [0.62, -0.62, 0.8] as const;

/** 'Tom listens.': whoever else the text names stands by and does what they do by themselves. */
function standingBeside({ actors }: Shot, { members, shots }: FilmFacts): PlannedActor[] {
  const here = new Set(actors.map(({ characterKey }) => characterKey));
  const others = members.filter(
    ({ key, participant }) => !here.has(key) && participant.presence === 'here' && !isImplied(participant.id),
  );
  return others.slice(0, BESIDE.length).map(({ key }, at): PlannedActor => {
    const own = shots
      .filter(({ step }) => step.kind === 'deed')
      .flatMap((shot) => shot.actors.filter(({ characterKey }) => characterKey === key))[0];
    return {
      characterKey: key,
      across: BESIDE[at] as number,
      behind: 0.3,
      faces: actors[0]?.characterKey ?? 'camera',
      pose: own && !own.holdsItemKey && STANDING.has(own.pose) ? own.pose : 'stand',
      emotion: own?.emotion ?? 'neutral',
    };
  });
}

/** What somebody can do at the side of a shot. */
const STANDING: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>([
  'listen',
  'clap',
  'cheer',
  'wave',
  'point',
  'think',
  'laugh',
  'sit',
  'kneel',
  'sleep',
  'lie',
  'talk',
  'look_up',
  'look_down',
  'cover_face',
  'dance',
]);

/** What the text names in any of its clauses is in its one shot. */
function withAllThings(shot: Shot, { facts, plan }: StoryDraft): Shot {
  const { graph } = facts;
  const things = facts.things.filter(({ key }) => plan.items.some((item) => item.key === key));
  const { visions = [] } = shot;
  return withNamedThings({ ...shot, visions }, { graph, things, events: graph.events, seen: new Set() });
}

/** Words of the text for whom and what the shot does not show, and what the engine has no picture of. */
export function notDrawnIn({ graph, members, things }: FilmFacts, isShown: IsShown): string[] {
  const unseen = [...members, ...things]
    .filter((one) => !isShown(one))
    .flatMap(({ participant }) => (participant && !isImplied(participant.id) ? [participant.words] : []));
  return listNotDrawn(graph, { unseen }).missing;
}

export type IsShown = (one: { key: string }) => boolean;
