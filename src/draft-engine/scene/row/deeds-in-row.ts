import type { DeedId } from '../../story/idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId } from '../../story/idea/idea-graph.ts';
import { isImplied } from '../../story/idea/implied-ids.ts';

/** Deeds in a clip; more would be too short to be understood. */
const MOST_DEEDS = 4;

/** Nothing is seen to happen by these. */
const UNSEEN: ReadonlySet<DeedId> = new Set<DeedId>(['be', 'have', 'live']);

/** Something that one does, as a step of a row. */
export type Step = IdeaEvent & { deed: DeedId };

/** Who does several things one after another, and what. */
export interface DeedRow {
  doer: ParticipantId;
  steps: Step[];
  /** More than a clip has time for. */
  leftOut: IdeaEvent[];
}

/** What one of a text does one after another; undefined where it is one deed, or several at once. */
export function deedsInRow({ events, participants }: IdeaGraph): DeedRow | undefined {
  const beings = participants.filter(({ kind }) => BEINGS.has(kind));
  const alone = beings.length === 1 ? beings[0] : undefined;
  const doerOf = ({ roles }: IdeaEvent): ParticipantId | undefined => roles.agent?.[0] ?? alone?.id;
  const said = events.filter(isStep);
  const main = said.find(({ isMain }) => isMain) ?? said[0];
  const doer = main && doerOf(main);
  if (doer === undefined || !beings.some(({ id }) => id === doer)) {
    return undefined;
  }
  const own = said.filter((event) => doerOf(event) === doer);
  const ids = new Set(own.map(({ id }) => id));
  const apart = own.filter(({ links }) => !links.some(({ kind, to }) => kind === 'when' && ids.has(to)));
  const steps = inOrder(apart);
  return steps.length < 2 ? undefined : { doer, steps: steps.slice(0, MOST_DEEDS), leftOut: steps.slice(MOST_DEEDS) };
}

const BEINGS: ReadonlySet<string> = new Set(['person', 'animal', 'robot']);

function isStep(event: IdeaEvent): event is Step {
  const { id, deed, isNegated, mood, describes } = event;
  return (
    !isImplied(id) &&
    deed !== undefined &&
    !UNSEEN.has(deed) &&
    !isNegated &&
    mood === 'does' &&
    describes === undefined
  );
}

/** As they stand in the text, unless its words say that one comes before another. */
function inOrder(events: readonly Step[]): Step[] {
  const left = events.toSorted((one, other) => one.span.from - other.span.from);
  const ordered: Step[] = [];
  while (left.length > 0) {
    const next = left.findIndex((one) => !left.some((other) => other !== one && isBefore(other, one)));
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered;
}

const isBefore = (one: IdeaEvent, other: IdeaEvent): boolean =>
  one.links.some(({ kind, to }) => kind === 'before' && to === other.id) ||
  other.links.some(({ kind, to }) => kind === 'after' && to === one.id);
