import { WRITING } from '#src/shared/language/writing.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { suitMinors } from './ages/suit-minors.ts';
import { castFilm } from './casting/cast-film.ts';
import { castProps } from './casting/cast-props.ts';
import { rolesOnStage } from './casting/stage-roles.ts';
import { awayShots } from './directing/away-shots.ts';
import { directShots } from './directing/direct-shots.ts';
import type { FilmPlan, MusicMood, StoryRequest } from './film-plan.ts';
import { FRAMES, type FrameId } from './frames/frames.ts';
import { choosePlot } from './plots/choose-plot.ts';
import { type CourseStep, fitPlot, type StepLength } from './plots/fit-plot.ts';
import type { IdeaReading } from './reading/idea-reading.ts';
import { readIdea } from './reading/read-idea.ts';
import type { BeatId } from './shapes/beats.ts';
import { fitShape } from './shapes/fit-shape.ts';
import { TOLD_TYPES } from './shapes/shapes.ts';
import type { StoryFacts } from './story-facts.ts';
import { fillTemplate } from './words/fill-template.ts';
import type { Grammar } from './words/grammar.ts';
import { createWriter } from './words/writer.ts';

const TYPE_MOODS: Partial<Record<StoryRequest['type'], MusicMood>> = {
  horror: 'dark',
  war: 'solemn',
  news: 'driving',
  comedy: 'playful',
  disaster: 'epic',
  western: 'driving',
  suspense: 'tense',
  detective: 'mysterious',
  nature: 'dreamy',
  action: 'driving',
  martial_arts: 'epic',
  ads: 'bright',
  variety: 'playful',
  history: 'solemn',
};

/** Places that advertise themselves. */
const SHOPS: ReadonlySet<string> = new Set(
  [
    'shop',
    'bakery',
    'cafe',
    'restaurant',
    'bar',
    'hotel',
    'bookshop',
    'flower_shop',
    'toy_shop',
    'tea_house',
    'noodle_shop',
    'barbershop',
    'gym',
    'cinema',
    'hot_spring',
    'zoo',
    'amusement_park',
    'aquarium',
  ].map((id) => `place.${id}`),
);

const LOOSE_FRAMES: ReadonlySet<FrameId> = new Set<FrameId>([
  'travel',
  'wait',
  'arrive',
  'leave',
  'want',
  'remember',
  'befriend',
  'join',
]);

/**
 * Lets the type colour what the verb leaves open: two who walk together fall in love in a romance; a nameless oddity is
 * looked into in a mystery.
 */
function suitFrame(reading: IdeaReading, type: StoryRequest['type']): IdeaReading {
  const people = reading.nouns.reduce(
    (sum, noun) =>
      sum +
      (noun.role !== 'place' && noun.concepts.some((concept) => concept.startsWith('person'))
        ? Math.max(1, noun.count)
        : 0),
    0,
  );
  if (type === 'romance' && people > 1 && LOOSE_FRAMES.has(reading.frame)) {
    return { ...reading, frame: 'fall_in_love' };
  }
  const product = reading.nouns[0];
  if (
    type === 'ads' &&
    product &&
    product.concepts.length > 0 &&
    product.concepts.every((concept) => concept.startsWith('thing.')) &&
    !['open_shop', 'sell', 'cook', 'repair', 'find'].includes(reading.frame)
  ) {
    return { ...reading, frame: 'launch_product' };
  }
  if ((type === 'detective' || type === 'crime') && /^(?:who|whose|which)\b|谁|누가|誰が|だれが/i.test(reading.text)) {
    return { ...reading, frame: 'solve' };
  }
  if (reading.frame === 'want' && !reading.ownWish) {
    if (type === 'horror' || type === 'suspense') {
      return { ...reading, frame: 'discover' };
    }
    if (type === 'detective' || type === 'crime') {
      return { ...reading, frame: 'solve' };
    }
  }
  if (!reading.frameFromVerb && reading.frame !== 'overcome') {
    if (type === 'horror' || type === 'suspense') {
      return { ...reading, frame: 'discover' };
    }
    if (type === 'detective' || type === 'crime') {
      return { ...reading, frame: 'solve' };
    }
    if (type === 'education' || type === 'documentary') {
      return { ...reading, frame: 'explain' };
    }
    if (type === 'ads') {
      return {
        ...reading,
        frame:
          reading.nouns.some((noun) => noun.concepts.some((concept) => concept.startsWith('thing.'))) ||
          !reading.nouns.some((noun) => noun.concepts.some((concept) => SHOPS.has(concept)))
            ? 'launch_product'
            : 'open_shop',
      };
    }
    if (type === 'travel') {
      return { ...reading, frame: 'travel' };
    }
    if (type === 'disaster') {
      return { ...reading, frame: 'survive' };
    }
  }
  return reading;
}

/** How long a plot's step is spoken at the least, in seconds. */
const lengthIn =
  (grammar: Grammar, facts: StoryFacts): StepLength =>
  (step) =>
    Math.min(
      ...step.words.map(
        (template) => grammar.countSpeechUnits(fillTemplate(template, grammar, facts)) / grammar.speechUnitsPerSecond,
      ),
      step.words.length > 0 ? Infinity : 0,
    );

/** Beats that a film without a plot must have. */
function needsOf(type: StoryRequest['type'], facts: StoryFacts): BeatId[] {
  const acted = !TOLD_TYPES.has(type) && !['variety', 'art', 'detective', 'horror'].includes(type);
  return acted ? [facts.ownWish || !facts.targetIsOther ? 'want' : 'meet', 'turn'] : [];
}

/**
 * Writes a film from an idea: story, cast, places, items, every shot, and the brief for the music. Pure: equal requests
 * give equal plans. The shot count is held to 4 to 40. `grammar` is the language's own; it is handed in, so that a
 * browser loads the one that it needs.
 */
export function writePlan(asked: StoryRequest, grammar: Grammar): FilmPlan {
  const read = suitFrame(readIdea(asked.idea), asked.type);
  const { roles } = rolesOnStage(read, asked.type);
  const { request, reading } = suitMinors(asked, read, { hero: roles.hero?.noun, other: roles.other?.noun });
  const seed = deriveSeed('film', reading.text, request.type, request.language, request.seed);
  const bare = castFilm(request, reading, grammar);
  const { facts } = bare;
  const plot = choosePlot(grammar.plots[facts.frame] ?? [], request.type, facts, deriveSeed('plot', seed));
  const cast = castProps(bare, plot, grammar);
  const count = Math.max(4, Math.min(40, Math.round(request.shotCount)));
  const which = deriveSeed('shape', seed) % 3;
  const course: CourseStep[] = plot
    ? fitPlot(plot, request.type, which, count, lengthIn(grammar, facts))
    : fitShape(request.type, which, count, needsOf(request.type, facts)).map((beat) => ({ beat }));
  const away = awayShots(course, facts.targetKind === 'landmark');
  const random = createRandom(deriveSeed('direct', seed));
  const writer = createWriter(grammar, facts, createRandom(deriveSeed('words', seed)), course);
  const shots = directShots(course, away, cast, grammar, writer, random);
  const choice = createRandom(deriveSeed('title', seed));
  const titles = plot?.titles?.length
    ? plot.titles
    : [
        ...(grammar.titles.frames[facts.frame] ?? []),
        ...(grammar.titles.types[request.type] ?? []),
        ...(choice.chance(0.35) ? grammar.titles.any : []),
      ];
  const title = writer.fill(choice.pick(titles.length > 0 ? titles : grammar.titles.any));
  const logline =
    facts.ownIdea && facts.ownIdea.length > 8
      ? grammar.tidyIdea(facts.ownIdea)
      : writer.fill(choice.pick(grammar.frames[facts.frame].loglines));
  // What nobody holds or sees is no item of the film.
  const seen = new Set(
    shots.flatMap((shot) => [
      ...shot.items.map((item) => item.itemKey),
      ...shot.actors.flatMap((actor) => actor.holdsItemKey ?? []),
    ]),
  );
  const items = cast.items.filter((item) => seen.has(item.key));
  const told = shots.filter((shot) => shot.speech.kind === 'narration').map((shot) => shot.speech.text);
  const glue = WRITING[request.language].gap;
  const mood = TYPE_MOODS[request.type] ?? FRAMES[facts.frame].mood;
  return {
    title,
    logline,
    outline: `${[logline, writer.fill(choice.pick(grammar.outlines))].join(glue)}\n\n${told.slice(0, 8).join(glue)}`,
    characters: cast.characters,
    places: cast.places,
    items,
    shots,
    music: { description: grammar.describeMusic(mood, facts), type: request.type, mood },
  };
}
