import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import { contentOf } from '../../../idea/content-of.ts';
import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
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
import type { CastMember, FilmFacts, FilmWords, StagedShot, Storyteller } from '../../film-words.ts';
import { sayable } from '../kana.ts';
import { MUSIC_MOODS } from '../music-moods.ts';
import { countMorae, MORAE_PER_SECOND } from '../speech-units.ts';
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
import { inForm, toldAs } from './forms.ts';
import { graphPieces } from './graph-pieces.ts';
import type { JapanesePiece } from './japanese-piece.ts';
import { type Noun, nounsOf, placeName } from './nouns.ts';
import { openingsOf, portraitsOf } from './openings.ts';
import { OUTCOMES } from './outcomes.ts';
import { ownPieces } from './own-pieces.ts';
import { FELT_SENTENCES } from './portrait-words.ts';
import { questionOf } from './premises.ts';
import { askedIn, lineIn, registerBetween } from './spoken-lines.ts';
import { type FilmScene, finish, inRegister, tellPieces } from './telling.ts';
import { titleOf } from './titles.ts';

const secondsOf = (text: string): number => countMorae(text) / MORAE_PER_SECOND;

type Nouns = ReadonlyMap<ParticipantId, Noun>;

/** Tells films in Japanese. */
export const JAPANESE_STORYTELLER: Storyteller = {
  language: 'ja',
  speechUnitsPerSecond: MORAE_PER_SECOND,
  countSpeechUnits: countMorae,
  write(facts) {
    const nouns = nounsOf(facts);
    const scene: FilmScene = { facts, nouns, told: toldAs(facts.type) };
    const pieces = piecesOf(
      facts,
      (said) => ownPieces(said, nouns),
      (implied) => graphPieces(whenNothingIsSaid(facts, implied), nouns),
    );
    const tongue = tongueOf(scene, pieces);
    const { speeches: all, told: shown } = tellShots(facts, tongue);
    const speeches = withoutRepeats(all, shown);
    const retold = saidFirst(pieces);
    const told = retold.map((piece, index) => tongue.tell([piece], earAfter(retold.slice(0, index)), false));
    // Of an idea that says nothing the film itself is all there is to tell.
    const heard = speeches.filter(({ kind }) => kind === 'narration').map(({ text }) => text);
    const sentences = told.length > 0 ? told : heard;
    const names = castNames(facts, nouns);
    const things = new Map(facts.things.map((thing) => [thing.key, thingName(thing, nouns)]));
    return {
      title: titleOf(facts, nouns, pieces),
      logline: loglineOf(facts, sentences),
      outline: sentences.join(''),
      named: namesOf(facts, nouns, { pieces, names }),
      shots: facts.shots.map((shot, index) => ({
        script: scriptOf(shot, tongue.placeName(shot), { names, things }),
        speech: speeches[index] as FilmWords['shots'][number]['speech'],
      })),
      music: `${MUSIC_MOODS[facts.mood]}。静かに始まり、山場で厚くなって、最後は一音で終わる。`,
    };
  },
};

function earAfter(pieces: readonly Piece[]): Ear {
  const ear = createEar();
  for (const id of pieces.flatMap(({ mentions }) => mentions)) {
    ear.known.add(id);
    ear.met.add(id);
  }
  ear.subject = pieces.at(-1)?.subject;
  return ear;
}

function namesOf(
  facts: FilmFacts,
  nouns: Nouns,
  { pieces, names }: { pieces: readonly Piece[]; names: ReadonlyMap<string, string> },
): FilmWords['named'] {
  const named = new Map<string, { name: string; description: string }>();
  for (const member of facts.members) {
    const name = names.get(member.key) ?? 'その人';
    const full = nouns.get(member.participant.id)?.full ?? name;
    named.set(member.key, { name, description: describeMember(member, name, full) });
  }
  for (const thing of facts.things) {
    const name = thingName(thing, nouns);
    named.set(thing.key, { name, description: describeThing(thing, name, pieces) });
  }
  for (const place of facts.places) {
    const name = placeName(facts, place) ?? 'その場所';
    const shot = facts.shots.find(({ placeKey }) => placeKey === place.key);
    named.set(place.key, { name, description: describePlace(name, isIndoors(place), shot) });
  }
  return named;
}

/** What is said of when and where before anything else happens belongs to the opening. */
const isFirstLead = (lead: string | undefined, pieces: readonly Piece[]): boolean => {
  const own = pieces.find((piece) => piece.lead === lead);
  return own !== undefined && pieces.every(({ from }) => from >= own.from);
};

function tongueOf(scene: FilmScene, pieces: readonly JapanesePiece[]): FilmTongue {
  const { facts, nouns } = scene;
  const placeOf = (shot: StagedShot): string | undefined =>
    placeName(
      facts,
      facts.places.find(({ key }) => key === shot.placeKey),
    );
  const memberOf = (key: string | undefined): CastMember | undefined => facts.members.find((one) => one.key === key);
  return {
    pieces,
    ...NOTHING_BETWEEN,
    bank: TALKS,
    secondsOf,
    openingOf: (text) => text,
    tell: (chosen, ear, isLeadSaid) =>
      tellPieces(
        chosen as readonly JapanesePiece[],
        { ear, isLeadSaid: isLeadSaid && chosen.some(({ lead }) => isFirstLead(lead, pieces)) },
        scene,
      ),
    fill: () => undefined,
    premise: (piece) => questionOf(piece, scene),
    openings: (shot, lead) =>
      openingsOf(shot, isFirstLead(lead, pieces) ? lead : undefined, { ...scene, place: placeOf(shot) }),
    portraits: (id, ear) => portraitsOf(id, ear, scene),
    seen: (shot) => outcomesIn(shot, scene),
    spoken: (_, event) => spokenIn(event, scene),
    question: (event) => askedIn(event, facts),
    line: (template, { thing }, { speakerKey, hearerKey }) => {
      const noun = thing && nouns.get(thing);
      const text = template.replace('{thing}', noun?.isSafe ? noun.short : '{}');
      return text.includes('{')
        ? undefined
        : sayable(lineIn(text, registerBetween(memberOf(speakerKey), memberOf(hearerKey))));
    },
    placeName: placeOf,
    isToldWhenSeen: true,
    isNamed: (id) => nouns.get(id)?.isSafe ?? false,
  };
}

/** What came of an event and what is felt of it, in the film's tense and register. */
function outcomesIn(shot: StagedShot, { facts, nouns, told }: FilmScene): readonly Sentence[] {
  const wordOf = (id: ParticipantId): string | undefined => (nouns.get(id)?.isSafe ? nouns.get(id)?.short : undefined);
  const seen = [...consequencesIn(shot, facts, [OUTCOMES, wordOf]), ...feltIn(shot, facts, [FELT_SENTENCES, wordOf])];
  return seen.map(({ pattern, text }) => ({
    pattern,
    text: inRegister(inForm(text, told), told),
  }));
}

/** What is said at a deed of speaking: the content of the idea in the speaker's own words. */
function spokenIn(event: IdeaEvent, { facts: { graph, isOwnLanguage }, nouns }: FilmScene): string | undefined {
  const content = contentOf(graph.events, event);
  const [speaker] = event.roles.agent ?? [];
  const noun = speaker === undefined ? undefined : nouns.get(speaker);
  if (isOwnLanguage && content && noun && speaker !== undefined && content.roles.agent?.includes(speaker)) {
    const words = content.words.replace(new RegExp(`^.*?${escapeRegExp(noun.short)}[はが]、?`), '');
    return words.length > 3 && words.length < 24 ? finish(words) : undefined;
  }
  return undefined;
}
