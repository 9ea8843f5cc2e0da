import type { ConceptId } from '../../concepts/concept.ts';
import { isBareVerb, isSeveral } from './bare-verb.ts';
import type { EnglishScan, ScanRule } from './english-scan.ts';
import { closesCompound, guessConcepts, knownRun, meansSome, nameable, type KnownRun } from './known-run.ts';
import { ends, isOwner, withoutOwner, type Term } from './tagged-terms.ts';
import { AFTER_VERB, ARTICLES, EMPTY_NOUNS, PREPOSITIONS, RELATIVES } from './word-classes.ts';
import { singularOf, verbBases } from './word-forms.ts';

const LONGEST_WORD = 32;
const LONGEST_NAME = 24;
const startsBig = (term: Term): boolean => /^\p{Lu}/u.test(term.text);
const isNoun = (term: Term): boolean => term.tags.has('Noun') && !term.tags.has('Pronoun');
const isPlural = (term: Term): boolean => singularOf(term.lower) !== term.lower;

/** 'a fisherman waits for', 'a boy dreams of', 'a fox opens a': the word behind a noun is what it does. */
function actsBehind(scan: EnglishScan, at: number): boolean {
  const term = scan.terms[at] as Term,
    next = scan.terms[at + 1]?.lower ?? '';
  if (!/s$/.test(term.lower) || !verbBases(term.lower).some((form) => scan.frames.has(form))) {
    return false;
  }
  return (
    AFTER_VERB.test(next) || ARTICLES.has(next) || (/^dreams?$/.test(term.lower) && /^(of|about|that)$/.test(next))
  );
}

/** Whether the word behind a known run closes a compound with it: 'basement door', 'the boy's hat'. */
function joinsNext(scan: EnglishScan, run: KnownRun): boolean {
  const { terms, at, previous } = scan;
  const end = at + run.length;
  const last = terms[end - 1] as Term,
    after = terms[end];
  if (!after || /[,.;:!?]/.test(last.after) || after.tags.has('ProperNoun')) {
    return false;
  }
  const closing = end === terms.length - 1;
  // 'A lighthouse burns.'
  if (closing && /[^s]s$/.test(after.lower) && !knownRun(terms, end)) {
    return false;
  }
  // 'Why do leaves change colour?'
  if ((scan.frames.has(after.lower) || closing) && /^(?:do|does|did)$/.test(previous?.lower ?? '')) {
    return false;
  }
  if (!scan.seenVerb && !scan.inClause && isBareVerb(terms, end, isSeveral(last))) {
    return false;
  }
  if (RELATIVES.has(after.lower) || PREPOSITIONS.has(after.lower) || EMPTY_NOUNS.has(after.lower)) {
    return false;
  }
  const nounBehind = isNoun(after) && !after.tags.has('Verb') && !ARTICLES.has(after.lower);
  return (nounBehind || closesCompound(terms, end)) && !actsBehind(scan, end);
}

/** What a compound means: its head; where that is unknown, what it may be, or what it is made of. */
function conceptsOfCompound(run: KnownRun, last: Term, after: Term, head: KnownRun | undefined): readonly ConceptId[] {
  if (head) {
    return head.concepts.filter((concept) => !concept.startsWith('quality'));
  }
  const guessed = guessConcepts(after, false);
  if (guessed.length > 0) {
    return guessed;
  }
  return isOwner(last.lower) ? [] : run.concepts;
}

function addCompound(scan: EnglishScan, run: KnownRun): void {
  const { terms, at } = scan;
  const end = at + run.length;
  const last = terms[end - 1] as Term,
    after = terms[end] as Term;
  const head = knownRun(terms, end);
  const length = head?.length ?? 1;
  const lowers = (from: number, to: number): string[] => terms.slice(from, to).map((term) => term.lower);
  scan.add({
    concepts: conceptsOfCompound(run, last, after, head),
    word: [...lowers(at, end), singularOf(lowers(end, end + length).join(' '))].join(' '),
    plural: isPlural(after),
  });
  // Whose it is may act as well: 'the boy's hat'.
  if (isOwner(last.lower) && meansSome(run, 'person', 'animal', 'robot')) {
    scan.addAside({ concepts: run.concepts, word: run.word, plural: run.plural, role: 'object', owner: true });
  }
  // 'the basement door' is in the basement.
  const within = run.concepts.find((concept) => concept.startsWith('place.'));
  if (within && !meansSome(run, 'thing') && meansSome(head, 'thing')) {
    scan.addAside({ concepts: [within], word: run.word, plural: false, role: 'place' });
  }
  scan.at = end + length - 1;
}

/** What the lexicon knows, alone or as the first half of a compound. */
export const readKnownNoun: ScanRule = (scan) => {
  const { run, terms, at, term, next } = scan;
  if (!run) {
    return false;
  }
  if (joinsNext(scan, run)) {
    addCompound(scan, run);
    return true;
  }
  const concepts = nameable(run.concepts);
  scan.at += run.length - 1;
  // 'on Mars': a place of the lexicon that is a name.
  if (at > 0 && startsBig(term) && concepts.length > 0 && concepts.every((concept) => concept.startsWith('place.'))) {
    scan.add({
      concepts,
      word: run.word,
      plural: run.plural,
      name: terms
        .slice(at, at + run.length)
        .map((each) => each.text)
        .join(' '),
    });
    return true;
  }
  // 'Grandma Rose'
  const named = next?.tags.has('ProperNoun') === true && startsBig(next) && run.length === 1;
  scan.add({ concepts, word: run.word, plural: run.plural, ...(named ? { name: withoutOwner(next.text) } : {}) });
  if (named) {
    scan.at++;
  }
  return true;
};

/** 'a dog named Pip'. */
export const nameLastNoun: ScanRule = (scan) => {
  const { term, next } = scan;
  if ((term.lower !== 'named' && term.lower !== 'called') || !next) {
    return false;
  }
  const last = scan.nouns.at(-1);
  if (last) {
    last.name = withoutOwner(next.text).slice(0, LONGEST_NAME);
    scan.at++;
  }
  return true;
};

/** A name, by how it is written and by where it stands. */
function isName(scan: EnglishScan, words: readonly Term[], head: Term): boolean {
  if (!startsBig(head)) {
    return false;
  }
  const opens = scan.at <= words.length - 1;
  return (
    !opens ||
    head.tags.has('Person') ||
    head.tags.has('ProperNoun') ||
    (words.length === 1 && !isPlural(head) && scan.next?.tags.has('Verb') === true)
  );
}

/** A noun that the lexicon does not know: a name, or something of which only the ending speaks. */
export const readUnknownNoun: ScanRule = (scan) => {
  if (!isNoun(scan.term) || EMPTY_NOUNS.has(scan.term.lower) || !/\p{L}{2}/u.test(scan.term.lower)) {
    return false;
  }
  const words = [scan.term];
  while (
    scan.next &&
    isNoun(scan.next) &&
    !ARTICLES.has(scan.next.lower) &&
    !PREPOSITIONS.has(scan.next.lower) &&
    !ends(scan.term) &&
    words.length < 3
  ) {
    scan.at++;
    words.push(scan.term);
  }
  const head = words.at(-1) as Term;
  if (isName(scan, words, head)) {
    const somewhere =
      scan.preposition !== undefined ||
      ['Place', 'Country', 'City'].some((tag) => head.tags.has(tag)) ||
      (scan.seenVerb && !head.tags.has('Person'));
    const name = withoutOwner(words.map((word) => word.text).join(' '));
    scan.add({
      concepts: [somewhere ? 'place.town' : 'person.person'],
      word: name.slice(0, LONGEST_WORD),
      plural: false,
      name: name.slice(0, LONGEST_NAME),
    });
    return true;
  }
  const known = knownRun([head], 0);
  if (known?.concepts.every((concept) => /^(time|weather)/.test(concept))) {
    scan.preposition = undefined;
    scan.drop();
    return true;
  }
  const word = [...words.slice(0, -1).map((each) => each.lower), singularOf(head.lower)].join(' ');
  scan.add({
    concepts: known ? nameable(known.concepts) : guessConcepts(head, scan.nouns.length === 0),
    word: withoutOwner(word).slice(0, LONGEST_WORD),
    plural: isPlural(head),
  });
  return true;
};
