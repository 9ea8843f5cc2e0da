import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import { contentApart } from '../../events/shot-refs.ts';
import type { CastMember, FilmFacts } from '../../film-words.ts';
import type { Speaker } from '../../speaker.ts';
import { conjugate } from '../conjugate.ts';
import { type Register, registerOf } from '../register.ts';

/** What the rules of speech need to know of somebody. */
const asSpeaker = ({ concept, figure, gender, age }: CastMember): Speaker => ({
  kind: figure.kind,
  concept,
  gender,
  age: age === 'teen' ? 'youth' : age,
});

/** How one of the cast talks to another; to nobody in particular, softly. */
export function registerBetween(speaker: CastMember | undefined, hearer: CastMember | undefined): Register {
  return speaker && hearer ? registerOf(asSpeaker(speaker), asSpeaker(hearer)) : 'soft';
}

const QUESTION_WORD = /なぜ|どうして|どこ|どう|誰|何|いつ/;
/** Who or what is asked for is no topic: '誰が'. */
const ASKED_WHO = /(?:誰|だれ|何|なに|どれ|どちら|どこ|いつ)が/;
const LONGEST_QUESTION = 20;

/** '鍵はどこに[生える]?': what an event of speaking is about, where that is a question. */
export function askedIn(event: IdeaEvent, facts: FilmFacts): string | undefined {
  const content = facts.isOwnLanguage ? contentApart(facts, event) : undefined;
  const words = content?.words ?? '';
  const isWhole = content !== undefined && words.endsWith(content.predicate) && words.length <= LONGEST_QUESTION;
  if (!isWhole || !QUESTION_WORD.test(words) || /彼|自分|私/.test(words)) {
    return undefined;
  }
  const before = words.slice(0, -content.predicate.length);
  const said = ASKED_WHO.test(before) ? before : before.replace('が', 'は');
  return content.predicate.endsWith('い') ? `${said}${content.predicate}の？` : `${said}[${content.predicate}]?`;
}

const ASKS: Readonly<Record<Register, string>> = { soft: 'の？', polite: 'か？', gruff: 'のか？' };
const TELLS: Readonly<Record<Register, string>> = { soft: 'よ。', polite: '。', gruff: '。' };

/** A verb in brackets: '[見る:past]?' asks, '[探す].' tells, ':te' asks for it, ':vol' proposes it. */
function said(
  verb: string,
  kind: string | undefined,
  { mark, register }: { mark: string; register: Register },
): string {
  const isPolite = register === 'polite';
  const base = kind === 'prog' ? `${conjugate(verb, 'te')}いる` : verb;
  if (kind === 'te') {
    return `${conjugate(base, 'te')}${isPolite ? 'ください' : ''}`;
  }
  if (kind === 'vol') {
    return isPolite ? `${conjugate(base, 'stem')}ましょう` : conjugate(base, 'volitional');
  }
  const plain = conjugate(base, kind === 'past' ? 'past' : 'plain');
  const polite = conjugate(base, kind === 'past' ? 'mashita' : 'masu');
  const word = isPolite ? polite : plain;
  if (mark === '?') {
    return `${word}${ASKS[register]}`;
  }
  return mark === '.' ? `${word}${TELLS[register]}` : word;
}

/** Puts a line into a register: what stands in brackets, and plain endings where one is polite. */
export function lineIn(template: string, register: Register): string {
  const text = template
    .replace(/\[([^\]:]+)(?::(\w+))?\]([?.]?)/g, (_, verb: string, kind: string | undefined, mark: string) =>
      said(verb, kind, { mark, register }),
    )
    .replace(/。。/g, '。');
  return register === 'polite' ? text.replace(/[^。！？、…]+(?=。)/g, (clause) => politely(clause)) : text;
}

/** Verbs in the dictionary form; '多く' is none. */
const ENDS_IN_VERB = /([うぐすつぬぶむる]|[行聞書歩続働招着置泣開引咲届動]く)$/;

/** Set phrases that have a polite form of their own. */
const POLITE_PHRASES: ReadonlyMap<string, string> = new Map([
  ['ありがとう', 'ありがとうございます'],
  ['おやすみ', 'おやすみなさい'],
  ['よかった', 'よかったです'],
  ['しかたがなかった', 'しかたがありませんでした'],
]);

/** '待っている' → '待っています'; what is no verb stays. */
export function politely(clause: string): string {
  const phrase = POLITE_PHRASES.get(clause);
  if (phrase !== undefined) {
    return phrase;
  }
  if (/じゃない$/.test(clause)) {
    return clause.replace(/ない$/, 'ありません');
  }
  if (/(ます|です|ました|ません|でした|ましょう|ください)$/.test(clause) || clause.length < 2) {
    return clause;
  }
  if (/(て|で)いた$/.test(clause)) {
    return clause.replace(/た$/, 'ました');
  }
  if (/[^っんい]だ$/.test(clause) || /(ない|たい|しい)$/.test(clause) || ENDS_IN_VERB.test(clause)) {
    return conjugate(clause, 'masu');
  }
  return clause;
}
