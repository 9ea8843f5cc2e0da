import type { FrameId } from '../../frames/frames.ts';
import { readingIndex } from '../more-words.ts';
import { areJoined, isBareVerb, isSeveral } from './bare-verb.ts';
import type { EnglishScan, ScanRule } from './english-scan.ts';
import { meansSome } from './known-run.ts';
import { phraseFrame } from './phrases.ts';
import type { Term } from './tagged-terms.ts';
import { AFTER_VERB, ARTICLES, PREPOSITIONS, RELATIVES, SLIGHT_VERBS } from './word-classes.ts';
import { verbBases } from './word-forms.ts';

const LONGEST_PHRASE = 6;
const TRANSPORT = /^(train|bus|boat|flight|plane|ferry|ship)$/;

const isAuxiliary = (term: Term): boolean => term.tags.has('Auxiliary');

/** Several of a kind do it: 'firefighters rescue'. */
function doneBySeveral(scan: EnglishScan): boolean {
  const { previous } = scan;
  if (scan.seenVerb || scan.inClause || scan.nouns.length === 0) {
    return false;
  }
  return isBareVerb(
    scan.terms,
    scan.at,
    areJoined(scan.terms.slice(0, scan.at)) || (previous !== undefined && isSeveral(previous)),
  );
}

/** The tagger calls it a verb, and nothing around it says otherwise. */
function taggedAsVerb(scan: EnglishScan, base: string | undefined): boolean {
  const { term, previous, run } = scan;
  const opening = scan.at === 0 && /ing$/.test(term.lower) && base !== undefined && scan.terms.length > 1;
  if (opening) {
    return true;
  }
  const asked = scan.at < 3 && /^(?:do|does|did|can|will)$/.test(previous?.lower ?? '');
  const insideNounPhrase = scan.afterArticle && (scan.beforeNoun || run !== undefined);
  return (
    term.tags.has('Verb') &&
    !scan.describes &&
    !asked &&
    !insideNounPhrase &&
    !isAuxiliary(term) &&
    !term.tags.has('Copula') &&
    !(base === undefined && meansSome(run, 'weather'))
  );
}

/** The tagger may miss it, but where it stands makes it one: 'who paints', 'to paint', 'a fisherman waits for'. */
function placedAsVerb(scan: EnglishScan, base: string | undefined): boolean {
  const { term, next, previous } = scan;
  if (base === undefined) {
    return false;
  }
  if (previous?.lower === 'to') {
    return true;
  }
  if (!/s$/.test(term.lower)) {
    return false;
  }
  if (scan.inClause && scan.verbsOfClause === 0 && RELATIVES.has(previous?.lower ?? '')) {
    return true;
  }
  return (
    scan.nouns.length === 1 &&
    !scan.seenVerb &&
    !scan.afterArticle &&
    next !== undefined &&
    (ARTICLES.has(next.lower) || AFTER_VERB.test(next.lower))
  );
}

/** The frame of a known verb by what follows it; undefined where it tells nothing. */
function frameByCompany(
  scan: EnglishScan,
  known: string,
  frame: FrameId | undefined,
  inPhrase: boolean,
): FrameId | undefined {
  const { terms, at, next } = scan;
  const { concepts } = readingIndex('en');
  const later = terms.slice(at + 1);
  const namesSome = (words: readonly Term[], ...families: readonly string[]): boolean =>
    words.some((word) => meansSome({ concepts: concepts.get(word.lower) ?? [] }, ...families));
  switch (known) {
    case 'fall':
      return next?.lower === 'in' && !inPhrase ? 'fall_in_love' : frame;
    case 'meet':
      return inPhrase ? frame : 'befriend';
    // 'runs a small bakery'
    case 'run':
      return !scan.inClause &&
        ARTICLES.has(next?.lower ?? '') &&
        [2, 3, 4, 5].some((step) => terms[at + step] && scan.means(at + step, 'place'))
        ? 'open_shop'
        : frame;
    case 'enter':
      return namesSome(later, 'place') ? frame : 'join';
    // A missed train is no memory, and what stops by itself defends nothing.
    case 'miss':
      return later.slice(0, 3).some((word) => TRANSPORT.test(word.lower)) ? undefined : frame;
    case 'stop':
      return !next || PREPOSITIONS.has(next.lower) ? undefined : frame;
    case 'open':
      return namesSome(terms.slice(at), 'place', 'thing') ? frame : 'reveal';
    default:
      return frame;
  }
}

/** The base form that an unknown verb most likely has. */
function guessBase(verb: string): string {
  if (/(ches|shes|sses|xes)$/.test(verb)) {
    return verb.slice(0, -2);
  }
  if (/ies$/.test(verb)) {
    return `${verb.slice(0, -3)}y`;
  }
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** What is done: by the frames of the lexicon, by phrases ('gives up'), or, unknown, as something that is wanted. */
export const readVerb: ScanRule = (scan) => {
  const { term, next, previous, base, run, terms, at } = scan;
  const bySeveral = doneBySeveral(scan);
  if (!bySeveral && (run?.length ?? 1) > 1) {
    return false;
  }
  if (!bySeveral && !taggedAsVerb(scan, base) && !placedAsVerb(scan, base)) {
    return false;
  }

  const phrase = phraseFrame(
    term.lower,
    terms.slice(at + 1, at + 1 + LONGEST_PHRASE).map((each) => each.lower),
    scan.frames,
    scan.phrases,
  );
  const bases = verbBases(term.lower);
  const known = phrase?.base ?? base ?? (bases.includes('fall') ? 'fall' : (bases[0] as string));
  const frame = frameByCompany(
    scan,
    known,
    phrase?.frame ?? (base ? scan.frames.get(base) : undefined),
    phrase !== undefined,
  );
  // 'a boy raised by wolves': done to him before the story begins.
  const before =
    next?.lower === 'by' &&
    !scan.seenVerb &&
    scan.nouns.length > 0 &&
    !previous?.tags.has('Copula') &&
    !(previous && isAuxiliary(previous));
  const unknown = !base || known === 'miss' || known === 'stop';
  if (frame) {
    scan.addVerb(frame, known, scan.inClause || before);
  } else if (
    unknown &&
    term.tags.has('Verb') &&
    !scan.inClause &&
    !SLIGHT_VERBS.has(term.lower) &&
    !/(ed|ing)$/.test(term.lower)
  ) {
    scan.addVerb('want', guessBase(term.lower), false);
  }

  if (scan.inClause && !isAuxiliary(term)) {
    scan.verbsOfClause++;
  }
  if (!scan.inClause && !before) {
    scan.seenVerb = true;
  }
  scan.preposition = undefined;
  scan.drop();
  if (phrase) {
    scan.at += wordsToldBy(phrase);
  }
  return true;
};

/** The words of a phrase are told by it, save those that name something to see. */
function wordsToldBy(phrase: { length: number; words: readonly string[] }): number {
  const { concepts } = readingIndex('en');
  if (!phrase.words.some((word) => concepts.has(word))) {
    return phrase.length;
  }
  return PREPOSITIONS.has(phrase.words[0] ?? '') ? 1 : 0;
}
