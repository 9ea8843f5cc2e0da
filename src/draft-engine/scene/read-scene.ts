import type { Language } from '#src/shared/language/languages.ts';
import { saidAbsent } from '../story/described-shot/said-absent.ts';
import type { IdeaGraph } from '../story/idea/idea-graph.ts';
import { readIdeaGraph } from '../story/idea/read-idea-graph.ts';
import { languageRead } from '../story/lexicon/lexicon.ts';
import type { PlaceKind } from '../story/place-spec.ts';
import { graphOfPicture } from './graph-of-picture.ts';
import { readPrompt, type ReadPrompt } from './read-prompt.ts';
import { saidWay, type Side } from './said-way.ts';
import { takeSeen, type Seen } from './seen/take-seen.ts';

/** What a prompt says: of the picture, and of the scene that is to be seen. */
export interface ReadScene extends Omit<ReadPrompt, 'words'> {
  graph: IdeaGraph;
  /** What the picture shows by itself, beside the graph. */
  seen: Seen[];
  /** Where that is, if the rest of the prompt names no place. */
  home: PlaceKind | undefined;
  /** Who and what is said not to be there. */
  absent: string[];
  /** To which side somebody goes, with its words. */
  way?: { side: Side; words: string };
  /** The scene's words as the prompt has them. */
  said: string;
}

/** Reads the prompt of a picture; null where it has no words for a scene. */
export async function readScene(
  text: string,
  language: Language,
  { isClip = false }: { isClip?: boolean } = {},
): Promise<ReadScene | null> {
  const { words, ...picture } = readPrompt(text);
  const { rest: there, absent } = saidAbsent(words);
  const { way, rest: going } = saidWay(there);
  const { seen, rest } = takeSeen(going);
  if (!/\p{L}/u.test(rest) && seen.length === 0) {
    return null;
  }
  const read = graphOfPicture(await readIdeaGraph(rest, languageRead(text, language)), { isClip });
  // What stands alone in the rest is no text of one noun.
  const whole = seen.length > 0 ? { ...read, text: [read.text, ...seen.map(({ words }) => words)].join(', ') } : read;
  const graph = inSeenHour(whole, seen);
  const own = seen.find(({ isOnlyThere }) => isOnlyThere) ?? seen.find(({ place }) => place !== undefined);
  const isElsewhere = graph.places.length > 0 && own?.isOnlyThere !== true;
  return {
    ...picture,
    graph,
    seen,
    home: isElsewhere ? undefined : own?.place,
    absent,
    ...(way ? { way } : {}),
    said: there,
  };
}

/** The hour and the weather in which something is seen, where the text says none. */
function inSeenHour(graph: IdeaGraph, seen: readonly Seen[]): IdeaGraph {
  const { setting } = graph;
  const at = { span: { from: 0, to: 0 } };
  const hour = seen.find(({ hour: own }) => own !== undefined);
  const weather = seen.find(({ weather: own }) => own !== undefined);
  const season = seen.find(({ season: own }) => own !== undefined);
  return {
    ...graph,
    setting: {
      ...(hour?.hour ? { hour: { value: hour.hour, words: hour.words, ...at } } : {}),
      ...(weather?.weather ? { weather: { value: weather.weather, words: weather.words, ...at } } : {}),
      ...(season?.season ? { season: { value: season.season, words: season.words, ...at } } : {}),
      ...setting,
    },
  };
}
