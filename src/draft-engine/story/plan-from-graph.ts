import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { suitGraph, suitType } from './ages/suit-graph.ts';
import { castKnown, withKnownParts, type KnownParts } from './casting/cast-known.ts';
import { calledAsGiven, figureFor } from './casting/given-characters.ts';
import { withGivenFriends } from './casting/given-companions.ts';
import { temperOf } from './casting/temper-of.ts';
import { voiceOf } from './casting/voice-of.ts';
import type { FilmPlan, FilmPlanOfIdea, PlannedCharacter, PlannedShot, StoryRequest } from './film-plan.ts';
import type { IdeaGraph } from './idea/idea-graph.ts';
import { isImplied } from './idea/implied-ids.ts';
import { withLooks } from './idea/with-looks.ts';
import { withImpliedEvents } from './implied/with-implied-events.ts';
import { planPlot } from './plot/plan-plot.ts';
import { deliveryOf } from './staging/delivery-of.ts';
import { musicBriefOf } from './staging/music-brief-of.ts';
import { musicMoodOf } from './staging/music-mood.ts';
import { seenIn } from './staging/seen-in.ts';
import { stageFilm } from './staging/stage-film.ts';
import type { VoiceSpec } from './voice-spec.ts';
import type { FilmFacts, FilmWords, StagedShot, Storyteller } from './words/film-words.ts';
import { secondsAroundSpeech } from './words/speech-seconds.ts';

/** A film has 4 to 40 shots. */
const FEWEST = 4,
  MOST = 40;
const LONGEST_SHOT = 10;

/**
 * Plans a film from what an idea says, in passes that never ask an earlier one again: graph → what it implies → plot
 * (which shots there are) → stage (who does what, where, seen how) → words. Pure: equal requests give equal plans.
 */
export function planFromGraph(said: IdeaGraph, asked: StoryRequest, storyteller: Storyteller): PlanOfGraph {
  return draftFromGraph(said, asked, storyteller).plan;
}

/** A film's plan, and what of its idea is not in it. */
type PlanOfGraph = FilmPlan & Pick<FilmPlanOfIdea, 'unseen'>;

/** A plan and what it was made from. */
export interface StoryDraft {
  plan: PlanOfGraph;
  facts: FilmFacts;
}

/** The same with what it was made from, by which a plan can be judged. */
export function draftFromGraph(said: IdeaGraph, asked: StoryRequest, storyteller: Storyteller): StoryDraft {
  const draft = draftOnce(said, asked, storyteller);
  // Planned twice: who is in a story is known when it is planned.
  return asked.known ? draftOnce(said, asked, storyteller, castKnown(asked.known, draft)) : draft;
}

function draftOnce(said: IdeaGraph, asked: StoryRequest, storyteller: Storyteller, known?: KnownParts): StoryDraft {
  const request = { ...asked, type: suitType(said, asked.type) };
  const shotCount = Math.max(FEWEST, Math.min(MOST, Math.round(request.shotCount)));
  const told = withImpliedEvents(withLooks(said), { type: request.type, shotCount, seed: request.seed });
  const fitting = suitGraph(told, asked.type);
  const suited = known ? withKnownParts(fitting, known) : fitting;
  const own = planPlot(suited, shotCount, request.emphasis);
  const { graph, plot } = withGivenFriends({ graph: suited, plot: own }, request, known?.friends);
  const film = stageFilm(graph, plot, request);
  const facts: FilmFacts = {
    graph,
    plot,
    type: request.type,
    mood: musicMoodOf(graph, request.type),
    language: request.language,
    isOwnLanguage: graph.language === request.language && /\p{L}/u.test(graph.text),
    members: film.members,
    things: film.things,
    places: film.places,
    shots: film.shots,
    seed: deriveSeed('words', graph.text, request.type, request.language, request.seed),
  };
  return { plan: assemble(request, facts, storyteller), facts };
}

function assemble(request: StoryRequest, facts: FilmFacts, storyteller: Storyteller): PlanOfGraph {
  const words = storyteller.write(facts);
  const named = (key: string): { name: string; description: string } => {
    const found = words.named.get(key);
    if (!found) {
      throw new RangeError(`nothing is said of ${key}`);
    }
    return found;
  };
  const seen = seenIn(facts.shots);
  return {
    title: words.title,
    logline: calledAsGiven(words.logline, facts.members),
    outline: words.outline,
    characters: characters(request, facts, named),
    places: facts.places.map(({ key, place }) => ({ key, ...named(key), place })),
    // What nobody holds or sees is no item of the film.
    items: facts.things
      .filter(({ key }) => seen.has(key))
      .map(({ key, item, label, colour }) => ({
        key,
        ...named(key),
        item,
        ...(label === undefined ? {} : { label }),
        ...(colour === undefined ? {} : { colour }),
      })),
    shots: facts.shots.map((shot, index) => spokenShot(shot, facts, words.shots[index]!, storyteller)),
    music: musicBriefOf(facts, words),
    unseen: unseenIn(facts, seen),
  };
}

/** Whom and what of the idea no shot shows, in its own words. */
function unseenIn({ members, things, shots }: FilmFacts, seen: ReadonlySet<string | null | undefined>): string[] {
  const acting = new Set(shots.flatMap(({ actors }) => actors.map(({ characterKey }) => characterKey)));
  const unseen = [...members, ...things].filter(({ key }) => !acting.has(key) && !seen.has(key));
  return [
    ...new Set(
      unseen.flatMap(({ participant }) => (participant && !isImplied(participant.id) ? [participant.words] : [])),
    ),
  ];
}

function characters(
  request: StoryRequest,
  { members, shots }: Pick<FilmFacts, 'members' | 'shots'>,
  named: (key: string) => { name: string; description: string },
): PlannedCharacter[] {
  const voices: VoiceSpec[] = members.flatMap(({ participant }) => participant.known?.voice ?? []);
  return members.map((member) => {
    const { key, figure, gender, age } = member;
    const { name, description } = named(key);
    const random = createRandom(deriveSeed('voice', key, request.seed));
    const drawnAge = age === 'teen' ? 'youth' : age;
    const voice =
      member.participant.known?.voice ??
      voiceOf({ figure, gender, age: drawnAge, temper: temperOf(key, shots) }, request.language, voices, random);
    voices.push(voice);
    return { key, name, description, figure: figureFor(request, { key, figure }), voice };
  });
}

/** A staged shot with its words, as long as they and its action need. */
function spokenShot(
  staged: StagedShot,
  { graph, shots }: FilmFacts,
  { script, speech }: FilmWords['shots'][number],
  { countSpeechUnits, speechUnitsPerSecond }: Storyteller,
): PlannedShot {
  const { step: _step, heard: _heard, opening: _opening, seconds, ...shot } = staged;
  const spoken =
    speech.text === ''
      ? 0
      : countSpeechUnits(speech.text) / speechUnitsPerSecond + secondsAroundSpeech(shots.indexOf(staged), shots.length);
  return {
    ...shot,
    script,
    speech: {
      ...speech,
      emotion: speech.kind === 'narration' ? 'neutral' : shot.emotion,
      delivery: deliveryOf(staged, speech, graph),
    },
    durationSeconds: Math.round(Math.min(LONGEST_SHOT, Math.max(seconds, spoken)) * 10) / 10,
  };
}
