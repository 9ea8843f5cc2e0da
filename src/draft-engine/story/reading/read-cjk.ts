import type { Language } from '#src/shared/language/languages.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { lexiconIndex } from '../lexicon/lexicon.ts';
import type { ConceptId, QualityId } from '../lexicon/concept.ts';
import type { FrameId } from '../frames/frames.ts';
import type { TimeOfDay, Weather } from '../place-spec.ts';
import { frameOfNouns, type IdeaReading, type ReadNoun } from './idea-reading.ts';

interface Particles { subject: RegExp; object: RegExp; place: RegExp; any: RegExp; question: RegExp; selling: RegExp; plural: RegExp }
const PARTICLES: Readonly<Record<'cn' | 'ko' | 'ja', Particles>> = {
  cn: { subject: /^(?=$)a/, object: /^(?=$)a/, place: /^(里|裡|中|上|下|的|内|旁)/, any: /^(的|在|把|和|与|跟|给|里)/, question: /怎么|如何|为什么|怎样|是怎/, selling: /广告/, plural: /们|两|三个|几个/ },
  ko: { subject: /^(들)?(은|는|이|가)(?![가-힣])/, object: /^(들)?(을|를)/, place: /^(에서|에|으로|로)/, any: /^(들)?(은|는|이|가|을|를|에|와|과|의|에게|로|으로|도)/, question: /어떻게|왜|방법/, selling: /광고/, plural: /들|두 |세 / },
  ja: { subject: /^(たち)?(は|が)/, object: /^(たち)?を/, place: /^(で|に|へ|から)/, any: /^(たち)?(は|が|を|に|で|と|の|へ|も)/, question: /どうやって|なぜ|どのように|作り方|できるまで/, selling: /広告|CM|コマーシャル/, plural: /たち|二人|三人/ },
};
const NAMED: Readonly<Record<'cn' | 'ko' | 'ja', RegExp>> = { cn: /(?:名叫|叫做|叫)([\p{Script=Han}]{2,3})/u, ko: /([가-힣]{2,4})(?:이라는|라는)/, ja: /([\p{Script=Han}\p{Script=Katakana}ー]{2,6})という/u };
const NOT_NAMES = /^(它|他|她|自己|一|每天|什么|これ|それ|こと|もの|것|수|그|한|最後|最后)$/;

/** Reads a Chinese, Korean or Japanese idea: longest words of the lexicon first, roles by particles or by order. */
export function readCjk(text: string, language: Exclude<Language, 'en'>): IdeaReading {
  const body = text.slice(0, 300);
  const { concepts, frames, longest } = lexiconIndex(language);
  const particles = PARTICLES[language];
  const nouns: ReadNoun[] = [];
  const verbs: { frame: FrameId; at: number }[] = [];
  let time: TimeOfDay | undefined, weather: Weather | undefined;
  let adjectives: string[] = [], qualities: QualityId[] = [];
  const covered = new Array<boolean>(body.length).fill(false);
  const roleAt = (end: number): ReadNoun['role'] => {
    const rest = body.slice(end);
    // Whose it is does not act: 'grandmother's sewing machine'.
    if (/^(的|の|의 )/.test(rest)) return 'object';
    if (particles.object.test(rest)) return 'object';
    if (particles.subject.test(rest)) return 'subject';
    if (particles.place.test(rest) && language !== 'cn') return 'place';
    if (language === 'cn' && /^(里|中|上|内|旁|下)/.test(rest)) return 'place';
    return verbs.length === 0 ? 'subject' : 'object';
  };
  const add = (start: number, end: number, found: readonly ConceptId[], name?: string): void => {
    const role = roleAt(end);
    const noun: ReadNoun = { concepts: found, word: body.slice(start, end), adjectives, qualities, plural: particles.plural.test(body.slice(end, end + 2)) || particles.plural.test(body.slice(Math.max(0, start - 3), start)), count: /两|二人|두 /.test(body.slice(Math.max(0, start - 4), start)) ? 2 : 0, role };
    if (name) noun.name = name;
    nouns.push(noun);
    adjectives = [];
    qualities = [];
  };
  for (let at = 0; at < body.length;) {
    let step = 1;
    // An adjective before a pause belongs to the noun that it follows.
    if (/[，。、；,.;!！]/.test(body[at] as string) && adjectives.length > 0) {
      nouns.at(-1)?.qualities.push(...qualities);
      adjectives = [];
      qualities = [];
    }
    for (let length = Math.min(longest, body.length - at); length > 0; length--) {
      const word = body.slice(at, at + length).toLowerCase();
      const found = concepts.get(word), frame = frames.get(word);
      if (!found && !frame) continue;
      // A lone Hangul syllable inside a word is chance, not a word.
      if (language === 'ko' && length === 1 && (/[가-힣]/.test(body[at - 1] ?? ' ') || !particles.any.test(body.slice(at + 1)))) continue;
      if (language === 'ko' && found && /[가-힣]/.test(body[at - 1] ?? ' ') && length < 2) continue;
      if (frame && (!found || verbs.length + nouns.length > 0 && found.every((concept) => concept.startsWith('quality')))) verbs.push({ frame, at });
      else if (found) {
        const real = found.filter((concept) => !/^(quality|time|weather)/.test(concept));
        for (const concept of found) {
          const [family, id] = concept.split('.');
          if (family === 'time') time = id as TimeOfDay;
          if (family === 'weather' && real.length === 0) weather = id as Weather;
          if (family === 'quality' && real.length === 0) { adjectives.push(word); qualities.push(id as QualityId); }
        }
        if (real.length > 0) add(at, at + length, real);
        if (frame && real.length === 0) verbs.push({ frame, at });
      }
      covered.fill(true, at, at + length);
      step = length;
      break;
    }
    at += step;
  }
  const named = NAMED[language].exec(body)?.[1];
  if (named && nouns[0]) nouns[0].name = named;
  if (nouns.every((noun) => noun.role !== 'subject')) {
    const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' });
    for (const { segment, index, isWordLike } of segmenter.segment(body)) {
      const stem = language === 'ko' ? segment.replace(/(들)?(은|는|이|가|을|를|에서|에게|에|와|과|의|으로|로|도)$/, '') : segment;
      if (!isWordLike || covered[index] || stem.length < 2 || NOT_NAMES.test(stem)) continue;
      if (!/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}a-z]{2}/iu.test(stem)) continue;
      if (language !== 'cn' && !particles.any.test(body.slice(index + stem.length))) continue;
      nouns.unshift({ concepts: [], word: stem.slice(0, 16), adjectives: [], qualities: [], plural: false, count: 0, role: 'subject' });
      break;
    }
  }
  const question = particles.question.test(body);
  const strong = verbs.filter((verb) => verb.frame !== 'want');
  const main = (language === 'cn' ? strong[0] : strong.at(-1)) ?? verbs[0];
  const frame = particles.selling.test(text) ? 'launch_product' : question ? 'explain' : main?.frame ?? frameOfNouns(nouns, question);
  const reading: IdeaReading = { language, text, nouns, frame, frameFromVerb: main !== undefined && main.frame === frame, question };
  if (time) reading.time = time;
  if (weather) reading.weather = weather;
  if (/她|그녀|彼女/.test(body)) reading.gender = 'feminine';
  else if (/他|彼(?!女)/.test(body)) reading.gender = 'masculine';
  const age = /(\d{1,3})\s?(?:岁|歳|才|살)/.exec(body);
  if (age) reading.age = Number(age[1]);
  if (language === 'cn' && main && main.frame === frame && nouns[0]?.role === 'subject' && !/的$/.test(body)) {
    const clause = body.slice(main.at).split(/[，。！？、；,.!?;]/)[0]?.replace(/了/g, '') ?? '';
    if (clause.length >= 2 && clause.length <= 14 && !/["“”「」]/.test(clause)) reading.ownWish = clause;
  }
  return reading;
}
