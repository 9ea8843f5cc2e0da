import type { DeedId } from '../deeds.ts';
import type { NounPhrase, TextReading } from '../text-reading.ts';
import { deedOf } from './deeds-of-words.ts';

/** Words that are girls' and boys' names too. */
const NAMES: ReadonlySet<string> = new Set('雪 桜 楓 葵 蓮 翼 光 花 空 海 月 星 凪 渚 陽 森 泉 茜'.split(' '));
/** What somebody does with a thing, and no snow or moon. */
const WITH_THINGS: ReadonlySet<DeedId> = new Set<DeedId>(
  'give take throw drop lose search find show buy sell pay write read eat drink cook bake sew telephone draw paint photograph repair'.split(
    ' ',
  ) as DeedId[],
);
/** What is done with somebody. */
const WITH_SOMEBODY: ReadonlySet<DeedId> = new Set<DeedId>(
  'give speak whisper marry kiss embrace fall_in_love meet part telephone show'.split(' ') as DeedId[],
);

/** '雪が落とした手袋を健太が拾う': beside a name, a word of nature that does or meets what people do is a name. */
export function withNamesOfNature<Reading extends Pick<TextReading, 'phrases' | 'clauses'>>(reading: Reading): Reading {
  const { phrases, clauses } = reading;
  const isNamed = (phrase: NounPhrase | undefined): boolean => phrase?.name !== undefined && !phrase.isPlaceName;
  if (!phrases.some(isNamed)) {
    return reading;
  }
  const isPerson = (index: number): boolean =>
    clauses.some(({ predicate, roles }) => {
      const deed = deedOf(predicate);
      const own = roles.filter(({ phrase }) => phrase === index).map(({ role }) => role);
      const handles = own.includes('agent') && roles.some(({ role }) => role === 'patient');
      const isMet =
        own.some((role) => role === 'recipient' || role === 'companion') &&
        roles.some(({ role, phrase }) => role === 'agent' && isNamed(phrases[phrase]));
      return deed !== undefined && ((handles && WITH_THINGS.has(deed)) || (isMet && WITH_SOMEBODY.has(deed)));
    });
  const named = new Set(
    phrases.flatMap(({ head, adjectives, count, owner }, index) => {
      const isBare = adjectives.length === 0 && count === undefined && owner === undefined;
      return NAMES.has(head) && isBare && isPerson(index) ? [head] : [];
    }),
  );
  const asName = (phrase: NounPhrase): NounPhrase => {
    const { sense: _sense, ...rest } = phrase;
    return named.has(phrase.head) ? { ...rest, head: '', name: phrase.head } : phrase;
  };
  return named.size === 0 ? reading : { ...reading, phrases: phrases.map(asName) };
}
