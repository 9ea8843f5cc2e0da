import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { createEar } from '../../events/ear.ts';
import { feltIn } from '../../events/felt-sentences.ts';
import { piecesOf, saidFirst } from '../../events/implied-pieces.ts';
import { type FilmTongue, type ShotRefs, tellShots } from '../../events/tell-shots.ts';
import type { FilmFacts, FilmWords, StagedShot, Storyteller } from '../../film-words.ts';
import { MUSIC_MOODS } from '../music-moods.ts';
import { SLOT_END } from '../particles.ts';
import { narratorLevel } from '../register.ts';
import { countSyllables, SYLLABLES_PER_SECOND } from '../speech-units.ts';
import { ANY_EVENT, CADENCE_SENTENCES, HABIT_SENTENCES, UNTOLD } from './bank-cadence.ts';
import { MEETINGS } from './bank-meetings.ts';
import { WORK } from './bank-work.ts';
import {
  castNames,
  describeMember,
  describePlace,
  describeThing,
  isIndoors,
  loglineOf,
  placeName,
  scriptOf,
  thingName,
} from './film-texts.ts';
import { type Ending, settleMarks } from './marks.ts';
import { type Nouns, nounsOf } from './nouns.ts';
import { openingsOf, portraitsOf } from './openings.ts';
import { type KoreanPiece, ownPieces } from './own-pieces.ts';
import { FELT_SENTENCES } from './portrait-words.ts';
import { rolePieces } from './role-pieces.ts';
import { saidOnce } from './said-once.ts';
import { askedIn, lineOf, quotedLine } from './spoken-lines.ts';
import { fillTemplate, tellPieces } from './tell-pieces.ts';
import { titleOf } from './title.ts';

const secondsOf = (text: string): number => countSyllables(text) / SYLLABLES_PER_SECOND;

/** Types of film that are told as what happened. */
const PAST_TYPES: ReadonlySet<FilmType> = new Set<FilmType>([
  'drama',
  'romance',
  'martial_arts',
  'fantasy',
  'horror',
  'history',
  'war',
  'animation',
  'adventure',
  'biography',
  'family',
  'western',
  'art',
  'youth',
]);

/** Tells films in Korean. */
export const KOREAN_STORYTELLER: Storyteller = {
  language: 'ko',
  speechUnitsPerSecond: SYLLABLES_PER_SECOND,
  countSpeechUnits: countSyllables,
  write(facts) {
    const nouns = nounsOf(facts);
    const ending: Ending = { level: narratorLevel(facts.type), isPast: PAST_TYPES.has(facts.type) };
    const film: Film = { facts, nouns, ending, pieces: piecesIn(facts, nouns, ending) };
    const tongue = tongueOf(film);
    const { speeches } = tellShots(facts, tongue);
    const retold = saidFirst(film.pieces);
    const told = tellPieces(retold, createEar(), { nouns });
    const sentences = told.match(/[^.!?…]+[.!?…]+/g)?.map((sentence) => sentence.trim()) ?? [];
    const seen = piecesIn(facts, nouns, { level: 'plain', isPast: false });
    const names = castNames(facts, nouns);
    const logline = loglineOf(facts, sentences);
    return {
      title: titleOf(facts, nouns),
      logline,
      outline: told === '' ? logline : told,
      named: namesOf(film, names),
      shots: facts.shots.map((shot, index) => ({
        script: scriptIn(shot, film, { seen, place: tongue.placeName(shot), names }),
        speech: speeches[index] as FilmWords['shots'][number]['speech'],
      })),
      music: `${MUSIC_MOODS[facts.mood]}. 주제는 조각으로 시작해 마지막에 온전히 들린다.`,
    };
  },
};

interface Film {
  facts: FilmFacts;
  nouns: Nouns;
  ending: Ending;
  pieces: readonly KoreanPiece[];
}

function piecesIn(facts: FilmFacts, nouns: Nouns, ending: Ending): KoreanPiece[] {
  const placeAt = (event: IdeaEvent): string | undefined =>
    placeName(
      facts,
      facts.places.find(({ id }) => id !== undefined && id === event.at),
    );
  return piecesOf<KoreanPiece>(
    facts,
    (said) => ownPieces(said, nouns, ending),
    (implied) => rolePieces(implied, nouns, ending, placeAt),
  );
}

function scriptIn(
  shot: StagedShot,
  { facts, nouns }: Film,
  {
    seen,
    place,
    names,
  }: { seen: readonly KoreanPiece[]; place: string | undefined; names: ReadonlyMap<string, string> },
): string {
  const piece =
    shot.step.kind === 'deed' ? seen.find(({ events }) => events.includes(shot.step.events[0] ?? 'e0')) : undefined;
  if (piece) {
    return tellPieces([piece], createEar(), { nouns });
  }
  const things = new Map(facts.things.map((thing) => [thing.key, thingName(thing, nouns)]));
  return scriptOf(shot, place, { names, things });
}

function namesOf({ facts, nouns }: Film, names: ReadonlyMap<string, string>): FilmWords['named'] {
  const named = new Map<string, { name: string; description: string }>();
  for (const member of facts.members) {
    const name = names.get(member.key) ?? '누군가';
    named.set(member.key, {
      name,
      description: describeMember(member, name, nouns.get(member.participant.id)?.full ?? name),
    });
  }
  for (const thing of facts.things) {
    const name = thingName(thing, nouns);
    named.set(thing.key, { name, description: describeThing(name) });
  }
  for (const place of facts.places) {
    const name = placeName(facts, place) ?? '이곳';
    named.set(place.key, { name, description: describePlace(name, isIndoors(place)) });
  }
  return named;
}

function tongueOf(film: Film): FilmTongue {
  const { facts, nouns, ending, pieces } = film;
  const nameAt = (shot: StagedShot): string | undefined =>
    placeName(
      facts,
      facts.places.find(({ key }) => key === shot.placeKey),
    );
  return {
    pieces: saidOnce(pieces),
    bank: { ...MEETINGS, ...WORK },
    cadence: CADENCE_SENTENCES,
    any: ANY_EVENT,
    untold: UNTOLD,
    habit: HABIT_SENTENCES,
    secondsOf,
    openingOf: (text) => text.slice(0, 5),
    tell: (told, ear, isLeadSaid) => tellPieces(told, ear, { nouns, isLeadSaid }),
    fill: (template, refs, ear) => fillTemplate(template, withPeople(refs, facts), { nouns, ear, ending }),
    // Whatever is meant is told when it is done.
    premise: () => undefined,
    isNamed: (id) => nouns.get(id)?.isSafe ?? false,
    premiseLine: () => undefined,
    openings: (shot, lead) => openingsOf(film, shot, { place: nameAt(shot), lead }),
    portraits: (id, ear) => portraitsOf(film, id, ear),
    seen: (shot) =>
      feltIn(shot, facts, [FELT_SENTENCES, (id) => wordIn(nouns, id)]).map(({ pattern, text }) => ({
        pattern,
        text: settleMarks(text, ending),
      })),
    spoken: (_shot, event) => quotedLine(facts, event),
    question: (event) => askedIn(event, facts),
    line: (template, refs, speakers) => lineOf(template, refs, { facts, nouns, speakers }),
    placeName: nameAt,
  };
}

const wordIn = (nouns: Nouns, id: ParticipantId): string | undefined => {
  const noun = nouns.get(id);
  return noun?.isSafe ? `${noun.short}${SLOT_END}` : undefined;
};

/** Only somebody looks back or answers. */
function withPeople({ other, ...refs }: ShotRefs, { graph }: FilmFacts): ShotRefs {
  const kind = graph.participants.find(({ id }) => id === other)?.kind;
  return other === undefined || kind === 'thing' || kind === 'abstract' || kind === 'spirit'
    ? refs
    : { ...refs, other };
}
