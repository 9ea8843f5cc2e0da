import { drawingOfShot } from '#src/draft-engine/picture/plan-drawings.ts';
import { ratioOf } from '#src/shared/catalogue/picture-aspects.ts';
import { saidAbsent } from '../described-shot/said-absent.ts';
import { findShot, notDrawnIn, stagedAsTold } from '../described-shot/staged-as-told.ts';
import type { FilmPlan, PlannedShot } from '../film-plan.ts';
import type { IdeaGraph } from '../idea/idea-graph.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { isHuge } from '../item-bulk.ts';
import { STORYTELLERS } from '../plan-film.ts';
import { draftFromGraph, type StoryDraft } from '../plan-from-graph.ts';
import type { FilmFacts } from '../words/film-words.ts';
import { composeStill, emptyStill } from './compose-still.ts';
import { graphOfPicture } from './graph-of-picture.ts';
import { inSaidColours } from './in-said-colours.ts';
import { readPrompt } from './read-prompt.ts';
import { landmarksSaid, withLandmarks } from './said-landmarks.ts';
import type { PlannedScene, SceneRequest } from './scene.ts';
import { isUnder } from './still-life.ts';

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
  const { framing, angle, words, ...said } = readPrompt(text);
  const look = isLookChosen ? chosen : (said.look ?? chosen);
  const { rest } = saidAbsent(words);
  if (!/\p{L}/u.test(rest)) {
    return null;
  }
  const graph = graphOfPicture(await readIdeaGraph(rest));
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
  const shot = staged ? composeStill(stagedAsTold(staged, draft), composing) : emptyStill(composing);
  const shown = JSON.stringify(shot);
  const isShown = ({ key }: { key: string }): boolean => shown.includes(JSON.stringify(key));
  const drawing = drawingOfShot(
    {
      characters: inSaidColours(draft),
      places: draft.plan.places.map((one) => {
        const place = isAtHome(shot, draft.facts) ? atHome(one) : one;
        return one.key === shot.placeKey ? withLandmarks(place, landmarks, shot.actors.length === 0) : place;
      }),
      items: itemsOf(draft),
      shots: [shot],
    },
    1,
    { look, aspect, seed },
  );
  const isSeen = (words: string): boolean =>
    landmarks.some((one) => one.words === words) ||
    draft.facts.things.some((one) => one.participant?.words === words && isUnder(one, draft.facts.things)) ||
    Object.values(graph.setting).some((one) => one.words.includes(words));
  return { drawing, look, notDrawn: notDrawnIn(draft.facts, isShown).filter((words) => !isSeen(words)) };
}

/** Things alone lie in a room where nothing is said of where they are. */
function isAtHome({ actors, items, placeKey }: PlannedShot, { places, things }: FilmFacts): boolean {
  const place = places.find(({ key }) => key === placeKey);
  const isSaid = place?.id !== undefined && !isImplied(place.id);
  const isLarge = items.some(({ itemKey }) => things.some(({ key, item }) => key === itemKey && isHuge(item)));
  return actors.length === 0 && items.length > 0 && !isSaid && !isLarge;
}

const atHome = <Planned extends FilmPlan['places'][number]>(one: Planned): Planned => ({
  ...one,
  place: { ...one.place, kind: 'living_room', landmarks: [] },
});

/** Everything that the film has, whether its own shots show it or not. */
const itemsOf = ({ facts }: StoryDraft) =>
  facts.things.map(({ key, item, label, colour }) => ({
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
