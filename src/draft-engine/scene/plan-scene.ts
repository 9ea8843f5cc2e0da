import { drawingOfShot } from '#src/draft-engine/picture/plan-drawings.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { ratioOf } from '#src/shared/catalogue/picture-aspects.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { saidAbsent } from '../story/described-shot/said-absent.ts';
import { findShot, stagedAsTold } from '../story/described-shot/staged-as-told.ts';
import type { PlannedShot } from '../story/film-plan.ts';
import type { IdeaGraph } from '../story/idea/idea-graph.ts';
import { isImplied } from '../story/idea/implied-ids.ts';
import { readIdeaGraph } from '../story/idea/read-idea-graph.ts';
import { languageOf } from '../story/lexicon/lexicon.ts';
import type { PlaceKind } from '../story/place-spec.ts';
import { STORYTELLERS } from '../story/plan-film.ts';
import { draftFromGraph, type StoryDraft } from '../story/plan-from-graph.ts';
import type { FilmFacts } from '../story/words/film-words.ts';
import { thingsOf } from './as-things.ts';
import { composeStill, emptyStill } from './compose-still.ts';
import { graphOfPicture } from './graph-of-picture.ts';
import { inSaidColours } from './in-said-colours.ts';
import { notInPicture } from './not-in-picture.ts';
import { placeOfPicture } from './place-of-picture.ts';
import { readPrompt } from './read-prompt.ts';
import { landmarksSaid } from './said-landmarks.ts';
import type { PlannedScene, SceneRequest } from './scene.ts';

/** A film of its own in which the picture is looked for. */
const SHOTS = 4;

/**
 * Plans a single picture of what a text says: the text is planned as a small film, whose shot of the main event is
 * taken and composed as a still of those and that alone which the text names. Null where nothing of it can be drawn.
 */
export async function planScene({
  text,
  language,
  look: chosen,
  isLookChosen = false,
  aspect,
  seed,
}: SceneRequest): Promise<PlannedScene | null> {
  const { framing, angle, words, notPictures, ...said } = readPrompt(text);
  const look = isLookChosen ? chosen : (said.look ?? chosen);
  const { rest } = saidAbsent(words);
  if (!/\p{L}/u.test(rest)) {
    return null;
  }
  const graph = graphOfPicture(await readIdeaGraph(rest, languageRead(text, language)));
  const draft = draftFromGraph(
    graph,
    {
      idea: graph.text,
      type: 'drama',
      language,
      aspect: ratioOf(aspect) < 1 ? '9:16' : '16:9',
      seed,
      shotCount: SHOTS,
    },
    STORYTELLERS[language],
  );
  const index = isKnown(graph) ? findShot(draft.facts) : undefined;
  if (index === undefined && !isSomewhere(draft.facts)) {
    return null;
  }
  const staged = index === undefined ? undefined : draft.facts.shots[index];
  const landmarks = landmarksSaid(draft.facts, staged?.placeKey);
  const composing = { facts: draft.facts, landmarks, framing, angle, ratio: ratioOf(aspect) };
  const still = staged ? composeStill(stagedAsTold(staged, draft), composing) : emptyStill(composing);
  const places = draft.plan.places.map((one) =>
    one.key === still.placeKey ? placeOfPicture(one, still, composing) : one,
  );
  const kind = places.find(({ key }) => key === still.placeKey)?.place.kind;
  const shot = inOwnLight(still, { setting: graph.setting, kind, look });
  const drawing = drawingOfShot(
    {
      characters: inSaidColours(draft),
      places,
      items: itemsOf(draft),
      shots: [shot],
    },
    1,
    { look, aspect, seed },
  );
  const notDrawn = [...notInPicture(draft.facts, shot, landmarks), ...notPictures];
  return { drawing, look, notDrawn };
}

/** Neon shines in the dark, and on a field of snow it snows, where the text says nothing else. */
function inOwnLight(
  still: PlannedShot,
  {
    setting: { hour, weather },
    kind,
    look,
  }: Pick<IdeaGraph, 'setting'> & { kind: PlaceKind | undefined; look: LookId },
): PlannedShot {
  return {
    ...still,
    ...(look === 'neon' && !hour ? { timeOfDay: 'night' } : {}),
    ...(kind === 'snowfield' && !weather ? { weather: 'snow' } : {}),
  };
}

/** The language that a text is read in: one without letters of its own may be Japanese as well as Chinese. */
function languageRead(text: string, language: Language): Language {
  const read = languageOf(text);
  return read === 'cn' && language === 'ja' ? language : read;
}

/** Everything that the film has, whether its own shots show it or not. */
const itemsOf = ({ facts }: StoryDraft) =>
  thingsOf(facts).map(({ key, item, label, colour }) => ({
    key,
    name: key,
    description: '',
    item,
    ...(label === undefined ? {} : { label }),
    ...(colour === undefined ? {} : { colour }),
  }));

/** The text has words for somebody or something that the engine knows. */
const isKnown = ({ participants }: IdeaGraph): boolean => participants.some(({ concept }) => concept !== undefined);

/** The text names a place, an hour or the weather. */
function isSomewhere({ places, graph: { setting } }: FilmFacts): boolean {
  return places.some(({ id }) => id !== undefined && !isImplied(id)) || Boolean(setting.hour ?? setting.weather);
}
