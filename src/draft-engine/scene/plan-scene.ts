import { drawingOfShot } from '#src/draft-engine/picture/plan-drawings.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { ratioOf } from '#src/shared/catalogue/picture-aspects.ts';
import { findShot, stagedAsTold } from '../story/described-shot/staged-as-told.ts';
import type { FilmPlan, PlannedShot } from '../story/film-plan.ts';
import { wholeColour } from '../story/idea/colour-said-of.ts';
import type { IdeaGraph } from '../story/idea/idea-graph.ts';
import { isImplied } from '../story/idea/implied-ids.ts';
import { readWords } from '../story/idea/read-idea-graph.ts';
import type { PlaceKind, PlaceSpec } from '../story/place-spec.ts';
import { STORYTELLERS } from '../story/plan-film.ts';
import { draftFromGraph, type StoryDraft } from '../story/plan-from-graph.ts';
import type { FilmFacts, StagedShot } from '../story/words/film-words.ts';
import { claimsOf, type Shown } from './account/claims.ts';
import { accountFor, unclaimedOf } from './account/unclaimed.ts';
import { asAnimalsMove } from './as-animals-move.ts';
import { thingsOf } from './as-things.ts';
import { composeStill, emptyStill } from './compose-still.ts';
import { emblemOf, type Emblem } from './emblem.ts';
import { inSaidColours } from './in-said-colours.ts';
import { naturalAnimalsOf, naturalKeysOf, withoutArms } from './natural-animals-of.ts';
import { isInSky, notInPicture } from './not-in-picture.ts';
import { placeAsSeen } from './place-as-seen.ts';
import { placeOfPicture } from './place-of-picture.ts';
import { readScene, type ReadScene } from './read-scene.ts';
import { relationsIn, type SaidRelation } from './relations/said-relations.ts';
import { placedAsTold } from './row/with-row.ts';
import { landmarksSaid, type SaidLandmark } from './said-landmarks.ts';
import { onSaidWay } from './said-way.ts';
import { CUT_OUT_FIGURES, type PlannedScene, type SceneRequest } from './scene.ts';
import { itemsSeen, withSeen } from './seen/with-seen.ts';

/** A film of its own in which the picture is looked for. */
const SHOTS = 4;

/**
 * Plans a single picture of what a text says: the text is planned as a small film, whose shot of the main event is
 * taken and composed as a still of those and that alone which the text names. Null where nothing of it can be drawn.
 */
export async function planScene(request: SceneRequest): Promise<PlannedScene | null> {
  const { aspect, seed } = request;
  const read = await readScene(request.text, request.language, { isClip: request.seconds !== undefined });
  if (!read) {
    return null;
  }
  const { graph, framing, isPortrait, angle, feeling } = read;
  const look = lookOf(request, read);
  const draft = draftOf(graph, request);
  const staged = isKnown(graph) ? shotToDraw(draft.facts) : undefined;
  if (!staged && !isSomewhere(draft.facts) && read.seen.length === 0) {
    return null;
  }
  const relations = relationsIn(graph);
  const landmarks = landmarksOf(read, draft.facts, { placeKey: staged?.placeKey, relations });
  const composing = { facts: draft.facts, landmarks, framing, isPortrait, angle, feeling, ratio: ratioOf(aspect) };
  const apart = staged ? composeStill(stagedAsTold(staged, draft), composing) : emptyStill(composing);
  const { still: plain, shown, row, items } = placedAsTold(apart, relations, composing, request.seconds);
  const unplaced = relations.filter((one) => !shown.includes(one));
  const armless = withoutArms(withSeen(plain, read.seen), draft.facts);
  const characters = naturalAnimalsOf(inSaidColours(draft), draft.facts, armless);
  const still = onSaidWay(asAnimalsMove(armless, naturalKeysOf(characters), row), read.way?.side);
  const words = await readWords(read.said, graph.language);
  const colours = words.flatMap(({ base }) => wholeColour(base, graph.language) ?? []);
  const emblem = emblemOf(read.notPictures, draft.facts, { still, colours });
  const isAbout = isAboutLandmark(draft.facts, still, landmarks);
  const there = { ...read, season: seasonOf(graph), colours, isAbout, hasActors: still.actors.length > 0 };
  const places = draft.plan.places.map((one) =>
    one.key === still.placeKey
      ? withEmblem(
          emblem,
          placeAsSeen(
            placeOfPicture(one, still, {
              ...composing,
              reached: [...(row?.kinds ?? []), ...items.map(({ item }) => item)],
            }),
            there,
          ),
        )
      : one,
  );
  const kind = places.find(({ key }) => key === still.placeKey)?.place.kind;
  const shot = inOwnLight(emblem?.shot ?? still, { setting: graph.setting, kind, look });
  const drawing = drawingOfShot(
    {
      characters,
      places,
      items: [...itemsOf(draft), ...items, ...itemsSeen(read.seen), ...(emblem?.items ?? [])],
      shots: [shot],
    },
    1,
    { look, aspect, seed },
  );
  const picture = { shot, landmarks, kind, relations: shown, row };
  return {
    drawing,
    look,
    notDrawn: await leftOut(read, draft.facts, request.cutOut ? cutOut(picture, request.cutOut) : picture, unplaced),
  };
}

/** What of a picture is left where only whom or what it is about is drawn; of a place alone, all of it. */
function cutOut(picture: Shown, of: 'whole' | 'head'): Shown {
  const { shot } = picture;
  if (shot.actors.length === 0 && shot.items.length === 0) {
    return picture;
  }
  const actors =
    of === 'head'
      ? shot.actors.slice(0, 1).map(({ holdsItemKey: _held, ...actor }) => ({ ...actor, keyframes: [] }))
      : shot.actors.slice(0, CUT_OUT_FIGURES).map((actor) => ({ ...actor, keyframes: [] }));
  const items = actors.length > 0 ? [] : shot.items.slice(0, 1);
  const alone = { ...shot, placeKey: '', actors, items, effects: [], visions: [] };
  return { shot: alone, landmarks: [], kind: undefined, relations: [], row: undefined, isCutOut: true };
}

/** The look that a text names, where nobody has chosen another one. */
const lookOf = ({ look, isLookChosen }: SceneRequest, read: ReadScene): LookId =>
  isLookChosen ? look : (read.look ?? look);

/** The small film in which the picture is looked for. */
const draftOf = (graph: IdeaGraph, { aspect, seed }: Pick<SceneRequest, 'aspect' | 'seed'>): StoryDraft =>
  draftFromGraph(
    graph,
    {
      idea: graph.text,
      type: 'drama',
      language: graph.language,
      aspect: ratioOf(aspect) < 1 ? '9:16' : '16:9',
      seed,
      shotCount: SHOTS,
    },
    STORYTELLERS[graph.language],
  );

/** Landmarks that the picture shows by itself, then those that the text names. */
function landmarksOf(
  { seen }: ReadScene,
  facts: FilmFacts,
  { placeKey, relations }: { placeKey: string | undefined; relations: readonly SaidRelation[] },
): SaidLandmark[] {
  const related = byRelation(facts, relations);
  const own = seen.flatMap(({ landmark, words }) => (landmark ? [{ landmark, words }] : []));
  const isBeforeHouse = own.some(({ landmark }) => landmark === 'house');
  // What is in front of a house is what the picture is of.
  const said = landmarksSaid(facts, placeKey).filter(({ words }) => !isBeforeHouse && !related.handled.includes(words));
  return [...own, ...related.trees, ...said];
}

/** Trees that others are by are whole ones; what others are on, under or behind is a thing and not only there. */
function byRelation(
  { graph }: FilmFacts,
  relations: readonly SaidRelation[],
): { trees: SaidLandmark[]; handled: string[] } {
  const grounds = relations.flatMap(({ kind, ground }) => {
    const one = graph.participants.find(({ id }) => id === ground);
    return one ? [{ kind, words: one.words, isTree: one.concept === 'spirit.tree' }] : [];
  });
  return {
    trees: grounds.flatMap(({ isTree, words }) => (isTree ? [{ landmark: 'big_tree', words }] : [])),
    handled: grounds.flatMap(({ isTree, kind, words }) =>
      !isTree && (kind === 'on' || kind === 'under' || kind === 'behind') ? [words] : [],
    ),
  };
}

const seasonOf = ({ setting: { season } }: Pick<IdeaGraph, 'setting'>): PlaceSpec['season'] =>
  season?.value === 'summer' ? undefined : season?.value;

const withEmblem = (emblem: Emblem | undefined, planned: FilmPlan['places'][number]): FilmPlan['places'][number] =>
  emblem ? { ...planned, place: { ...planned.place, ...emblem.place } } : planned;

/** The text names what stands there, or names the place by it: a lighthouse, a castle. */
function isAboutLandmark(
  { places }: FilmFacts,
  { placeKey }: PlannedShot,
  landmarks: readonly SaidLandmark[],
): boolean {
  const here = places.find(({ key }) => key === placeKey);
  const own = here?.concept?.slice('place.'.length);
  const isNamed = here?.id !== undefined && !isImplied(here.id) && own === here.place.landmarks[0];
  return landmarks.length > 0 || isNamed;
}

/** Words that the picture leaves out: what was understood and is not there, and what nothing in it answers for. */
async function leftOut(
  read: ReadScene,
  facts: FilmFacts,
  picture: Shown,
  unplaced: readonly SaidRelation[],
): Promise<string[]> {
  const { language } = facts.graph;
  const claims = claimsOf(read, facts, picture);
  const accounted = await accountFor(read.said, language, claims);
  const reached = facts.graph.places
    .filter(({ id }) => picture.row?.grounds.has(id) === true || picture.relations.some(({ ground }) => ground === id))
    .map(({ words }) => words);
  const understood = notInPicture(facts, picture.shot, picture.landmarks).filter((words) => !reached.includes(words));
  // A pattern is drawn in the colours that are said.
  const isColoured = read.seen.some(({ pattern }) => pattern !== undefined);
  const left = isColoured ? understood.filter((words) => wholeColour(words, language) === undefined) : understood;
  const isInSight = (words: string): boolean =>
    read.seen.some((one) => one.words.toLowerCase().includes(words.toLowerCase()));
  const told = [
    ...new Set([
      ...left.filter((words) => !isInSight(words)),
      ...read.notPictures,
      ...unplaced.map(({ phrase }) => phrase),
    ]),
  ];
  const unclaimed = unclaimedOf(accounted, read.said, language).filter(
    (words) =>
      !told.some((one) => one.toLowerCase().includes(words.toLowerCase())) && !isInSky(words, picture.shot.timeOfDay),
  );
  return [...told.filter((one) => !unclaimed.some((words) => words !== one && words.includes(one))), ...unclaimed];
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

/** The shot that shows what the text is about; an empty one at the first place where the small film shows none of it. */
function shotToDraw(facts: FilmFacts): StagedShot | undefined {
  const index = findShot(facts);
  const [first] = facts.shots;
  return index === undefined ? first && { ...first, actors: [], items: [] } : facts.shots[index];
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
