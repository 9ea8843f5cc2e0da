import type { ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { Ear } from '../../events/ear.ts';
import type { CastMember, StagedShot } from '../../film-words.ts';
import { COLOURS, OUTFITS } from '../figure-words.ts';
import { HOUR_SENTENCES, WEATHER_SENTENCES } from './bank-cadence.ts';
import { isIndoors } from './film-texts.ts';
import { inForm } from './forms.ts';
import { ABSENT_SENTENCES, QUALITY_SENTENCES } from './portrait-words.ts';
import { type FilmScene, finish, inRegister } from './telling.ts';

interface OpeningScene extends FilmScene {
  place: string | undefined;
}

const SAYS_HOUR = /夜|朝|夕|昼|時|雪|雨|雪|霧|嵐|吹雪/;
const PLACE_ONLY = {
  in: ['{place}は[静かだ]。', '{place}に、まだ話し声は[ない]。'],
  out: ['{place}は[静かだ]。', '{place}を、風が[通る]。'],
} as const;
const STILL = ['は、ひっそりと[静まっている]。', 'に、物音は[ない]。', 'は、いつもと変わら[ない]。'] as const;

export function openingsOf(
  shot: StagedShot,
  lead: string | undefined,
  { facts, told, place }: OpeningScene,
): Sentence[] {
  const where = facts.places.find(({ key }) => key === shot.placeKey);
  const side = where && isIndoors(where) ? 'in' : 'out';
  const bare = lead?.replace(/(の中)?で(は)?$/, '') ?? '';
  const spot = bare !== lead && place !== undefined && bare.includes(place) ? bare : undefined;
  if (spot) {
    return STILL.map((ending) => ({ pattern: ending, text: finish(inForm(`${spot}${ending}`, told)) }));
  }
  const weather = shot.weather === 'clear' ? [] : WEATHER_SENTENCES[shot.weather][side];
  const isSaid = lead !== undefined && SAYS_HOUR.test(lead);
  const plain = isSaid ? [...weather, ...PLACE_ONLY[side]] : [...weather, ...HOUR_SENTENCES[shot.timeOfDay][side]];
  const before = lead ? `${bare}。` : '';
  return plain.map((pattern) => ({
    pattern,
    text: inRegister(`${before}${inForm(pattern.replaceAll('{place}', place ?? 'ここ'), told)}`, told),
  }));
}

export function portraitsOf(id: ParticipantId, ear: Ear, { facts, nouns, told }: FilmScene): Sentence[] {
  const one = facts.graph.participants.find((each) => each.id === id);
  const noun = nouns.get(id);
  if (!one || !noun?.isSafe) {
    return [];
  }
  const member = facts.members.find(({ participant }) => participant.id === id);
  const who = ear.known.has(id) || one.qualities.length > 0 ? noun.short : noun.full;
  const absent = one.presence === 'here' ? [] : ABSENT_SENTENCES[one.presence];
  const qualities =
    absent.length > 0 ? [] : one.qualities.flatMap(({ quality }) => (quality && QUALITY_SENTENCES[quality]) ?? []);
  const isSeen = member && absent.length === 0 && !noun.isMany && !one.concept?.startsWith('place.');
  return [...absent, ...qualities, ...(isSeen ? lookOf(member) : [])].map((pattern) => ({
    pattern,
    text: inRegister(inForm(pattern.replaceAll('{who}', who), told), told),
  }));
}

/** How somebody looks, as a narrator would say it. */
function lookOf({ figure, age }: CastMember): readonly string[] {
  if (figure.kind === 'animal') {
    return ['{who}は耳を立て、あたりの匂いを[かぐ]。', '{who}の目が、きらりと[光る]。'];
  }
  if (figure.kind !== 'person') {
    return [];
  }
  const outfit = `${COLOURS[figure.colours[0]]}${OUTFITS[figure.outfit]}`;
  const usual =
    age === 'adult' || age === 'old'
      ? ['すれ違っても、{who}に気づく人は[少ない]。']
      : ['{who}は、じっとしているのが[苦手だ]。'];
  return [`${outfit}。それが、いつもの{who}の[姿だ]。`, ...usual];
}
