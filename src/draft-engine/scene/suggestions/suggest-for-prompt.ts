import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { DEFAULT_LOOK } from '#src/shared/catalogue/looks.ts';
import { SCENE_FACETS, STICKER_FACETS, type SceneFacet } from '#src/shared/catalogue/prompt-facets.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { PROMPT_JOINTS, withWords } from '#src/shared/prompt-words.ts';
import { saidAbsent } from '../../story/described-shot/said-absent.ts';
import { saidFeeling } from '../../story/described-shot/said-feeling.ts';
import type { DeedId } from '../../story/idea/deeds.ts';
import { languageRead } from '../../story/lexicon/lexicon.ts';
import { hourOf, weatherOf } from '../compose-still.ts';
import { planScene } from '../plan-scene.ts';
import { readScene, type ReadScene } from '../read-scene.ts';
import type { PlannedScene } from '../scene.ts';
import type { Offer, PromptSuggestion, PromptSuggestions, SuggestionRequest } from './offer.ts';
import { OFFERS } from './offers.ts';

/** Offers for one facet. */
const MOST = 3;

/**
 * What a prompt for a picture, a clip or a sticker leaves open, each with a few words that suit it, in its own
 * language. Each offer was planned: the engine's picture follows it, shows whoever was there before, and leaves no more
 * words out.
 */
export async function suggestForPrompt({ text, about, language: page }: SuggestionRequest): Promise<PromptSuggestions> {
  const language = languageRead(text, page);
  const read = await readScene(text, language);
  const scene = read && (await plan(text, language));
  if (!read || !scene) {
    return { language, suggestions: [] };
  }
  const facets: readonly SceneFacet[] = about === 'sticker' ? STICKER_FACETS : SCENE_FACETS;
  const open = facets.filter((facet) => IS_OPEN[facet]({ text, read, drawing: scene.drawing }));
  const offered: PromptSuggestion[] = [];
  for (const facet of open) {
    offered.push(...(await offersFor(facet, { text, language, before: scene })));
  }
  return { language, suggestions: offered };
}

const plan = (text: string, language: Language): Promise<PlannedScene | null> =>
  planScene({ text, language, look: DEFAULT_LOOK, aspect: '4:3', seed: 1 });

interface Prompt {
  text: string;
  read: ReadScene;
  drawing: ShotDrawing;
}

/** Deeds that say how somebody feels, and asleep nobody shows it. */
const FELT: ReadonlySet<DeedId> = new Set<DeedId>(['laugh', 'weep', 'scream', 'sleep']);

/** Whether a prompt says nothing of a facet. */
const IS_OPEN: Readonly<Record<SceneFacet, (prompt: Prompt) => boolean>> = {
  subject: ({ text, drawing: { actors, items } }) => {
    const { absent, isNobody } = saidAbsent(text);
    return actors.length === 0 && items.length === 0 && absent.length === 0 && !isNobody;
  },
  place: ({ read: { graph } }) => graph.places.length === 0,
  hour: ({ read: { graph } }) => hourOf(graph) === undefined,
  weather: ({ read: { graph } }) => graph.setting.weather === undefined && weatherOf(graph) === 'clear',
  framing: ({ read: { framing, angle } }) => framing === undefined && angle === undefined,
  mood: ({ text, read: { graph } }) =>
    saidFeeling(text) === undefined && graph.events.every(({ deed }) => !FELT.has(deed ?? 'be')),
};

/** The first offers for a facet that suit the prompt and that the picture follows. */
async function offersFor(
  facet: SceneFacet,
  { text, language, before }: { text: string; language: Language; before: PlannedScene },
): Promise<PromptSuggestion[]> {
  const found: PromptSuggestion[] = [];
  for (const offer of OFFERS[facet].filter(({ suits }) => suits?.(before.drawing) ?? true)) {
    const words = offer.words[language];
    const after = found.length < MOST ? await plan(withWords(text, words, PROMPT_JOINTS[language]), language) : null;
    if (after && isFollowed(offer, before, after, facet)) {
      found.push({ facet, words });
    }
  }
  return found;
}

/** The picture has what was offered, and all that it had before. */
function isFollowed(offer: Offer, before: PlannedScene, after: PlannedScene, facet: SceneFacet): boolean {
  return (
    offer.shows(after.drawing) &&
    after.notDrawn.every((words) => before.notDrawn.includes(words)) &&
    (facet === 'subject' || castOf(after.drawing) === castOf(before.drawing))
  );
}

/** Who and what a drawing shows, in an order of its own. */
function castOf({ actors, items }: ShotDrawing): string {
  return [
    ...actors.map(({ figure }) => (figure.kind === 'animal' ? figure.species : figure.kind)),
    ...actors.flatMap(({ holds }) => holds ?? []),
    ...items.map(({ item }) => item),
  ]
    .toSorted()
    .join();
}
