import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Level } from '../../../korean/conjugate.ts';
import type { Sentence } from '../../choose-sentence.ts';
import { createEar, type Ear } from '../../events/ear.ts';
import { piecesOf, saidFirst } from '../../events/implied-pieces.ts';
import type { Piece } from '../../events/piece.ts';
import { type FilmTongue, type ShotRefs, tellShots } from '../../events/tell-shots.ts';
import type { CastMember, FilmFacts, FilmWords, StagedShot, Storyteller } from '../../film-words.ts';
import type { Speaker } from '../../speaker.ts';
import { MUSIC_MOODS } from '../music-moods.ts';
import { SLOT_END } from '../particles.ts';
import { levelOf, narratorLevel } from '../register.ts';
import { countSyllables, SYLLABLES_PER_SECOND } from '../speech-units.ts';
import {
  ANY_EVENT,
  CADENCE_SENTENCES,
  HABIT_SENTENCES,
  HOUR_SENTENCES,
  UNTOLD,
  WEATHER_SENTENCES,
} from './bank-cadence.ts';
import { HEARTS } from './bank-hearts.ts';
import { WAYS } from './bank-ways.ts';
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
  titleOf,
} from './film-texts.ts';
import { type Ending, settleMarks } from './marks.ts';
import { type Noun, nounsOf } from './nouns.ts';
import { type KoreanPiece, ownPieces } from './own-pieces.ts';
import { ABSENT_SENTENCES, KNOWN_SENTENCES, NEW_SENTENCES, QUALITY_SENTENCES } from './portrait-words.ts';
import { rolePieces } from './role-pieces.ts';

const secondsOf = (text: string): number => countSyllables(text) / SYLLABLES_PER_SECOND;

type Nouns = ReadonlyMap<ParticipantId, Noun>;

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
    const sentences = retold.map((piece, index) => tellPieces([piece], earAfter(retold.slice(0, index)), nouns));
    const seen = piecesIn(facts, nouns, { level: 'plain', isPast: false });
    const names = castNames(facts, nouns);
    return {
      title: titleOf(facts, nouns),
      logline: loglineOf(facts, sentences),
      outline: sentences.length > 0 ? sentences.join(' ') : loglineOf(facts, sentences),
      named: namesOf(film, names),
      shots: facts.shots.map((shot, index) => ({
        script: scriptIn(shot, film, { seen, place: tongue.placeName(shot), names }),
        speech: speeches[index] as FilmWords['shots'][number]['speech'],
      })),
      music: `${MUSIC_MOODS[facts.mood]}. 주제는 조각으로 시작해 마지막에 온전히 들린다.`,
    };
  },
};

/** How the narrator of a type of film ends sentences. */

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

function earAfter(pieces: readonly Piece[]): Ear {
  const ear = createEar();
  for (const { mentions, subject } of pieces) {
    for (const id of [...mentions, ...(subject === undefined ? [] : [subject])]) {
      ear.known.add(id);
    }
  }
  return ear;
}

function scriptIn(
  shot: StagedShot,
  { nouns }: Film,
  { seen, place, names }: { seen: readonly Piece[]; place: string | undefined; names: ReadonlyMap<string, string> },
): string {
  const piece =
    shot.step.kind === 'deed' ? seen.find(({ events }) => events.includes(shot.step.events[0] ?? 'e0')) : undefined;
  if (piece) {
    return tellPieces([piece], createEar(), nouns);
  }
  const [first] = shot.actors;
  return scriptOf(shot, place, first && names.get(first.characterKey));
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
    pieces,
    bank: { ...WAYS, ...WORK, ...HEARTS },
    cadence: CADENCE_SENTENCES,
    any: ANY_EVENT,
    untold: UNTOLD,
    habit: HABIT_SENTENCES,
    secondsOf,
    openingOf: (text) => text.slice(0, 5),
    tell: (told, ear) => tellPieces(told, ear, nouns),
    fill: (template, refs, ear) => fillTemplate(template, refs, { nouns, ear, ending }),
    premise: () => undefined,
    isNamed: (id) => nouns.get(id)?.isSafe ?? false,
    premiseLine: (piece, isDoer) => aimLine(film, piece, isDoer),
    openings: (shot) => openingsOf(film, shot, nameAt(shot)),
    portraits: (id, ear) => portraitsOf(film, id, ear),
    spoken: () => undefined,
    line: (template, refs, { speakerKey, hearerKey }) =>
      lineOf(template, refs, { nouns, level: spokenLevel(facts, speakerKey, hearerKey) }),
    placeName: nameAt,
  };
}

/** Most syllables of what somebody says they mean to do. */
const LONGEST_AIM = 20;

/** '혼자 종을 다시 만들려고.' Nobody is told to their face what is to be done to them. */
function aimLine({ facts, pieces }: Film, piece: Piece, isDoer: boolean): string | undefined {
  const aim = pieces.find(({ events }) => events === piece.events)?.aim;
  const isToSomebody = piece.mentions.some((id) => id !== piece.subject && facts.plot.cast.includes(id));
  if (aim === undefined || isToSomebody || countSyllables(aim) > LONGEST_AIM) {
    return undefined;
  }
  return isDoer ? `${aim} 해.` : `정말 ${aim}?`;
}

const finish = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const PLAIN: Ending = { level: 'plain', isPast: false };

/** A particle in the form that is settled by the noun before it. */
const closedParticle = (text: string): string => text.replace(/^는/, '은').replace(/^가/, '이').replace(/^와/, '과');

/** A sentence that begins with all that is known of somebody, with the short noun instead. */
function shortened(text: string, { full, short }: Noun): string {
  const rest = text.startsWith(full) ? text.slice(full.length) : '';
  return /^(?:은|는|이|가|과|와|에게|의|도)(?=\s)/.test(rest)
    ? settleMarks(`${short}${SLOT_END}${closedParticle(rest)}`, PLAIN)
    : text;
}

const isNamedIn = (text: string, noun: Noun | undefined): boolean => noun !== undefined && text.includes(noun.short);

/** Pieces one after the other; who is known is called by the shorter noun, who goes on is not named again. */
function tellPieces(pieces: readonly Piece[], ear: Ear, nouns: Nouns): string {
  const known = new Set(ear.known);
  // Whom the last sentence named, and nobody else, need not be named again.
  const isClear = ear.subject !== undefined && ear.beside.size === 0 && isNamedIn(ear.last, nouns.get(ear.subject));
  let last = isClear ? ear.subject : undefined;
  const sentences = pieces.map(({ text, subject, mentions }) => {
    const noun = subject && nouns.get(subject);
    const name = noun && (known.has(subject) ? noun.short : noun.head);
    const topic = name === undefined || subject === last ? '' : settleMarks(`${name}${SLOT_END}은`, PLAIN);
    const said = noun && known.has(subject) ? shortened(text, noun) : text;
    last = subject;
    for (const id of [...mentions, ...(subject === undefined ? [] : [subject])]) {
      known.add(id);
    }
    return finish(said.replace('{S}', topic).trim());
  });
  return sentences.join(' ');
}

interface FillScene {
  nouns: Nouns;
  ear: Ear;
  ending: Ending;
}

function fillTemplate(
  template: string,
  { who, other, thing, place }: ShotRefs,
  { nouns, ear, ending }: FillScene,
): string | undefined {
  const word = (id: ParticipantId | undefined, mustBeKnown: boolean): string | undefined => {
    const noun = id === undefined ? undefined : nouns.get(id);
    if (!noun?.isSafe || id === undefined || (mustBeKnown && !ear.known.has(id))) {
      return undefined;
    }
    return ear.known.has(id) ? noun.short : noun.full;
  };
  const slots: Readonly<Record<string, string | undefined>> = {
    who: word(who, false),
    other: word(other, true),
    thing: word(thing, true),
    place,
  };
  const isWhole = [...template.matchAll(/\{(\w+)\}/g)].every(([, name]) => slots[name as string] !== undefined);
  return isWhole
    ? settleMarks(
        template.replace(/\{(\w+)\}/g, (_, name: string) => `${slots[name]}${SLOT_END}`),
        ending,
      )
    : undefined;
}

function openingsOf({ facts, ending }: Film, shot: StagedShot, place: string | undefined): Sentence[] {
  const where = facts.places.find(({ key }) => key === shot.placeKey);
  const side = where && isIndoors(where) ? 'in' : 'out';
  const patterns: readonly string[] = [
    ...WEATHER_SENTENCES[shot.weather][side],
    ...HOUR_SENTENCES[shot.timeOfDay][side],
  ];
  return patterns.map((pattern) => ({
    pattern,
    text: settleMarks(pattern.replaceAll('{place}', `${place ?? '이곳'}${SLOT_END}`), ending),
  }));
}

function portraitsOf({ facts, nouns, ending }: Film, id: ParticipantId, ear: Ear): Sentence[] {
  const one = facts.graph.participants.find((each) => each.id === id);
  const noun = nouns.get(id);
  if (!one || !noun?.isSafe) {
    return [];
  }
  const isKnown = ear.known.has(id);
  const qualities = one.qualities.flatMap(({ quality }) => (quality && QUALITY_SENTENCES[quality]) ?? []);
  const absent = one.presence === 'here' ? [] : ABSENT_SENTENCES[one.presence];
  const plain = isKnown ? KNOWN_SENTENCES : NEW_SENTENCES;
  const patterns = absent.length > 0 ? absent : [...qualities, ...(qualities.length > 0 ? [] : plain)];
  return patterns.map((pattern) => ({
    pattern,
    text: settleMarks(pattern.replaceAll('{who}', `${isKnown ? noun.short : noun.full}${SLOT_END}`), ending),
  }));
}

/** How somebody speaks to somebody: by age, kinship and the film's world. */
function spokenLevel({ members, type }: FilmFacts, speakerKey: string, hearerKey: string | undefined): Level {
  const speakerOf = (key: string | undefined): Speaker | undefined => {
    const member = members.find((one) => one.key === key);
    return (
      member && { kind: member.figure.kind, concept: member.concept, age: AGES[member.age], gender: genderOf(member) }
    );
  };
  const speaker = speakerOf(speakerKey);
  const hearer = speakerOf(hearerKey);
  return speaker && hearer ? levelOf(speaker, hearer, { type }) : 'low';
}

const genderOf = ({ gender }: CastMember): Speaker['gender'] => gender;

const AGES: Readonly<Record<CastMember['age'], Speaker['age']>> = {
  child: 'child',
  teen: 'youth',
  youth: 'youth',
  adult: 'adult',
  old: 'old',
};

const HUMBLE: ReadonlySet<Level> = new Set<Level>(['polite', 'stiff']);

function lineOf(
  template: string,
  { thing }: ShotRefs,
  { nouns, level }: { nouns: Nouns; level: Level },
): string | undefined {
  const noun = thing && nouns.get(thing);
  const [me, mine] = HUMBLE.has(level) ? ['저', '제'] : ['나', '내'];
  const text = template
    .replaceAll('{thing}', noun?.isSafe ? `${noun.short}${SLOT_END}` : '{}')
    .replaceAll('{me}가', `${mine}가`)
    .replaceAll('{me}', `${me}${SLOT_END}`);
  return text.includes('{') ? undefined : settleMarks(text, { level, isPast: false });
}
