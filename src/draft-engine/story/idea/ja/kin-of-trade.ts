import type { ConceptId } from '../../concepts/concept.ts';
import type { NounPhrase } from '../text-reading.ts';
import { conceptOfNoun } from './noun-kinds.ts';
import type { Token } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Kin who have a trade of their own: '漁師の父' is a fisherman, but '漁師の娘' is his daughter. */
const ELDERS = setOf(
  '祖父 祖母 父 母 父親 母親 お父さん お母さん パパ ママ おじいさん おばあさん おじいちゃん おばあちゃん じいちゃん ばあちゃん 爺さん 婆さん 叔父 伯父 叔母 伯母 おじさん おばさん 兄 姉 お兄さん お姉さん 夫 亭主 旦那',
);
/** Of animals in tales: 'クマのおじさん' is a bear. */
const TITLES = /^(?:お?(?:ばあ|じい)(?:さん|ちゃん)|(?:婆|爺)さん|お(?:ば|じ)さん)$/;
/** Kin who are still learning: '高校生の娘'. */
const YOUNGER = setOf('弟 妹 息子 娘 孫 孫娘 弟子');
/** Who somebody is to others, and those of whom one tells by their kin: no trades. */
const NO_TRADES: ReadonlySet<string> = new Set(
  'person man woman boy girl child baby teenager old_man old_woman grandmother grandfather mother father daughter son granddaughter grandson brother sister husband wife widow orphan friend neighbour stranger couple lover bride king queen prince princess emperor hero superhero villain criminal prisoner rival enemy customer guest boss athlete runner footballer boxer swimmer apprentice master choir office_worker mayor'
    .split(' ')
    .map((person) => `person.${person}`),
);

/** The trade or the animal that a noun before の names, where the kin behind it is it; undefined where they are two. */
export function tradeOfKin(noun: string, kin: string): ConceptId | undefined {
  const concept = conceptOfNoun(noun);
  if (concept?.startsWith('animal.')) {
    return TITLES.test(kin) ? concept : undefined;
  }
  if (!concept?.startsWith('person.')) {
    return undefined;
  }
  const isPupil = /[^先]生$/.test(noun) || concept === 'person.student';
  const isOne = isPupil ? ELDERS.has(kin) || YOUNGER.has(kin) : ELDERS.has(kin) && !NO_TRADES.has(concept);
  return isOne ? concept : undefined;
}

/** '引退する灯台守の祖父': makes one of the trade and the kin behind it, where nobody of the trade was named before. */
export function joinKinOfTrade(bearer: NounPhrase, kin: Token, before: readonly NounPhrase[]): boolean {
  const trade = tradeOfKin(bearer.head, kin.base);
  const isKnown = before.some((one) => one !== bearer && one.head === bearer.head);
  if (trade === undefined || isKnown || bearer.name !== undefined || (bearer.count ?? 1) !== 1) {
    return false;
  }
  Object.assign(bearer, { head: `${bearer.head}の${kin.base}`, to: kin.to, sense: trade });
  return true;
}
