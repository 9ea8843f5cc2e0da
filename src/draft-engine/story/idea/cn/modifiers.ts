import type { Draft } from './drafts.ts';
import { eachPhrase, phraseOf, tagAt, wordAt } from './item-tags.ts';
import { attachPlaces } from './joined-nouns.ts';
import { addNumbers, type DraftPhrase, type Item } from './phrases.ts';
import { relativeStart, verbRelativeStart } from './relative-start.ts';
import { takeRelative } from './relative.ts';
import { isQuality, isSomebody } from './vocabulary.ts';

/** Items behind a noun that are looked at. */
const AHEAD = 16;

/** Joins what stands before 的 with the noun behind it: adjectives, owners, relative clauses. */
export function joinModifiers(items: readonly Item[], draft: Draft): Item[] {
  const done: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    const head = items[at + 1];
    if (item.token?.tag !== 'de') {
      done.push(item);
    } else if (head?.phrases && done.length > 0) {
      done.push(joinTo(head, done, draft, items.slice(at + 2, at + AHEAD)));
      at++;
    } else if (done.length > 0 && isCleft(items, at)) {
      done.push(joinTo(openHead(item, draft), done, draft, items.slice(at + 1, at + AHEAD)));
    } else if (isPending(items, at)) {
      done.push(item);
    }
  }
  return attachPlaces(
    done.filter(({ token }) => token?.tag !== 'de'),
    draft,
  );
}

/** '躺着的竟是一具假人': 是 follows, and the noun behind it. */
function isCleft(items: readonly Item[], de: number): boolean {
  const at = items.findIndex((_, index) => index > de && !/^(?:adv|comma|join)$/.test(tagAt(items, index)));
  const verb = items.slice(0, de).findLastIndex((_, index) => /^(?:v|comma|stop)$/.test(tagAt(items, index)));
  return /^(?:就|便|竟|正|却|原来)?是$/.test(wordAt(items, at)) && tagAt(items, verb) === 'v';
}

/** Stands for what is said behind 是. */
function openHead({ from, to }: Item, draft: Draft): Item {
  draft.phrases.push({ from, to, head: '', adjectives: [] });
  return { from, to, phrases: [draft.phrases.length - 1] };
}

/** Another modifier follows: '孤独的、失去女儿的母亲'. */
const isPending = (items: readonly Item[], at: number): boolean =>
  /^(?:adj|adv|v|prep|not|pause|num|time)$/.test(items[at + 1]?.token?.tag ?? '') &&
  items.slice(at + 1, at + 9).some(({ token }) => token?.tag === 'de');

/** Takes the modifier off the end of what was read and gives it to the head. */
function joinTo(head: Item, done: Item[], draft: Draft, rest: readonly Item[]): Item {
  let from = head.from;
  for (;;) {
    const start = modifyOnce(head, done, draft, rest);
    from = Math.min(from, start);
    if (done.at(-1)?.token?.tag === 'pause' && done.at(-2)?.token?.tag === 'de') {
      done.pop();
    }
    if (done.at(-1)?.token?.tag !== 'de') {
      break;
    }
    done.pop();
  }
  from = Math.min(from, takeNumbers(head, done, draft));
  takePronoun({ ...head, from }, done, draft);
  return { ...head, from };
}

/** '他们受伤的首领': the pronoun is the owner. */
function takePronoun(head: Item, done: Item[], draft: Draft): void {
  const before = done.at(-1);
  const phrase = phraseOf(head, draft);
  if (before?.to === head.from && phraseOf(before, draft)?.pronoun && phrase?.owner === undefined) {
    Object.assign(phrase ?? {}, { owner: before.phrases?.[0] });
    done.pop();
  }
}

/** Takes one modifier off the end of what was read; answers where it begins in the text. */
function modifyOnce(head: Item, done: Item[], draft: Draft, rest: readonly Item[]): number {
  const last = done.length - 1;
  const tag = tagAt(done, last);
  if (tag === 'adj' && isStateOfVerb(done, last)) {
    return takeRelative(head, done, verbRelativeStart(done), draft);
  }
  if (/^(?:adj|adv)$/.test(tag)) {
    return takeAdjectives(head, done, draft);
  }
  if (tag === 'loc' && tagAt(done, last - 1) === 'np') {
    done.splice(-2, 2, ...attachPlaces(done.slice(-2)));
    return takeNoun(head, done, draft, rest);
  }
  if (
    /^(?:v|asp|not)$/.test(tag) ||
    isLengthOfVerb(done, last) ||
    (tag === 'time' && wordAt(done, last - 1) === '来自')
  ) {
    return takeRelative(head, done, verbRelativeStart(done), draft);
  }
  if (/^(?:time|loc|since|num|part)$/.test(tag)) {
    return takeTime(head, done, draft);
  }
  return tag === 'np' ? takeNoun(head, done, draft, rest) : head.from;
}

/** A noun before 的 is the owner, or the object of a relative clause. */
function takeNoun(head: Item, done: Item[], draft: Draft, rest: readonly Item[]): number {
  const start = relativeStart(head, done, rest, draft);
  return start === undefined ? takeOwner(head, done, draft) : takeRelative(head, done, start, draft);
}

/** '失踪多年的女儿': how long, not when. */
const isLengthOfVerb = (done: readonly Item[], at: number): boolean =>
  /^(?:time|num)$/.test(tagAt(done, at)) &&
  /^(?:[\d零一二两三四五六七八九十百千万几数多半整]|许久|已久)/.test(wordAt(done, at)) &&
  !/[前后岁]$/.test(wordAt(done, at)) &&
  /^(?:v|asp)$/.test(tagAt(done, at - 1));

/** '被宣布失常的保姆', '变得透明的男孩': the quality belongs to the verb. */
const isStateOfVerb = (done: readonly Item[], at: number): boolean =>
  tagAt(done, at - 1) === 'v' &&
  (wordAt(done, at - 2) === '被' ||
    /^(?:变得|变|显得|感到|觉得|认为|宣布|判定|诊断|认定|怕|追求|渴望|向往|热爱|假装)$/.test(wordAt(done, at - 1)));

function takeAdjectives(head: Item, done: Item[], draft: Draft): number {
  const words: string[] = [];
  let from = head.from;
  while (isOfAdjectives(done, words.length > 0)) {
    const item = done.pop() as Item;
    from = item.from;
    if (item.token?.tag === 'adj') {
      words.unshift(item.token.base);
    }
  }
  const [only] = words;
  const before = done.at(-1);
  const subject = only && words.length === 1 ? aspectIn(before, draft) : undefined;
  if (before && only && subject) {
    subject.isDropped = true;
    words[0] = isQuality(only) ? only : subject.head + only;
    from = before.from;
    done.pop();
  }
  eachPhrase(head, draft, (phrase) => phrase.adjectives.unshift(...words));
  return takeOwnerBeside(head, done, from, draft);
}

/** '妈妈粗糙的手' */
function takeOwnerBeside(head: Item, done: Item[], from: number, draft: Draft): number {
  const before = done.at(-1);
  const said = before?.to === from && before.phrases?.length === 1 ? phraseOf(before, draft) : undefined;
  const isAlone = said && !said.pronoun && !said.isDropped && (isSomebody(said.head) || said.name !== undefined);
  if (
    !before ||
    !isAlone ||
    /^(?:给|送|和|与|跟)$/.test(wordAt(done, done.length - 2)) ||
    isSomebody(phraseOf(head, draft)?.head ?? '')
  ) {
    return from;
  }
  done.pop();
  eachPhrase(head, draft, (phrase) => {
    phrase.owner ??= before.phrases?.[0] as number;
  });
  return before.from;
}

function isOfAdjectives(done: readonly Item[], hasSome: boolean): boolean {
  const last = done.length - 1;
  const isJoin = /^(?:pause|and|join)$/.test(tagAt(done, last)) && tagAt(done, last - 1) === 'adj';
  return /^(?:adj|adv)$/.test(tagAt(done, last)) || (hasSome && isJoin);
}

/** '性格孤僻的男孩': the noun before the adjective only says in what. */
function aspectIn(item: Item | undefined, draft: Draft): DraftPhrase | undefined {
  const phrase = item?.phrases?.length === 1 ? phraseOf(item, draft) : undefined;
  const isPlain = !item?.isCounted && !item?.isPlace && !item?.loc;
  const isThing = phrase !== undefined && phrase.name === undefined && !phrase.pronoun && !isSomebody(phrase.head);
  return isPlain && isThing && phrase.head.length <= 3 ? phrase : undefined;
}

function takeTime(head: Item, done: Item[], draft: Draft): number {
  const item = done.pop() as Item;
  const { token } = item;
  if (token?.tag === 'num') {
    eachPhrase(head, draft, (phrase) => addNumbers(phrase, [token]));
  }
  return item.from;
}

/** '守塔人的女儿'; some nouns only say what kind: '中年的', '魔法的'. */
function takeOwner(head: Item, done: Item[], draft: Draft): number {
  const item = done.pop() as Item;
  const owner = item.phrases?.at(-1);
  const said = draft.phrases[owner ?? -1];
  if (said && /^(?:中年|青年|老年|人工|钢铁|冰雪|魔法|童话|金色|未来)$/.test(said.head)) {
    said.isDropped = true;
    phraseOf(head, draft)?.adjectives.unshift(said.head);
  } else if (owner !== undefined) {
    eachPhrase(head, draft, (phrase) => {
      phrase.owner ??= owner;
    });
  }
  return item.from;
}

/** A number or 'this' in front of the modifier counts the head. */
function takeNumbers(head: Item, done: Item[], draft: Draft): number {
  let from = head.from;
  while (/^(?:num|det)$/.test(tagAt(done, done.length - 1))) {
    const { token, from: start } = done.pop() as Item;
    eachPhrase(head, draft, (phrase) => token && addNumbers(phrase, [token]));
    from = start;
  }
  return from;
}
