import type { ConceptId, QualityId } from '../../concepts/concept.ts';
import type { FrameId } from '../../frames/frames.ts';
import { readingIndex } from '../more-words.ts';
import type { Cjk } from './marked-words.ts';

/** A known word of an idea in Chinese, Japanese or Korean. */
export type ScannedWord =
  | { kind: 'noun'; at: number; end: number; concepts: readonly ConceptId[] }
  | { kind: 'verb'; at: number; end: number; frame: FrameId }
  | { kind: 'quality'; at: number; end: number; quality: QualityId }
  | { kind: 'setting'; at: number; end: number; concept: ConceptId }
  | { kind: 'pause'; at: number; end: number };

const KOREAN_TAILS =
  /^(들)?(은|는|이|가|을|를|에|와|과|랑|의|에게|에게서|한테|로|으로|도|만|까지|부터|에서|에는|처럼|이라는|라는|인|이다|였다|마다)?(?![가-힣])/;
const KOREAN_VERB_STARTS = /[가-힣]/;
/** Written words that are adverbs and only look like a noun with its particle: '새로' is no bird. */
const KOREAN_ADVERBS =
  /^(?:새로이?|서로|바로|따로|별로|홀로|스스로|저절로|제대로|때로|도로|정말로|실제로|억지로|날로|참으로|절대로|주로|대로|말없이|끝없이|하나도|아무도|눈치|말고|물론|비로소|해마다)(?![가-힣])/;
/** What a noun that makes a verb with 하다 is followed by when it does. */
const KOREAN_DOES =
  /^(?:하|해|했|한|할|합|되|된|돼|됐|될|을|를|에|로|중|받|당|시키|시켜|시킨|의|도|만)|^(?:이|가|은|는|와|과)(?![가-힣])|^(?![가-힣])/;
/** A verb that stands behind another one's '-아/어' only says how it is done. */
const KOREAN_AUXILIARY = /^(?:보|주|준|줘|줬|가|간|갔|오|온|왔|내|버|놓|두|본|봐|봤|있|나가)/;
const AFTER_LINKED =
  /[가-힣](?:아|어|여|해|워|와|려|겨|쳐|켜|러|펴|져|혀|라|나|돼|줘|봐|셔|녀|서|껴|텨|퍼|써)\s$|(?:아|어|해|가|와|나|펴|사|자)\s$/;

/**
 * Scans a text for the longest words that the lexicon knows. Korean words begin where a written word begins, or follow
 * a known noun.
 */
export function scanWords(body: string, language: Cjk): ScannedWord[] {
  const { concepts, frames, longest } = readingIndex(language);
  const words: ScannedWord[] = [];
  for (let at = 0; at < body.length;) {
    if (/[，。、；：,.;:!?！？]/.test(body[at] as string)) {
      words.push({ kind: 'pause', at, end: at + 1 });
      at++;
      continue;
    }
    const adverb =
      language === 'ko' && !/[가-힣]/.test(body[at - 1] ?? ' ') ? KOREAN_ADVERBS.exec(body.slice(at))?.[0] : undefined;
    if (adverb) {
      at += adverb.length;
      continue;
    }
    const inside = language === 'ko' && KOREAN_VERB_STARTS.test(body[at - 1] ?? ' ');
    const joined = inside && words.at(-1)?.end === at;
    let step = 1;
    for (let length = Math.min(longest, body.length - at); length > 0; length--) {
      const end = at + length;
      const word = body.slice(at, end).toLowerCase();
      const found = concepts.get(word),
        frame = frames.get(word);
      if (!found && !frame) {
        continue;
      }
      // A Hangul word stands at the head of a written word and ends in a particle; else it is a chance likeness.
      if (
        language === 'ko' &&
        found &&
        !frame &&
        ((inside && !(joined && length > 1)) ||
          (!found.some((each) => /^(quality|weather|time)/.test(each)) &&
            !KOREAN_TAILS.test(body.slice(end)) &&
            !/^(?:집|가게)/.test(body.slice(end)) &&
            !nounFollows(body, end, concepts)))
      ) {
        continue;
      }
      if (
        language === 'ko' &&
        frame &&
        ((inside && !(joined && length > 1) && !/^(하|되)/.test(word) && length < 3) || (length === 1 && inside))
      ) {
        continue;
      }
      if (language === 'ko' && frame && !found && frames.has(`${word}하`) && !KOREAN_DOES.test(body.slice(end))) {
        continue;
      }
      if (
        language === 'ko' &&
        frame &&
        KOREAN_AUXILIARY.test(word) &&
        !word.includes(' ') &&
        AFTER_LINKED.test(body.slice(0, at)) &&
        words.at(-1)?.kind === 'verb'
      ) {
        continue;
      }
      // '문을 연 가게': a bare syllable behind an object is a verb's.
      if (language === 'ko' && length === 1 && body[end] === ' ' && /[을를]\s$/.test(body.slice(0, at))) {
        if (frame) {
          words.push({ kind: 'verb', at, end, frame });
          step = 1;
        }
        break;
      }
      // One kana is no word, and a kana word does not start inside a run that a noun's particle begins.
      if (language === 'ja' && length === 1 && /[ぁ-ん]/.test(word)) {
        continue;
      }
      if (
        language === 'ja' &&
        /^[ァ-ヶー]+$/.test(word) &&
        (/[ァ-ヶー]/.test(body[at - 1] ?? '') || /[ァ-ヶー]/.test(body[end] ?? ''))
      ) {
        continue;
      }
      if (
        language === 'ja' &&
        found &&
        !frame &&
        /^[ぁ-ん]{2}$/.test(word) &&
        /[ぁ-ん]/.test(body[at - 1] ?? ' ') &&
        !/[はがをにでとのへも]/.test(body[at - 1] as string)
      ) {
        continue;
      }
      // '高いところ': kana behind a kanji end its word.
      if (
        language === 'ja' &&
        found &&
        !frame &&
        /^[ぁ-ん]{2,3}$/.test(word) &&
        /\p{Script=Han}/u.test(body[at - 1] ?? '')
      ) {
        continue;
      }
      if (
        language === 'ja' &&
        found &&
        !frame &&
        /^[ぁ-ん]{3}$/.test(word) &&
        /い$/.test(body.slice(0, at + 1)) &&
        /\p{Script=Han}$/u.test(body.slice(0, at))
      ) {
        continue;
      }
      // '떡볶이집': a house of what is eaten there.
      const house =
        language === 'ko' && found?.some((each) => each.startsWith('thing.')) && !inside
          ? /^(?:집|가게)/.exec(body.slice(end))?.[0]
          : undefined;
      if (house && KOREAN_TAILS.test(body.slice(end + house.length))) {
        words.push({ kind: 'noun', at, end: end + house.length, concepts: ['place.restaurant'] });
        step = length + house.length;
        break;
      }
      // '修复师': who does it for a living.
      if (language === 'cn' && frame && !found && /^[师员者匠](?![傅父])/.test(body.slice(end))) {
        words.push({ kind: 'noun', at, end: end + 1, concepts: ['person.person'] });
        step = length + 1;
        break;
      }
      const real = found?.filter((concept) => !/^(quality|time|weather)/.test(concept)) ?? [];
      const quality = found?.find((concept) => concept.startsWith('quality.'));
      const setting = found?.find((concept) => /^(time|weather)\./.test(concept));
      const afterNoun = words.some((each) => each.kind === 'noun');
      // '떡을 판다' sells, '판다가' is a panda.
      const sells =
        language === 'ko' &&
        word === '판다' &&
        (/[을를]\s$/.test(body.slice(0, at)) || !/^(?:가|는\s|를|의|와|들)/.test(body.slice(end)));
      // A verb that is kept with its object ('편지를 쓰다') still names that object.
      // '자정이 되면' only says when.
      if (
        language === 'ko' &&
        frame === 'transform' &&
        /(?:자정|정오|밤|아침|새벽|저녁|봄|여름|가을|겨울|시|때|날)(?:이|가)?\s?$/.test(body.slice(0, at))
      ) {
        continue;
      }
      const kept = frame && !found && language !== 'cn' ? /^(.{1,6}?)(?:을 |를 |を)/.exec(word)?.[1] : undefined;
      const keptNoun = kept && concepts.get(kept)?.filter((concept) => !/^(quality|time|weather)/.test(concept));
      if (kept && keptNoun && keptNoun.length > 0) {
        words.push({ kind: 'noun', at, end: at + kept.length, concepts: keptNoun });
      }
      if (
        frame &&
        (sells || !found || (real.length === 0 && afterNoun && !(language === 'cn' && quality && body[end] === '的')))
      ) {
        words.push({ kind: 'verb', at, end, frame });
      } else if (real.length > 0) {
        words.push({ kind: 'noun', at, end, concepts: found as readonly ConceptId[] });
      } else if (quality) {
        words.push({ kind: 'quality', at, end, quality: quality.slice(8) as QualityId });
      } else if (setting) {
        words.push({ kind: 'setting', at, end, concept: setting });
      }
      // '새 운동화' is new, '새가' is a bird.
      if (language === 'ko' && word === '새' && body[end] === ' ') {
        words.pop();
        words.push({ kind: 'quality', at, end, quality: 'new' });
      }
      step = length;
      break;
    }
    at += step;
  }
  return words;
}

/** True where the rest of a written word is itself a known noun: '강아지집'. */
function nounFollows(body: string, end: number, concepts: ReadonlyMap<string, readonly ConceptId[]>): boolean {
  const rest = /^[가-힣]+/.exec(body.slice(end))?.[0] ?? '';
  for (let length = rest.length; length > 1; length--) {
    if (concepts.has(rest.slice(0, length))) {
      return true;
    }
  }
  return false;
}
