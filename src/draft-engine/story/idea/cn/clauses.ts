import type { PhraseRole } from '../text-reading.ts';
import { hasVerb, isObjectNext, isOnlyLink, isVerbAlone, isVerbNext } from './ahead.ts';
import { type Before, eventOf, isAlsoVerbAlone, linkOf, nothingBefore, sinceKind, toldBefore } from './before-verb.ts';
import { addStates, emptyClause, isForPurpose, isWish, tagOf } from './clause-of-piece.ts';
import { addRoles, type Draft, type DraftClause, type LinkKind } from './drafts.ts';
import { JOINS, PREPOSITION_ROLES } from './function-words.ts';
import { phraseOf, wordAt } from './item-tags.ts';
import { linkBy, linkVerbs } from './links.ts';
import { frequencyOf, isAlsoVerb, moodOf } from './moods.ts';
import type { Item } from './phrases.ts';
import { addObject, placeSubjects } from './roles.ts';
import { isContent, isHow } from './verb-kinds.ts';
import { deniedVerb, wholeVerb } from './verb-words.ts';
import { isSomebody } from './vocabulary.ts';

/** Reads the words between two commas, or of a relative clause. */
export function readClauses(items: readonly Item[], draft: Draft, carried: readonly Item[] = []): DraftClause[] {
  return new PieceReader(items, draft, carried).read();
}

class PieceReader {
  #at = 0;
  #before = nothingBefore();
  #current: DraftClause | undefined;
  /** Whoever acts in a clause that ended with '后' acts in the next one of the piece too. */
  #shared: number[] = [];
  /** Whoever stands before '为了' acts in what is done for it. */
  #asked: number[] = [];
  /** '去' before a verb: what was done before was done for it. */
  #isPurpose = false;
  /** Nouns behind the current verb. */
  #objects: Item[] = [];
  readonly #found: DraftClause[] = [];

  readonly #items: readonly Item[];
  readonly #draft: Draft;
  /** Nouns of the piece before, which had no verb. */
  readonly #carried: readonly Item[];

  constructor(items: readonly Item[], draft: Draft, carried: readonly Item[]) {
    this.#items = items;
    this.#draft = draft;
    this.#carried = carried;
  }

  read(): DraftClause[] {
    for (this.#at = 0; this.#at < this.#items.length; this.#at++) {
      this.#step(this.#items[this.#at] as Item);
    }
    addStates(this.#current, this.#before);
    this.#found.forEach((clause) => this.#draft.clauses.push(clause));
    return this.#found.filter(({ isDropped }) => !isDropped);
  }

  #tag = (offset: number): string => tagOf(this.#items[this.#at + offset]);

  #step(item: Item): void {
    if (item.phrases) {
      this.#noun(item);
      return;
    }
    const token = item.token as NonNullable<Item['token']>;
    const steps: Partial<Record<string, () => void>> = {
      v: () => this.#verb(item),
      adj: () => this.#adjective(item),
      adv: () => this.#adverb(item),
      time: () => this.#adverb(item),
      prep: () => this.#preposition(item),
      and: () => this.#preposition(item),
      not: () => this.#not(item),
      join: () => this.#join(item),
      since: () => this.#since(item),
      asp: () => this.#aspect(token.text),
      dei: () => this.#degree(),
    };
    steps[token.tag]?.();
  }

  #noun(item: Item): void {
    if (this.#current) {
      this.#objects.push(item);
      addObject(this.#current, item, this.#objects, this.#draft);
      this.#current.to = item.to;
    } else {
      this.#before.from ??= item.from;
      this.#before.subjects.push(item);
    }
  }

  #adverb(item: Item): void {
    const { text } = item.token as NonNullable<Item['token']>;
    const often = frequencyOf(text);
    if (this.#current && item.token?.tag === 'time' && /后$/.test(text) && this.#at === this.#items.length - 1) {
      this.#since(item);
      return;
    }
    if (often) {
      this.#before.often = often;
    } else if (item.token?.tag === 'adv' && text.length > 1) {
      this.#before.manner.push(text);
    }
    this.#before.from ??= item.from;
  }

  #adjective(item: Item): void {
    const text = item.token?.base as string;
    if (this.#tag(1) === 'di' || isVerbNext(this.#items, this.#at + 1) || this.#current) {
      if (this.#current && this.#tag(1) !== 'di') {
        this.#current.manner.push(text);
        this.#current.to = item.to;
      } else {
        this.#before.manner.push(text);
      }
      return;
    }
    if (this.#before.subjects.length > 0 || this.#carried.length > 0) {
      this.#begin(item, text, text);
    } else {
      this.#before.manner.push(text);
    }
  }

  #not(item: Item): void {
    const { text } = item.token as NonNullable<Item['token']>;
    const mood = moodOf(text);
    this.#before.from ??= item.from;
    if (!mood) {
      if (/^没有?$|^无$/.test(text) && !isVerbNext(this.#items, this.#at + 1) && this.#tag(1) === 'np') {
        this.#before.isNegated = true;
        this.#begin(item, '有', '有');
        return;
      }
      this.#before.isNegated = true;
      return;
    }
    this.#keepWisher(text, mood);
    if (isVerbNext(this.#items, this.#at + 1) || !isAlsoVerb(text)) {
      this.#before.mood = mood.mood === 'does' ? this.#before.mood : mood.mood;
      this.#before.isNegated ||= mood.denies;
    } else {
      this.#verb(item);
    }
  }

  /** '他不愿父母分开': the clause is about him, and others act in it. */
  #keepWisher(text: string, mood: { mood: string }): void {
    if (isWish(mood) && this.#tag(1) === 'np' && hasVerb(this.#items, this.#at + 1) && !isAlsoVerb(text)) {
      this.#before.topic = this.#before.subjects.flatMap(({ phrases }) => phrases ?? []);
      this.#before.subjects = [];
    }
  }

  #join(item: Item): void {
    // 奔腾而来
    const word = item.token?.text ?? '';
    if (word === '而' && this.#current && /^[来去]$/.test(wordAt(this.#items, this.#at + 1))) {
      this.#at++;
      return;
    }
    const kind = JOINS[word];
    this.#before.isOutcome ||= word === '才' || (word === '因此' && this.#before.link === 'but');
    if (kind) {
      this.#before.link = kind;
      this.#before.isTwist = kind === 'but' && !/^[却而]$/.test(word);
    }
    if (
      this.#current &&
      !this.#isToldNext(word) &&
      /^(?:而|便|就|则|却|并|并且|从而|于是|才|但|结果|最终|然后|接着|随后)$/.test(word)
    ) {
      this.#close();
    }
  }

  /** '听出客人就是司机': what is heard goes on. */
  #isToldNext(word: string): boolean {
    const isLight = /^(?:就|才|也|便|则)$/.test(word);
    return (
      isLight &&
      this.#objects.length > 0 &&
      wordAt(this.#items, this.#at + 1) === '是' &&
      isContent(this.#current?.full ?? '')
    );
  }

  /** The current clause has all that it gets. */
  #close(): void {
    this.#current = undefined;
    this.#objects = [];
  }

  /** '后', '时' and '前' end a clause that another follows. */
  #since(item: Item): void {
    const kind = sinceKind(item.token?.text as string);
    const governed = this.#before.roles.at(-1)?.item;
    if (governed?.to === item.from) {
      this.#nominal(governed, kind);
      return;
    }
    if (this.#current) {
      this.#current.to = item.from;
      const last = this.#found.at(-1) as DraftClause;
      Object.assign(last, { kind, isWaiting: true });
      delete last.on;
      for (const one of this.#found.slice(0, -1)) {
        if (one.kind === 'main') {
          Object.assign(one, { kind: 'before', on: last });
        }
      }
      this.#close();
      this.#before = { ...nothingBefore(), mood: last.mood };
      last.mood = 'does';
      this.#shared = last.roles.filter(({ role }) => role === 'agent').map(({ phrase }) => phrase);
      return;
    }
    const subject = this.#before.subjects.at(-1) ?? this.#before.roles.at(-1)?.item;
    if (subject) {
      this.#nominal(subject, kind);
    }
  }

  /** 'After a fire': the noun is what happened. */
  #nominal(subject: Item, kind: LinkKind): void {
    const phrase = this.#draft.phrases[subject.phrases?.[0] ?? -1];
    const isActor = subject.phrases?.length !== 1 || this.#isActor(subject);
    this.#before.subjects = this.#before.subjects.filter((one) => one !== subject || isActor);
    this.#before.roles = this.#before.roles.filter(({ item }) => item !== subject);
    const verb = phrase && !isActor ? eventOf(phrase.head) : undefined;
    if (phrase && verb) {
      const clause = emptyClause(verb, verb, subject.from, subject.to);
      Object.assign(clause, { kind, isWaiting: true });
      this.#found.push(clause);
    }
  }

  #aspect(text: string): void {
    if (this.#current && text === '着') {
      this.#current.isLasting = true;
    }
  }

  /** '拉得很长': how. */
  #degree(): void {
    const rest = this.#items.slice(this.#at + 1);
    const words = rest.map(({ token }) => token?.text ?? '').join('');
    const end = rest.findIndex(({ token }) => token?.tag === 'v' || token?.tag === 'join');
    if (this.#current && rest.length > 0 && end < 0) {
      if (words) {
        this.#current.manner.push(words);
      }
      this.#current.to = (rest.at(-1) as Item).to;
      this.#at = this.#items.length;
    }
  }

  #preposition(item: Item): void {
    const { text } = item.token as NonNullable<Item['token']>;
    const next = this.#items[this.#at + 1]?.phrases ? this.#items[this.#at + 1] : undefined;
    const role = PREPOSITION_ROLES[text] as PhraseRole | 'passive' | undefined;
    const link = linkOf(text, next !== undefined, isVerbNext(this.#items, this.#at + 1));
    const isForNoun = text === '为了' && next !== undefined && this.#isPurposeNoun(next);
    if (link && !isForNoun) {
      this.#beginLinked(link, text);
    } else if (isForNoun) {
      this.#takePrepositional(item, next, 'topic');
    } else if (role === 'passive' && !next) {
      this.#before.isPassive = true;
    } else if (next && role) {
      this.#takePrepositional(item, next, role);
    } else if (/^[叫让]$/.test(text) || (isAlsoVerbAlone(text) && !isVerbNext(this.#items, this.#at + 1))) {
      this.#verb(item);
    }
  }

  #isActor(item: Item | undefined): boolean {
    const { name, pronoun, head = '' } = phraseOf(item, this.#draft) ?? {};
    return name !== undefined || pronoun !== undefined || isSomebody(head);
  }

  /** '为了女儿的医药费走上擂台': what it is done for does nothing itself. */
  #isPurposeNoun(next: Item): boolean {
    return !this.#isActor(next) && isVerbNext(this.#items, this.#at + 2);
  }

  #beginLinked(link: NonNullable<Before['link']>, text: string): void {
    if (this.#current && this.#found.length > 0) {
      this.#close();
      this.#before = nothingBefore();
    }
    const next = this.#items[this.#at + 1];
    this.#before.link = link;
    this.#asked = this.#before.subjects.flatMap(({ phrases }) => phrases ?? []);
    // '因一场车祸失去双腿': the noun is what happened.
    const isDoer = this.#isActor(next);
    if (/^因|^由于/.test(text) && next?.phrases && !isDoer && isVerbNext(this.#items, this.#at + 2)) {
      this.#nominal(next, 'because');
      this.#at++;
      this.#before.link = this.#found.length > 0 ? 'main' : (undefined as never);
    }
  }

  #takePrepositional(item: Item, next: Item, role: PhraseRole | 'passive'): void {
    const isInClause = this.#current !== undefined;
    if (!isInClause && isVerbAlone(this.#items, this.#at, this.#before.subjects.length > 0)) {
      this.#verb(item);
      return;
    }
    this.#at++;
    this.#before.from ??= item.from;
    const current = this.#current;
    const isBehind = current && (!hasVerb(this.#items, this.#at + 1) || (role === 'at' && current.full.endsWith('在')));
    if (isBehind) {
      // '坐在窗边', '交给他'
      addRoles(current, role === 'passive' ? 'agent' : role, next.phrases as number[]);
      current.to = next.to;
    } else {
      this.#before.roles.push({ role, item: next });
      this.#before.isPassive ||= role === 'passive';
    }
  }

  #verb(item: Item): void {
    const token = item.token as NonNullable<Item['token']>;
    if (isOnlyLink(this.#items, this.#at)) {
      this.#isPurpose = token.text !== '是' && this.#current !== undefined;
      return;
    }
    if (isHow(token.text) && isVerbNext(this.#items, this.#at + 1)) {
      this.#before.manner.push(token.text);
      this.#before.from ??= item.from;
      return;
    }
    const denied = deniedVerb(token.base);
    if (denied) {
      Object.assign(this.#before, { isNegated: true, mood: 'can' });
      this.#begin(item, denied, token.base);
      return;
    }
    const { full, predicate, to, count } = wholeVerb(this.#items, this.#at);
    this.#at += count - 1;
    this.#begin({ ...item, to }, predicate, full);
  }

  #begin(item: Item, predicate: string, full: string): void {
    const before = this.#before;
    const clause = emptyClause(predicate, full, Math.min(before.from ?? item.from, item.from), item.to);
    Object.assign(clause, toldBefore(before));
    this.#connect(clause);
    for (const { role, item: noun } of before.roles) {
      addRoles(clause, role === 'passive' ? 'agent' : role, noun.phrases as number[]);
    }
    placeSubjects(clause, before.subjects, this.#draft, !/在$/.test(full) && isObjectNext(this.#items, this.#at + 1));
    this.#addActorBefore(clause);
    this.#shared = [];
    this.#found.push(clause);
    this.#before = nothingBefore();
    this.#current = clause;
    this.#objects = [];
  }

  /** Whoever acts in what stands before in the piece acts here too. */
  #addActorBefore(clause: DraftClause): void {
    const before = this.#before;
    if (before.subjects.length === 0 && !before.isPassive && clause.roles.every(({ role }) => role !== 'agent')) {
      addRoles(clause, 'agent', this.#shared);
    }
    if (this.#found.length > 0 && isForPurpose(before, clause)) {
      addRoles(clause, 'agent', this.#asked);
      this.#asked = [];
    }
  }

  /** How a new clause hangs on the one before it in the piece. */
  #connect(clause: DraftClause): void {
    const last = this.#current;
    const { link, subjects, isPassive } = this.#before;
    if (link) {
      linkBy(clause, link);
    }
    const open = this.#found.at(-1);
    if (last) {
      const hasOwnSubject = subjects.length > 0 || isPassive;
      const object = this.#objects.at(-1);
      const isSelf = phraseOf(object, this.#draft)?.pronoun === 'self';
      linkVerbs({
        clause,
        last,
        object,
        hasOwnSubject,
        isPurpose: this.#isPurpose,
        isLinked: link !== undefined,
        isSelf,
      });
      this.#isPurpose = false;
    } else if (!link && open && !this.#found.some(({ isWaiting }) => isWaiting)) {
      Object.assign(clause, { kind: 'and', on: open });
    }
  }
}
