import type { EnglishScan, ScanRule } from './english-scan.ts';
import { ARTICLES, PASSIVE, PREPOSITIONS, RELATIVES, VAGUE } from './word-classes.ts';
import { NUMBER_WORDS, verbBases } from './word-forms.ts';

/** 'who', 'because', 'while': a clause begins. */
const openClause: ScanRule = (scan) => {
  const { term, next } = scan;
  const pointsAtNoun = term.lower === 'that' && next?.tags.has('Noun') && !next.tags.has('Verb') && scan.seenVerb;
  if (!RELATIVES.has(term.lower) || scan.nouns.length === 0 || pointsAtNoun) {
    return false;
  }
  scan.inClause = true;
  scan.verbsOfClause = 0;
  scan.drop();
  return true;
};

/**
 * A second finite verb after a clause takes up the sentence again. It reads the term, and leaves it to the rules that
 * follow.
 */
const closeClause: ScanRule = (scan) => {
  const { term, previous } = scan;
  const finite = term.tags.has('Copula') || (term.tags.has('PresentTense') && !term.tags.has('Infinitive'));
  const joined = ['and', 'or', 'to', 'but'].includes(previous?.lower ?? '') || ARTICLES.has(previous?.lower ?? '');
  if (scan.inClause && scan.verbsOfClause > 0 && !joined && finite) {
    scan.inClause = false;
  }
  if (scan.inClause && term.tags.has('Copula')) {
    scan.verbsOfClause++;
  }
  return false;
};

/** 'a girl with a kite': who acts is not the kite. */
const standBeside: ScanRule = (scan) => {
  if (scan.term.lower !== 'with' || scan.seenVerb) {
    return false;
  }
  scan.besideNext = true;
  scan.drop();
  return true;
};

const openNounPhrase: ScanRule = (scan) => {
  if (!ARTICLES.has(scan.term.lower)) {
    return false;
  }
  scan.drop();
  return true;
};

const countNoun: ScanRule = (scan) => {
  const { lower } = scan.term;
  if (!NUMBER_WORDS[lower] && !/^\d{1,3}$/.test(lower)) {
    return false;
  }
  scan.count = NUMBER_WORDS[lower] ?? Number(lower);
  return true;
};

/** 'falls in love': no place. */
const passInLove: ScanRule = (scan) => {
  if (scan.term.lower !== 'in' || scan.next?.lower !== 'love') {
    return false;
  }
  scan.at++;
  scan.drop();
  return true;
};

/** 'travels to Alaska': a place that one sets out for. */
const setOut: ScanRule = (scan) => {
  const { term, next } = scan;
  if (term.lower !== 'to' || !next) {
    return false;
  }
  const names = ARTICLES.has(next.lower) || next.tags.has('ProperNoun') || scan.means(scan.at + 1, 'place');
  if (!names || verbBases(next.lower).some((form) => scan.frames.has(form))) {
    return false;
  }
  scan.towardsNext = true;
  scan.drop();
  return true;
};

const setPlace: ScanRule = (scan) => {
  const { term, previous } = scan;
  if (!PREPOSITIONS.has(term.lower)) {
    return false;
  }
  scan.preposition = term.lower;
  scan.byAgent =
    term.lower === 'by' && (/(?:ed|en|t|wn|ld|ne|ught)$/.test(previous?.lower ?? '') || PASSIVE.test(scan.body));
  scan.drop();
  return true;
};

/** 'the way home' names no house. */
const passHome: ScanRule = (scan) => {
  if (scan.term.lower !== 'home' || scan.preposition !== undefined || ARTICLES.has(scan.previous?.lower ?? '')) {
    return false;
  }
  scan.drop();
  return true;
};

/** 'keeps time', 'tells the time', 'runs out of time', 'on time': time is nobody here. */
const passTime: ScanRule = (scan) => {
  if (scan.term.lower !== 'time') {
    return false;
  }
  const before = scan.terms
    .slice(0, scan.at)
    .filter(({ lower }) => lower !== 'the')
    .slice(-2)
    .map(({ lower }) => lower);
  if (
    !/^(?:(?:keep|tell|pass|waste|save|take|spend|lose)s?|passes|on|in)$/.test(before.at(-1) ?? '') &&
    before.join(' ') !== 'out of'
  ) {
    return false;
  }
  scan.preposition = undefined;
  scan.drop();
  return true;
};

/** 'somebody', 'nothing'. */
const passVague: ScanRule = (scan) => {
  if (!VAGUE.test(scan.term.lower)) {
    return false;
  }
  scan.preposition = undefined;
  scan.drop();
  return true;
};

/** The words that say how the nouns and verbs around them belong together, in the order in which they are tried. */
export const CLAUSE_RULES: readonly ((scan: EnglishScan) => boolean)[] = [
  openClause,
  closeClause,
  standBeside,
  openNounPhrase,
  countNoun,
  passInLove,
  setOut,
  setPlace,
  passHome,
  passTime,
  passVague,
];
