/** What the words around one say of its part of speech. */
export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'participle' | 'unknown';

const words = (list: string): Set<string> => new Set(list.split(' '));

const DETERMINERS = words(
  'a an the my your his her its our their this that these those some any no every each another one two three four five six seven eight nine ten many several few all both what which',
);
const OBJECT_AFTER = words(
  'a an the my your his her its our their this that these those some every another me him them us it you everything everyone something nothing',
);
const VERB_BEFORE = words(
  "to will would can could shall should may might must do does did don't doesn't didn't won't can't cannot couldn't wouldn't shouldn't let's please not never always i we they who he she i'll we'll you'll they'll he'll she'll you also often sometimes usually just",
);
const PREPOSITIONS = words(
  'of in on with for by at from into without under over through against about between like as',
);
const BE = words(
  "is are was were be been being am it's he's she's they're we're you're i'm feels feel seems seem looks look becomes became stays stay keeps keep gets get",
);
const HAVE = words("has have had having i've you've we've they've he'd she'd");
const PLURALS = words('people children men women they others police mice kids');
const ADJECTIVES = words(
  'old new long short happy sad good bad big small little great last first next own other same whole real true strange secret dark bright cold warm red white black gold golden live perfect final past young',
);
const ADVERBS = words(
  'alone together here there away again now forever apart inside outside far near still in on with under by beside at before after behind across out up down off onto along past around low',
);

/** The words before and after one, in small letters, nearest first; '' past the ends of its phrase. */
export interface Neighbours {
  before: [string, string];
  after: [string, string];
}

/** What is sure by the word before; the first row that fits decides. */
const BY_WORD_BEFORE: [fits: (previous: string, earlier: string) => boolean, part: PartOfSpeech][] = [
  [(previous) => DETERMINERS.has(previous) || /'s$|s'$/.test(previous), 'noun'],
  [(previous, earlier) => HAVE.has(previous) || (HAVE.has(earlier) && BETWEEN_PARTS.test(previous)), 'participle'],
  [(previous) => VERB_BEFORE.has(previous), 'verb'],
  [(previous) => BE.has(previous) || DEGREE.test(previous), 'adjective'],
  [(previous) => PREPOSITIONS.has(previous) || ADJECTIVES.has(previous) || ADJECTIVE_ENDING.test(previous), 'noun'],
];
/** What stands between `have` and its participle. */
const BETWEEN_PARTS = /^(?:not|never|just|already|always|ever|you|he|she|they|we|i)$/;
const DEGREE = /^(?:very|so|too|more|most|quite)$/;
const ADJECTIVE_ENDING = /(?:ful|ous|ive|less|ish|ible|able)$/;

/** The part of speech of a word that can be a noun or a verb, by its neighbours. */
export function partOfSpeech(word: string, { before: [previous, earlier], after }: Neighbours): PartOfSpeech {
  const sure = BY_WORD_BEFORE.find(([fits]) => fits(previous, earlier))?.[1];
  return (
    sure ?? (isVerbBeforeItsObject(previous, after) || isVerbOfSubject(word, previous, after) ? 'verb' : 'unknown')
  );
}

function isVerbBeforeItsObject(previous: string, [next, later]: [string, string]): boolean {
  return OBJECT_AFTER.has(next) || (previous === 'and' && OBJECT_AFTER.has(later));
}

/** After a noun that may be its subject, with nothing after it that a noun would have. */
function isVerbOfSubject(word: string, previous: string, [next]: [string, string]): boolean {
  if (previous === '' || previous === 'and' || next === 'of') {
    return false;
  }
  const isPlural = PLURALS.has(previous) || /[^su]s$/.test(previous);
  const isThirdPerson = /[^s]s$/.test(word);
  const goesOn = next === '' || next === 'to' || next.endsWith('ly') || ADVERBS.has(next) || PREPOSITIONS.has(next);
  return goesOn && isPlural !== isThirdPerson;
}
