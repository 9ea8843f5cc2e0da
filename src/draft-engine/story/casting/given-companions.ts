import { agesInGraph } from '../ages/ages-in-graph.ts';
import type { StoryRequest } from '../film-plan.ts';
import type { IdeaGraph, Participant } from '../idea/idea-graph.ts';
import type { KnownCharacter } from '../known-cast.ts';
import { wordFor } from '../lexicon/lexicon.ts';
import type { Plot } from '../plot/plot.ts';
import { playedBy } from './cast-known.ts';
import { givenFor } from './given-characters.ts';

/** Larger groups are one member, drawn several times. */
const MOST_ALIKE = 3;

/** How many members of the cast play a participant: two or three of a kind are so many. */
export const membersFor = ({ count }: Participant): number => (count >= 2 && count <= MOST_ALIKE ? count : 1);

/** The graph and its plot, with those who were brought along and whom the idea has no part for. */
export interface GraphWithPlot {
  graph: IdeaGraph;
  plot: Plot;
}

/**
 * Whoever is brought along beyond the idea's own people goes with the hero, as a friend of the same age; so do those of
 * an earlier film, as who they are.
 */
export function withGivenFriends(
  { graph, plot }: GraphWithPlot,
  request: StoryRequest,
  known: readonly KnownCharacter[] = [],
): GraphWithPlot {
  const members = graph.participants.filter(({ id }) => plot.cast.includes(id)).map(membersFor);
  const castCount = members.reduce((sum, count) => sum + count, 0);
  const friends: Participant[] = [];
  for (let number = castCount + 1; number <= (request.characters?.length ?? 0); number++) {
    const { name, pictureKey } = givenFor(request, `character-${number}`);
    if (name !== undefined || pictureKey !== undefined) {
      friends.push(friendOf({ graph, plot }, request, friends.length));
    }
  }
  for (const one of known) {
    friends.push(playedBy(friendOf({ graph, plot }, request, friends.length), one, graph));
  }
  const ids = friends.map(({ id }) => id);
  return friends.length === 0
    ? { graph, plot }
    : {
        graph: { ...graph, participants: [...graph.participants, ...friends] },
        plot: {
          hero: plot.hero ?? ids[0],
          cast: [...plot.cast, ...ids],
          steps: plot.steps.map((step) =>
            plot.hero === undefined || step.who.includes(plot.hero) ? { ...step, who: [...step.who, ...ids] } : step,
          ),
        },
      };
}

function friendOf({ graph, plot }: GraphWithPlot, { type }: StoryRequest, index: number): Participant {
  const years = plot.hero && agesInGraph(graph, type).get(plot.hero);
  const isMinor = years && years.group !== 'grown';
  return {
    id: `p${Math.max(0, ...graph.participants.map(({ id }) => Number(id.slice(1)))) + 1 + index}`,
    words: wordFor('person.friend', graph.language),
    spans: [],
    kind: 'person',
    concept: 'person.friend',
    count: 1,
    ...(isMinor ? { ageYears: years.years ?? (years.group === 'child' ? 9 : 15) } : {}),
    qualities: [],
    relations: [],
    presence: 'here',
  };
}
