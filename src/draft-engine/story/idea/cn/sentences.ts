import { leftOver } from './before-verb.ts';
import { meanwhile } from './clause-of-piece.ts';
import { readClauses } from './clauses.ts';
import { addRoles, type Draft, type DraftClause, hasRole } from './drafts.ts';
import { settleSentence } from './main-clause.ts';
import type { Item } from './phrases.ts';
import { isGoing, isIntransitive, isMoving, isState } from './verb-kinds.ts';
import { familiesOf, isSomebody } from './vocabulary.ts';

/** Reads all sentences: the pieces between commas, and how their clauses hang together. */
export function readSentences(items: readonly Item[], draft: Draft): void {
  for (const sentence of split(items, (tag) => tag === 'stop')) {
    new SentenceReader(draft).read(split(sentence, (tag) => tag === 'comma' || tag === 'told' || tag === 'quote'));
  }
}

function split(items: readonly Item[], isEdge: (tag: string) => boolean): Item[][] {
  const found: Item[][] = [[]];
  for (const item of items) {
    if (item.token && isEdge(item.token.tag)) {
      found.push([]);
    } else {
      found.at(-1)?.push(item);
    }
  }
  return found.filter((piece) => piece.length > 0);
}

class SentenceReader {
  /** The clause that others hang on. */
  #anchor: DraftClause | undefined;
  #waiting: DraftClause[] = [];
  #subjects: Item[] = [];
  #places: Item[] = [];
  #lastNouns: DraftClause['roles'] = [];
  #topic: { phrases: number[]; isPatient: boolean } | undefined;

  readonly #draft: Draft;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  read(pieces: readonly Item[][]): void {
    const first = this.#draft.clauses.length;
    for (const piece of pieces) {
      const clauses = readClauses(piece, this.#draft, this.#subjects);
      meanwhile(this.#draft.clauses.slice(first));
      if (clauses.length === 0) {
        this.#keep(piece);
      } else {
        this.#takeLeft(clauses);
        clauses.forEach((clause) => {
          this.#keepTopic(clause);
          this.#hang(clause);
        });
        this.#lastNouns = clauses.at(-1)?.roles ?? [];
      }
    }
    for (const clause of this.#waiting) {
      if (this.#anchor) {
        clause.on = this.#anchor;
        if (clause.kind === 'before' && clause.from > this.#anchor.from) {
          // 直到 behind the deed
          clause.kind = 'after';
        }
      } else {
        clause.kind = 'main';
      }
    }
    settleSentence(this.#draft.clauses.slice(first), this.#draft);
  }

  /** A piece without a verb: its nouns wait for the next, or name those of the clause before. */
  #keep(piece: readonly Item[]): void {
    const { subjects, places } = leftOver(piece);
    const isNaming =
      this.#anchor &&
      this.#subjects.length === 0 &&
      subjects.length === 1 &&
      piece.length === 1 &&
      isNamesOnly(subjects, this.#draft);
    const last = this.#lastNouns.at(-1);
    if (isNaming && this.#anchor && last) {
      addRoles(this.#anchor, last.role, subjects[0]?.phrases as number[]);
      return;
    }
    this.#subjects.push(...subjects);
    this.#places.push(...places);
  }

  /** Nouns of a piece without a verb are the subject of the next, or its place. */
  #takeLeft(clauses: readonly DraftClause[]): void {
    const isAside = (clause: DraftClause): boolean =>
      clause.isWaiting === true &&
      (clause.kind === 'so_that' || (clause.kind === 'because' && hasRole(clause, 'agent')));
    if (this.#subjects.length > 0 && clauses.every(isAside)) {
      // '他，为了让村子有水，卖掉名字', '他，因为山贼来了，拔出刀': he acts in what follows.
      return;
    }
    const target = clauses.find(({ kind }) => kind === 'main' || kind === 'and') ?? clauses[0];
    if (target && this.#subjects.length > 0) {
      this.#takeSubjects(target);
    }
    if (target && this.#places.length > 0) {
      const isHost = target.kind === 'main' && !target.isPassive && !hasRole(target, 'agent') && this.#isActing();
      const places = this.#places.flatMap(({ phrases }) => phrases ?? []);
      addRoles(target, isHost ? 'agent' : 'at', places);
      this.#places = [];
    }
  }

  /** '宇宙尽头的咖啡馆，每天接待一位客人': the place acts. */
  #isActing(): boolean {
    return this.#topic === undefined && this.#places.every(({ loc }) => loc === undefined);
  }

  #takeSubjects(target: DraftClause): void {
    const role = target.isPassive ? 'patient' : 'agent';
    const isFree = !hasRole(target, role) && target.kind !== 'content';
    if (isFree || (hasRole(target, role) && isNamesOnly(this.#subjects, this.#draft))) {
      const nouns = this.#subjects.flatMap(({ phrases }) => phrases ?? []);
      addRoles(target, role, nouns);
    }
    this.#subjects = [];
  }

  #hang(clause: DraftClause): void {
    if (clause.on || clause.kind === 'relative') {
      this.#promote(clause);
      return;
    }
    if (clause.isWaiting) {
      this.#waiting.push(clause);
      return;
    }
    if (this.#anchor) {
      clause.on = this.#anchor;
      if (clause.kind === 'main') {
        clause.kind = 'and';
      }
      this.#promote(clause);
      if (this.#anchor.kind !== 'main' && this.#anchor.kind !== 'and' && this.#anchor.kind !== 'but') {
        clause.kind = 'main';
        delete clause.on;
      }
    } else {
      clause.kind = 'main';
    }
    for (const waiting of this.#waiting) {
      waiting.on = clause;
      if (
        !clause.isExistential &&
        !waiting.isPassive &&
        !hasRole(waiting, 'agent') &&
        !/[雨雪雷风]$|^(?:日|天)/.test(waiting.predicate)
      ) {
        addRoles(
          waiting,
          'agent',
          clause.roles
            .filter(
              ({ role, phrase }) =>
                (clause.isPassive ? role === 'patient' : role === 'agent') &&
                waiting.roles.every((one) => one.phrase !== phrase),
            )
            .map(({ phrase }) => phrase),
        );
      }
    }
    this.#waiting = [];
    this.#anchor = clause;
  }

  /** Light, weather and lamps before somebody who acts. */
  #isScenery(first: DraftClause, clause: DraftClause): boolean {
    const headsOf = (one: DraftClause): string[] =>
      one.roles.filter(({ role }) => role === 'agent').map(({ phrase }) => this.#draft.phrases[phrase]?.head ?? '');
    const scenery = headsOf(first);
    return (
      scenery.length > 0 &&
      scenery.every(
        (head) =>
          head !== '' &&
          (familiesOf(head).has('element') ||
            (familiesOf(head).has('place') && !isMoving(first.predicate)) ||
            (familiesOf(head).has('thing') && isIntransitive(first.predicate))),
      ) &&
      headsOf(clause).some((head) => isSomebody(head))
    );
  }

  /** Who was acted upon goes on as the subject of what follows: '他被赶走，回到故乡', and 'she …, is chased'. */
  #keepTopic(clause: DraftClause): void {
    const own = clause.isPassive ? 'patient' : 'agent';
    const said = clause.roles.filter(({ role }) => role === own).map(({ phrase }) => phrase);
    if (said.length > 0) {
      this.#topic = clause.kind === 'content' ? this.#topic : { phrases: said, isPatient: clause.isPassive ?? false };
    } else if (this.#topic && clause.kind !== 'relative' && (clause.isPassive || this.#topic.isPatient)) {
      addRoles(clause, own, this.#topic.phrases);
    }
  }

  /** Where only a state was told so far, the first deed is the main thing. */
  #promote(clause: DraftClause): void {
    const first = this.#anchor;
    if (clause.kind !== 'and' || !first || first === clause || first.kind !== 'main' || isState(clause.predicate)) {
      return;
    }
    if (isState(first.predicate)) {
      clause.kind = 'main';
      delete clause.on;
      this.#anchor = clause;
    } else if ((isGoing(first.full) && !isGoing(clause.full)) || this.#isScenery(first, clause)) {
      clause.kind = 'main';
      delete clause.on;
      Object.assign(first, { kind: isGoing(first.full) ? 'before' : 'when', on: clause });
      this.#anchor = clause;
    }
  }
}

const isNamesOnly = (subjects: readonly Item[], draft: Draft): boolean =>
  subjects.every(({ phrases }) =>
    phrases?.every((index) => draft.phrases[index]?.name !== undefined && draft.phrases[index]?.head === ''),
  );
