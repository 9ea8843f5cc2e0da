import type { DeedId } from '../idea/deeds.ts';
import type { EventId, IdeaEvent, IdeaGraph, ParticipantId } from '../idea/idea-graph.ts';
import { castOfIdea, isHere } from './cast-of-idea.ts';
import { fillBetween } from './fill-between.ts';
import type { Plot, PlotEmphasis, PlotStep } from './plot.ts';
import { inStoryOrder } from './story-order.ts';

/**
 * The shots of a film from the events of an idea: each event in the order in which it happens, the main one with what
 * it does, and between them what the idea leaves open. As many steps as `shotCount` (4 to 40); `emphasis` says which of
 * the shots between come first.
 */
export function planPlot(graph: IdeaGraph, shotCount: number, emphasis: PlotEmphasis = 'deed'): Plot {
  const { hero, cast } = castOfIdea(graph);
  const deeds = inStoryOrder(graph.events)
    .filter((event) => !isFoundSo(graph, event))
    .map((event) => deedStep(graph, event));
  const most = shotCount - (shotCount < ROOMY ? 1 : 2);
  // An idea that is full of events ends with its last one: no two share a shot for an ending that nobody asked for.
  const told = mergedTo(deeds, deeds.length > most ? shotCount : most, graph.events);
  const steps = fillBetween({ graph, hero, cast, told, shotCount }, emphasis);
  return { hero, cast, steps };
}

/** From so many shots on there is one left for the main event from near, beside the ending. */
const ROOMY = 7;

/** 'She finds that his radio is broken': it broke before, and is seen where she finds it. */
const isFoundSo = ({ events }: IdeaGraph, { deed, links }: IdeaEvent): boolean =>
  deed === 'break' &&
  events.some(
    ({ id, deed: outer }) => isFinding(outer) && links.some(({ kind, to }) => kind === 'content' && to === id),
  );
const isFinding = (deed: IdeaEvent['deed']): boolean => deed === 'discover' || deed === 'find' || deed === 'watch';

function deedStep(graph: IdeaGraph, event: IdeaEvent): PlotStep {
  const found = graph.events.filter(
    (other) => isFoundSo(graph, other) && other.links.some(({ kind, to }) => kind === 'content' && to === event.id),
  );
  return { kind: 'deed', events: [event.id, ...found.map(({ id }) => id)], who: takingPart(graph, event), round: 0 };
}

/** Who takes part in an event and can be met, whoever acts first. */
function takingPart({ participants }: IdeaGraph, { roles }: IdeaEvent): ParticipantId[] {
  const here = new Set(participants.filter(isHere).map(({ id }) => id));
  return [
    ...new Set([
      ...(roles.agent ?? []),
      ...(roles.companion ?? []),
      ...(roles.recipient ?? []),
      ...(roles.patient ?? []),
      ...(roles.result ?? []),
    ]),
  ].filter((id) => here.has(id));
}

/** Neighbours are told in one shot until no more than `most` are left: first what only describes, the main one last. */
function mergedTo(steps: PlotStep[], most: number, events: readonly IdeaEvent[]): PlotStep[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const merged = [...steps];
  while (merged.length > Math.max(1, most)) {
    let best = 0;
    for (let at = 1; at + 1 < merged.length; at++) {
      if (costOf(merged, at, byId) < costOf(merged, best, byId)) {
        best = at;
      }
    }
    const [first, second] = merged.splice(best, 2) as [PlotStep, PlotStep];
    const leads = weightOf(first, byId) >= weightOf(second, byId) ? first : second;
    merged.splice(best, 0, {
      ...leads,
      events: [...leads.events, ...[...first.events, ...second.events].filter((id) => !leads.events.includes(id))],
      who: [...new Set([...leads.who, ...first.who, ...second.who])],
    });
  }
  return merged;
}

type ById = ReadonlyMap<EventId, IdeaEvent>;

const costOf = (steps: readonly PlotStep[], at: number, byId: ById): number =>
  Math.min(weightOf(steps[at] as PlotStep, byId), weightOf(steps[at + 1] as PlotStep, byId)) * 10 +
  weightOf(steps[at] as PlotStep, byId) +
  weightOf(steps[at + 1] as PlotStep, byId) -
  (steps[at]?.who.some((id) => steps[at + 1]?.who.includes(id)) ? 1 : 0);

/** What is mostly done for the sake of what follows: a box is opened, a street left. */
const PREPARING: ReadonlySet<DeedId> = new Set<DeedId>(['open', 'take', 'leave', 'walk']);

/** How much a step wants a shot of its own. */
function weightOf({ events }: PlotStep, byId: ById): number {
  return events.reduce((sum, id) => {
    const event = byId.get(id);
    if (!event) {
      return sum;
    }
    const isState = event.deed === 'be' || event.deed === 'have' || event.deed === 'live';
    const isOnTheWay = event.deed !== undefined && PREPARING.has(event.deed);
    return (
      sum + (event.isMain ? 20 : 4) - (isState ? 3 : 0) - Number(isOnTheWay) - (event.describes === undefined ? 0 : 1)
    );
  }, 0);
}
