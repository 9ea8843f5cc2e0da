import type { PhraseRole } from '../text-reading.ts';
import { deedOf, plainOfPotential } from './deeds-of-words.ts';
import { isAnimate, type NounKind } from './noun-kinds.ts';
import type { Predicate } from './predicates.ts';
import type { Argument } from './reading-state.ts';
import { BODY_PARTS } from './unseen-words.ts';
import { isIntransitive, needsObject } from './verb-frames.ts';

/** What the noun after a relative clause is in it, and whether the が before it belongs to it. */
export interface Gap {
  role: PhraseRole | 'none';
  takesSubject: boolean;
}

const MEETS_BY_NI = new Set(['会う', '出会う', '出逢う', '再会する', '遭遇する', '憧れる', '恋する', '惚れる', '乗る']);
const RELATIONAL = new Set(
  '罪 容疑 疑い 罰 理由 話 物語 噂 うわさ こと 事件 事実 夢 約束 方法 写真 音 声 匂い 香り 結果 気持ち 思い 記憶 運命 決意 瞬間 様子 姿 過程 日々 毎日 生活 人生 映像'.split(
    ' ',
  ),
);

/** '鼻がのびる人形' */
const isOfPart = (args: readonly Argument[], { base }: Predicate): boolean =>
  args.some(({ marker, head }) => marker === 'が' && BODY_PARTS.has(head)) && isIntransitive(base);

/** Decides by the verb, its arguments and the noun. */
export function readGap(said: Predicate, args: readonly Argument[], noun: DescribedNoun): Gap {
  const predicate = { ...said, base: plainOfPotential(said.base) ?? said.base };
  const has = (marker: string): boolean => args.some((argument) => argument.marker === marker);
  const hasSubject = has('が') || has('の');
  const isAbout = RELATIONAL.has(noun.head) && (has('を') || predicate.isPassive || isIntransitive(predicate.base));
  if (noun.kind === 'time' || isAbout) {
    return { role: 'none', takesSubject: true };
  }
  if (noun.isPlace && !isAnimate(noun.kind)) {
    return placeGap(predicate, has, hasSubject);
  }
  if (predicate.kind !== 'verb') {
    return hasSubject ? { role: 'none', takesSubject: true } : { role: 'agent', takesSubject: false };
  }
  if (predicate.isPassive) {
    return passiveGap(predicate, args);
  }
  return inside(predicate, has, noun.kind) ?? partGap(predicate, args, noun.kind);
}

/** '瓶に入った手紙': the letter is in it, whoever が names. */
const inside = ({ base }: Predicate, has: (marker: string) => boolean, kind: NounKind): Gap | undefined =>
  has('に') && !has('を') && deedOf(base) === 'enter' && !isAnimate(kind)
    ? { role: 'patient', takesSubject: false }
    : undefined;

function partGap(predicate: Predicate, args: readonly Argument[], kind: NounKind): Gap {
  const has = (marker: string): boolean => args.some((argument) => argument.marker === marker);
  return isOfPart(args, predicate) ? { role: 'none', takesSubject: true } : activeGap(predicate.base, has, kind);
}

/** '家を追い出された少年' was driven out, '財布を盗まれた少年' lost his purse. */
function passiveGap({ base }: Predicate, args: readonly Argument[]): Gap {
  const isDriven = /^(?:追い出す|追放する|追う|追い払う|叩き出す|退学する)$/.test(base);
  const hasThing = args.some(({ marker, isPlace }) => marker === 'を' && !(isPlace && isDriven));
  return { role: hasThing ? 'recipient' : 'patient', takesSubject: false };
}

/** The noun after a relative clause. */
interface DescribedNoun {
  head: string;
  kind: NounKind;
  isPlace: boolean;
}

function activeGap(base: string, has: (marker: string) => boolean, kind: NounKind): Gap {
  const hasSubject = has('が') || has('の');
  if (has('を')) {
    const isDoer = isAnimate(kind) || kind === 'unknown' || !hasSubject;
    return isDoer ? { role: 'agent', takesSubject: false } : { role: 'instrument', takesSubject: true };
  }
  if (MEETS_BY_NI.has(base) && !has('に') && !has('と')) {
    return { role: 'patient', takesSubject: true };
  }
  if (isIntransitive(base)) {
    return { role: 'agent', takesSubject: false };
  }
  const isDoer = !hasSubject && isAnimate(kind) && !needsObject(base);
  return { role: isDoer ? 'agent' : 'patient', takesSubject: true };
}

const PLACES_OF = new Set(['live', 'walk', 'work']);

function placeGap(predicate: Predicate, has: (marker: string) => boolean, hasSubject: boolean): Gap {
  const deed = deedOf(predicate.base);
  if (predicate.kind !== 'verb') {
    return { role: 'agent', takesSubject: true };
  }
  if (predicate.isPassive && !hasSubject) {
    return { role: 'patient', takesSubject: false };
  }
  if (isIntransitive(predicate.base) && !hasSubject && !has('に') && !has('で') && !PLACES_OF.has(deed ?? '')) {
    return { role: 'agent', takesSubject: false };
  }
  if (!has('を') && !isIntransitive(predicate.base) && needsObject(predicate.base)) {
    return { role: 'patient', takesSubject: true };
  }
  if (has('を') && !hasSubject) {
    return { role: 'agent', takesSubject: false };
  }
  return { role: 'at', takesSubject: true };
}
