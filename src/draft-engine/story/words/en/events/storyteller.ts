import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { inStoryOrder } from '../../../plot/story-order.ts';
import { createSentenceChooser, type SentenceChooser } from '../../choose-sentence.ts';
import { besideLine } from '../../events/beside-line.ts';
import { canSpeak } from '../../events/can-speak.ts';
import { reactionLine } from '../../events/reaction-lines.ts';
import { isToldAgain } from '../../events/repeats.ts';
import type { FilmFacts, FilmWords, StagedShot, Storyteller } from '../../film-words.ts';
import { countWords, WORDS_PER_SECOND } from '../speech-units.ts';
import { aroundDeed, feltAfter, type Said } from './around-deed.ts';
import { prepareFilm, type TellingFilm } from './film.ts';
import { finishSentence } from './finish-sentence.ts';
import { nameFilm } from './name-film.ts';
import { questionIn } from './question-lines.ts';
import { type Heard, NOTHING_HEARD } from './references.ts';
import { newsOf, repeats } from './says-anew.ts';
import { scriptsOf } from './scripts.ts';
import { addressing, linesFor, spokenContent } from './talk.ts';
import { tellEvent } from './tell-event.ts';

/** Seconds of speech in a shot, and in one that tells several events. */
const LONGEST = 7.2;
const LONGEST_OF_SEVERAL = 8.8;

/** English films, told from the events of their ideas. */
export const ENGLISH_STORYTELLER: Storyteller = {
  language: 'en',
  speechUnitsPerSecond: WORDS_PER_SECOND,
  countSpeechUnits: countWords,
  write: writeFilm,
};

function writeFilm(facts: FilmFacts): FilmWords {
  const film = prepareFilm(facts);
  const chooser = createSentenceChooser({
    openingOf: (text) => text.toLowerCase().split(' ').slice(0, 2).join(' '),
    secondsOf: (text) => countWords(text) / WORDS_PER_SECOND,
  });
  let heard = NOTHING_HEARD;
  const told = new Set<string>();
  const said: string[] = [];
  const scripts = scriptsOf(film);
  const shots = facts.shots.map((shot, index) => {
    const script = scripts[index] ?? '';
    const isHushed = shot.heard.kind === 'silent';
    if (shot.heard.kind === 'line' && !isRatherTold(film, shot, heard)) {
      const line = chooseLine(film, chooser, { shot, index, heard, told, said });
      if (line !== undefined) {
        const { focus: _focus, ...rest } = heard;
        heard = rest;
        said.push(`“${line}”`);
        return { script, speech: { kind: 'line' as const, speakerKey: shot.heard.speakerKey, text: line } };
      }
    }
    const narrated = isHushed ? undefined : narrate(film, chooser, { shot, index, heard, told, said });
    if (narrated === undefined) {
      const speech =
        besideIn(film, chooser, shot, told) ?? feltIn(film, chooser, { shot, index, heard, told, said }) ?? SILENT;
      return { script, speech };
    }
    heard = { ...narrated.heard, recent: narrated.heard.recent.slice(-4) };
    return { script, speech: { kind: 'narration' as const, text: narrated.text } };
  });
  return { ...nameFilm(film), shots };
}

const SILENT = { kind: 'silent' as const, text: '' };

/** An event of speaking whose words the idea does not give is told by the narrator. */
const isRatherTold = (film: TellingFilm, shot: StagedShot, heard: Heard): boolean =>
  shot.step.kind === 'deed' &&
  spokenContent(film.teller, {
    event: film.eventOf(shot.step.events[0]),
    heard,
    speaker: undefined,
    hearer: undefined,
    ...speakersOf(film, shot),
  }).length === 0;

/** Who speaks in a shot, and to whom. */
function speakersOf(
  { facts }: TellingFilm,
  { heard, step }: StagedShot,
): { speaker?: ParticipantId; hearer?: ParticipantId } {
  if (heard.kind !== 'line') {
    return {};
  }
  const { speakerKey, hearerKey } = heard;
  const participantOf = (key: string | undefined): ParticipantId | undefined =>
    facts.members.find((member) => member.key === key)?.participant.id;
  const speaker = participantOf(speakerKey);
  const hearer = participantOf(hearerKey) ?? step.who.find((id) => id !== speaker);
  return { ...(speaker === undefined ? {} : { speaker }), ...(hearer === undefined ? {} : { hearer }) };
}

interface ShotToTell {
  shot: StagedShot;
  index: number;
  heard: Heard;
  /** Events that were told. */
  told: Set<string>;
  /** Sentences that were told. */
  said: string[];
}

function narrate(film: TellingFilm, chooser: SentenceChooser, at: ShotToTell): Said | undefined {
  const { shot, index } = at;
  if (shot.step.kind === 'deed') {
    const deed = tellDeed(film, at);
    const verb = film.eventOf(shot.step.events[0])?.predicate ?? '';
    if (deed === undefined || at.said.includes(deed.text) || isToldAgain(deed.text, verb, at.said)) {
      return undefined;
    }
    at.said.push(deed.text);
    chooser.say(deed.text);
    return deed;
  }
  const tiers = aroundDeed(film, shot, at).map((tier) =>
    tier.filter(({ text }) => !at.said.some((before) => repeats(text, before))),
  );
  const chosen = chooser.choose(tiers, { seed: film.seedOf(index, shot.step.kind), longestSeconds: LONGEST });
  at.said.push(...(chosen === undefined ? [] : [chosen.text]));
  return chosen;
}

/** The events of a shot as sentences of their own, joined as the idea joins them. */
function tellDeed(film: TellingFilm, { shot, heard, told, said }: ShotToTell): Said | undefined {
  const { facts, teller } = film;
  const order = inStoryOrder(facts.graph.events).map(({ id }) => id);
  const events = shot.step.events
    .flatMap((id) => film.eventOf(id) ?? [])
    .sort((first, second) => order.indexOf(first.id) - order.indexOf(second.id));
  const longest = Math.floor((events.length > 1 ? LONGEST_OF_SEVERAL : LONGEST) * WORDS_PER_SECOND);
  let now = heard;
  const sentences: string[] = [];
  let before: IdeaEvent | undefined;
  for (const event of byWeight(events, film, longest)) {
    if (told.has(event.id)) {
      continue;
    }
    const clause = tellEvent(
      teller,
      event,
      { ...now, recent: now.recent.slice(-3) },
      {
        isOwnLanguage: facts.isOwnLanguage,
        placeOf: () =>
          event.at === undefined ? undefined : film.phraseOf(facts.places.find(({ id }) => id === event.at)),
        longestWords: longest,
        said: [...said, ...sentences],
      },
    );
    if (clause === undefined) {
      continue;
    }
    told.add(event.id);
    (clause.told ?? []).forEach((id) => told.add(id));
    if ([...said, ...sentences].some((other) => tellsAgain(event, clause.text, other))) {
      continue;
    }
    sentences.push(finishSentence(`${jointOf(event, before)}${clause.text}`));
    now = clause.heard;
    before = event;
  }
  const text = sentences.join(' ');
  return text === '' ? undefined : { pattern: text, text, heard: now };
}

/** The same deed was told with much the same words: 'taught the girl to dance', 'the girl danced'. */
function tellsAgain({ predicate }: IdeaEvent, text: string, other: string): boolean {
  if (other.startsWith('“')) {
    // What somebody was heard to say is not quoted anew; what is done after it is news.
    return text.includes(other.slice(1, -2));
  }
  const [verb = ''] = newsOf(predicate);
  return repeats(text, other) && newsOf(other).has(verb);
}

/** As many of a shot's events as can be said in time; the main one always. */
function byWeight(events: readonly IdeaEvent[], film: TellingFilm, longest: number): IdeaEvent[] {
  const kept = new Set<IdeaEvent>();
  let words = 0;
  for (const event of [...events].sort((first, second) => Number(second.isMain) - Number(first.isMain))) {
    const length = film.facts.isOwnLanguage ? countWords(event.words) : 7;
    if (kept.size === 0 || words + length <= longest) {
      kept.add(event);
      words += length;
    }
  }
  return events.filter((event) => kept.has(event));
}

/** 'But' and 'So' where the idea joins an event to the one before. */
function jointOf(event: IdeaEvent, before: IdeaEvent | undefined): string {
  if (event.links.some(({ kind }) => kind === 'but')) {
    return 'But ';
  }
  const isCause = before?.links.some(({ kind, to }) => kind === 'because' && to === event.id);
  return isCause ? 'So ' : '';
}

function chooseLine(
  film: TellingFilm,
  chooser: SentenceChooser,
  { shot, index, heard, told }: ShotToTell,
): string | undefined {
  const { speaker, hearer } = speakersOf(film, shot);
  if (shot.step.kind === 'reaction') {
    return reactionIn(film, chooser, shot, { speaker, told });
  }
  const tiers = linesFor(film.teller, {
    event: film.eventOf(shot.step.events[0]),
    speaker,
    hearer,
    roles: film.rolesOf(shot, heard),
    heard,
    isOwnLanguage: film.facts.isOwnLanguage,
  });
  return chooser.choose(tiers, { seed: film.seedOf(index, 'line'), longestSeconds: 5 })?.text;
}

/** What those in an event say to each other in a shot in which nothing of it is told. */
function besideIn(
  { facts, eventOf, teller }: TellingFilm,
  chooser: SentenceChooser,
  shot: StagedShot,
  told: ReadonlySet<string>,
): { kind: 'line'; speakerKey: string; text: string } | undefined {
  const said = besideLine(shot, eventOf(shot.step.events[0]), facts, {
    chooser,
    isTold: ({ id }) => told.has(id),
    canBeHeard: () => true,
    questionOf: (event, speaker) => questionIn(teller, event, speaker),
    write: (template) => template,
  });
  return (
    said && {
      kind: 'line',
      speakerKey: said.speaker.key,
      text: addressing(teller, said.text, said.speaker.participant.id, said.hearer?.participant.id),
    }
  );
}

/** At the end, how whoever the last picture is about feels of what was told. */
function feltIn(
  film: TellingFilm,
  chooser: SentenceChooser,
  { shot, index, heard, told }: ShotToTell,
): { kind: 'narration'; text: string } | undefined {
  const felt = shot.step.kind === 'ending' ? feltAfter(film, shot, { heard, told }) : [];
  const text = chooser.choose([felt], { seed: film.seedOf(index, 'ending'), longestSeconds: LONGEST })?.text;
  return text === undefined ? undefined : { kind: 'narration', text };
}

/** What somebody says of what was told just before. */
function reactionIn(
  { facts, eventOf, namer }: TellingFilm,
  chooser: SentenceChooser,
  { step }: StagedShot,
  { speaker, told }: { speaker: ParticipantId | undefined; told: ReadonlySet<string> },
): string | undefined {
  const event = eventOf(step.events[0]);
  const one = speaker === undefined ? undefined : namer.participant(speaker);
  const isSpoken = event !== undefined && told.has(event.id) && one !== undefined && canSpeak(one, facts.type);
  const text = isSpoken ? reactionLine(facts.graph, event, speaker, 'en') : undefined;
  if (text === undefined || chooser.isSpent(text)) {
    return undefined;
  }
  chooser.say(text);
  return text;
}
