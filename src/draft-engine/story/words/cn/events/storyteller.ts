import type { ParticipantId } from '../../../idea/idea-graph.ts';
import { consequencesIn } from '../../events/consequences.ts';
import { createEar, type Ear } from '../../events/ear.ts';
import { feltIn } from '../../events/felt-sentences.ts';
import type { FilmTongue } from '../../events/film-tongue.ts';
import { piecesOf, saidFirst } from '../../events/implied-pieces.ts';
import { NOTHING_BETWEEN } from '../../events/nothing-between.ts';
import type { Piece } from '../../events/piece.ts';
import { tellShots } from '../../events/tell-shots.ts';
import { whenNothingIsSaid } from '../../events/when-nothing-is-said.ts';
import { withoutRepeats } from '../../events/without-repeats.ts';
import type { CastMember, CastPlace, FilmFacts, FilmWords, StagedShot, Storyteller } from '../../film-words.ts';
import { MUSIC_MOODS } from '../music-moods.ts';
import { countSyllables, SYLLABLES_PER_SECOND } from '../speech-units.ts';
import { TALKS } from './bank-talks.ts';
import {
  castNames,
  describeMember,
  describePlace,
  describeThing,
  isIndoors,
  loglineOf,
  scriptOf,
  thingName,
} from './film-texts.ts';
import { calledAsGiven } from './given-names.ts';
import { graphPieces } from './graph-pieces.ts';
import { type Noun, nounsOf, placeName } from './nouns.ts';
import { openingsOf, portraitsOf } from './openings.ts';
import { OUTCOMES } from './outcomes.ts';
import { ownPieces } from './own-pieces.ts';
import { FELT_SENTENCES } from './portrait-words.ts';
import { questionOf } from './premises.ts';
import { askedIn, lineOf, spokenIn } from './spoken-lines.ts';
import { spotOf } from './spots.ts';
import { tellPieces } from './telling.ts';
import { titleOf } from './titles.ts';

const secondsOf = (text: string): number => countSyllables(text) / SYLLABLES_PER_SECOND;

type Nouns = ReadonlyMap<ParticipantId, Noun>;

/** Tells films in Chinese. */
export const CHINESE_STORYTELLER: Storyteller = {
  language: 'cn',
  speechUnitsPerSecond: SYLLABLES_PER_SECOND,
  countSpeechUnits: countSyllables,
  write(facts) {
    const nouns = nounsOf(facts);
    const pieces = piecesOf(
      facts,
      (said) => calledAsGiven(ownPieces(said, nouns), said),
      (implied) => graphPieces(whenNothingIsSaid(facts, implied), nouns),
    );
    const tongue = tongueOf(facts, nouns, pieces);
    const { speeches: all, told } = tellShots(facts, tongue);
    const speeches = withoutRepeats(all, told);
    const retold = saidFirst(pieces);
    const sentences = retold.map((piece, index) => tongue.tell([piece], earAfter(retold.slice(0, index)), false));
    const names = castNames(facts, nouns);
    const things = new Map(facts.things.map((thing) => [thing.key, thingName(thing, nouns)]));
    return {
      title: titleOf(facts, nouns, pieces),
      logline: loglineOf(
        facts,
        sentences.map((text) => text.replace(/。$/, '')),
      ),
      outline: sentences.join(''),
      named: namesOf(facts, nouns, { pieces, names }),
      shots: facts.shots.map((shot, index) => ({
        script: scriptOf(shot, placeOf(facts, shot), { names, things }),
        speech: speeches[index] as FilmWords['shots'][number]['speech'],
      })),
      music: `${MUSIC_MOODS[facts.mood]}。跟着人物走，转折处收住，结尾再现主题。`,
    };
  },
};

function earAfter(pieces: readonly Piece[]): Ear {
  const ear = createEar();
  for (const { mentions } of pieces) {
    for (const id of mentions) {
      ear.known.add(id);
    }
  }
  ear.subject = pieces.at(-1)?.subject;
  ear.beside = new Set((pieces.at(-1)?.mentions ?? []).filter((id) => id !== ear.subject));
  return ear;
}

function namesOf(
  facts: FilmFacts,
  nouns: Nouns,
  { pieces, names }: { pieces: readonly Piece[]; names: ReadonlyMap<string, string> },
): FilmWords['named'] {
  const named = new Map<string, { name: string; description: string }>();
  for (const member of facts.members) {
    const name = names.get(member.key) ?? '那个人';
    const full = nouns.get(member.participant.id)?.full ?? name;
    named.set(member.key, { name, description: describeMember(member, name, full) });
  }
  for (const thing of facts.things) {
    const name = thingName(thing, nouns);
    named.set(thing.key, { name, description: describeThing(thing, name, pieces) });
  }
  for (const place of facts.places) {
    const name = placeName(facts, place) ?? '那个地方';
    const shot = facts.shots.find(({ placeKey }) => placeKey === place.key);
    named.set(place.key, { name, description: describePlace(name, isIndoors(place), shot) });
  }
  return named;
}

const placeAt = ({ places }: FilmFacts, shot: StagedShot): CastPlace | undefined =>
  places.find(({ key }) => key === shot.placeKey);

const placeOf = (facts: FilmFacts, shot: StagedShot): string | undefined => placeName(facts, placeAt(facts, shot));

/** '厨房里': where somebody is in a shot; a place with a name of its own stays as it is. */
function spotIn(facts: FilmFacts, shot: StagedShot): string | undefined {
  const place = placeAt(facts, shot);
  const name = placeOf(facts, shot);
  const isNamed = facts.graph.places.find(({ id }) => id === place?.id)?.name !== undefined;
  if (name === '这里') {
    return undefined;
  }
  return name === undefined || isNamed ? name : spotOf(name, place !== undefined && isIndoors(place));
}

/** What is said of when and where before anything else happens belongs to the opening. */
const isFirstLead = (lead: string | undefined, pieces: readonly Piece[]): boolean => {
  const own = pieces.find((piece) => piece.lead === lead);
  const start = (own?.from ?? 0) - (lead?.length ?? 0);
  return own !== undefined && pieces.every(({ from }) => from >= start - 2);
};

function tongueOf(facts: FilmFacts, nouns: Nouns, pieces: readonly Piece[]): FilmTongue {
  return {
    pieces,
    ...NOTHING_BETWEEN,
    bank: TALKS,
    secondsOf,
    openingOf: (text) => text.slice(0, 2),
    tell: (told, ear, isLeadSaid) =>
      tellPieces(told, { ear, isLeadSaid: isLeadSaid && told.some(({ lead }) => isFirstLead(lead, pieces)), nouns }),
    fill: () => undefined,
    premise: (piece) => questionOf(piece, facts),
    openings: (shot, lead) =>
      openingsOf(facts, nouns, {
        shot,
        lead: isFirstLead(lead, pieces) ? lead : undefined,
        place: placeOf(facts, shot),
        spot: spotIn(facts, shot),
      }),
    seen: (shot) => [
      ...consequencesIn(shot, facts, [OUTCOMES, (id) => safeWord(id, nouns)]),
      ...feltIn(shot, facts, [FELT_SENTENCES, (id) => safeWord(id, nouns)]),
    ],
    portraits: (id, ear) => portraitsOf(facts, { id, ear, nouns }),
    spoken: (_, event) => spokenIn(event, facts, nouns),
    question: (event) => askedIn(event, facts),
    line: (template, refs, { speakerKey, hearerKey }) =>
      lineOf(template, refs, { nouns, speaker: memberOf(facts, speakerKey), hearer: memberOf(facts, hearerKey) }),
    placeName: (shot) => spotIn(facts, shot),
    isToldWhenSeen: true,
    isNamed: (id) => nouns.get(id)?.isSafe ?? false,
  };
}

const safeWord = (id: ParticipantId, nouns: Nouns): string | undefined => {
  const noun = nouns.get(id);
  return noun?.isSafe ? noun.short : undefined;
};

const memberOf = ({ members }: FilmFacts, key: string | undefined): CastMember | undefined =>
  members.find((one) => one.key === key);
