import { conceptByEnding } from '../noun-endings.ts';
import { type Cjk, isFree, type MarkedNoun, plainMarked, type Span } from './marked-words.ts';

/** A word before an object's particle. */
const BEFORE_PARTICLE: Readonly<Record<'ja' | 'ko', RegExp>> = {
  ja: /([\p{Script=Han}々]{1,5}|[\p{Script=Katakana}ー]{2,12}|[\p{Script=Katakana}ー\p{Script=Han}々]{2,12})を/gu,
  ko: /(?<![가-힣])([가-힣]{2,8})(?:을|를)(?![가-힣])/g,
};
/** What may stand between a Chinese verb and its object. */
const AFTER_VERB =
  /^(?:了|着|过|好|出|完|回|起|下|上|到)*(?:[一两三几这那每](?:[个只台把架辆条艘张本幅件支盏座间家口块片根朵颗枚串副套双对份])?)?(?:[\p{Script=Han}]{1,3}的)?([\p{Script=Han}]{2,5})(?=[，。！？、；]|$)/u;
const NO_NOUN =
  /^(?:自己|什么|怎么|如何|怎样|为何|为什么|一切|所有|時間|時|こと|もの|自分|彼ら|무엇|것을|모두|서로|자신|대신|동안|때문|事情|起来|下去|出来|下来|的人|時代|一生|一日|毎日|多少|不|没|很|更|最|再|又|也|都|就|才|还).*|[它他她你我们]|^[^好]?[好完成]/u;
const overlaps = (spans: readonly Span[], at: number, end: number): boolean => !isFree(spans, { at, end });

/** The verb's object where the lexicon does not know it: by its particle, or in Chinese by its place after the verb. */
export function unknownObject(
  body: string,
  language: Cjk,
  nouns: readonly MarkedNoun[],
  verbs: readonly (Span & { relative: boolean })[],
): MarkedNoun | undefined {
  if (nouns.some((noun) => noun.mark === 'object')) {
    return undefined;
  }
  const made = (word: string, at: number): MarkedNoun =>
    plainMarked({ at, word, concepts: conceptByEnding(word, language), role: 'object', mark: 'object' });
  if (language !== 'cn') {
    const found = [...body.matchAll(BEFORE_PARTICLE[language])].findLast(
      (match) =>
        !NO_NOUN.test(match[1] as string) &&
        !overlaps([...nouns, ...verbs], match.index, match.index + (match[1] as string).length),
    );
    return found && made(found[1] as string, found.index);
  }
  const headed = /的([\p{Script=Han}]{1,4})[。！]?$/u.exec(body);
  if (
    headed &&
    !overlaps([...nouns, ...verbs], headed.index + 1, headed.index + 1 + (headed[1] as string).length) &&
    !NO_NOUN.test(headed[1] as string)
  ) {
    const thing = made(headed[1] as string, headed.index + 1);
    return { ...thing, concepts: thing.concepts.length > 0 ? thing.concepts : ['thing.covered'], mark: 'bare' };
  }
  const verb = verbs.find((each) => !each.relative) ?? verbs[0];
  if (!verb || nouns.some((noun) => noun.at >= verb.end && !/[，。；]/.test(body.slice(verb.end, noun.at)))) {
    return undefined;
  }
  const after = AFTER_VERB.exec(body.slice(verb.end));
  const word = after?.[1];
  if (!word || NO_NOUN.test(word)) {
    return undefined;
  }
  const at = verb.end + (after.index + after[0].length - word.length);
  return overlaps(nouns, at, at + word.length) || verbs.some((each) => each.at === at && each.end >= at + word.length)
    ? undefined
    : made(word, at);
}
