import { partOfSpeech, type Neighbours, type PartOfSpeech } from './part-of-speech.ts';

/** The same letters said in two ways: as a verb, and otherwise. */
const VERB_OR_NOT: Record<string, [verb: string, otherwise: string]> = {
  uses: ['jˈuzᵻz', 'jˈusᵻz'],
  misuse: ['mˌɪsjˈuz', 'mˌɪsjˈus'],
  abuse: ['əbjˈuz', 'əbjˈus'],
  excuse: ['ɪkskjˈuz', 'ɪkskjˈus'],
  excuses: ['ɪkskjˈuzᵻz', 'ɪkskjˈusᵻz'],
  house: ['hˈWz', 'hˈWs'],
  wind: ['wˈInd', 'wˈɪnd'],
  winds: ['wˈIndz', 'wˈɪndz'],
  tear: ['tˈɛɹ', 'tˈɪɹ'],
  tears: ['tˈɛɹz', 'tˈɪɹz'],
  bow: ['bˈW', 'bˈO'],
  bows: ['bˈWz', 'bˈOz'],
  record: ['ɹəkˈɔɹd', 'ɹˈɛkəɹd'],
  records: ['ɹəkˈɔɹdz', 'ɹˈɛkəɹdz'],
  object: ['əbʤˈɛkt', 'ˈɑbʤɛkt'],
  objects: ['əbʤˈɛkts', 'ˈɑbʤɛkts'],
  present: ['pɹəzˈɛnt', 'pɹˈɛzᵊnt'],
  presents: ['pɹəzˈɛnts', 'pɹˈɛzᵊnts'],
  desert: ['dəzˈɜɹt', 'dˈɛzəɹt'],
  deserts: ['dəzˈɜɹts', 'dˈɛzəɹts'],
  rebel: ['ɹəbˈɛl', 'ɹˈɛbᵊl'],
  rebels: ['ɹəbˈɛlz', 'ɹˈɛbᵊlz'],
  produce: ['pɹədˈus', 'pɹˈOdˌus'],
  permit: ['pəɹmˈɪt', 'pˈɜɹmɪt'],
  permits: ['pəɹmˈɪts', 'pˈɜɹmɪts'],
  conduct: ['kəndˈʌkt', 'kˈɑndˌʌkt'],
  contract: ['kəntɹˈækt', 'kˈɑntɹˌækt'],
  project: ['pɹəʤˈɛkt', 'pɹˈɑʤˌɛkt'],
  projects: ['pɹəʤˈɛkts', 'pɹˈɑʤˌɛkts'],
  subject: ['səbʤˈɛkt', 'sˈʌbʤɛkt'],
  suspect: ['səspˈɛkt', 'sˈʌspˌɛkt'],
  suspects: ['səspˈɛkts', 'sˈʌspˌɛkts'],
  insult: ['ɪnsˈʌlt', 'ˈɪnsˌʌlt'],
  insults: ['ɪnsˈʌlts', 'ˈɪnsˌʌlts'],
  perfect: ['pəɹfˈɛkt', 'pˈɜɹfəkt'],
  increase: ['ɪnkɹˈis', 'ˈɪnkɹˌis'],
  decrease: ['dəkɹˈis', 'dˈikɹˌis'],
  separate: ['sˈɛpəɹˌAt', 'sˈɛpəɹət'],
  estimate: ['ˈɛstəmˌAt', 'ˈɛstəmət'],
  graduate: ['ɡɹˈæʤʊˌAt', 'ɡɹˈæʤəwət'],
  duplicate: ['dˈupləkˌAt', 'dˈupləkət'],
  alternate: ['ˈɔltəɹnˌAt', 'ˈɔltəɹnət'],
  deliberate: ['dəlˈɪbəɹˌAt', 'dəlˈɪbəɹət'],
  advocate: ['ˈædvəkˌAt', 'ˈædvəkət'],
  elaborate: ['əlˈæbəɹˌAt', 'əlˈæbəɹət'],
  intimate: ['ˈɪntəmˌAt', 'ˈɪntəmət'],
  attribute: ['ətɹˈɪbjˌut', 'ˈætɹəbjˌut'],
  contest: ['kəntˈɛst', 'kˈɑntˌɛst'],
  convert: ['kənvˈɜɹt', 'kˈɑnvˌɜɹt'],
  digest: ['dIʤˈɛst', 'dˈIʤˌɛst'],
  progress: ['pɹəɡɹˈɛs', 'pɹˈɑɡɹəs'],
  transport: ['tɹænspˈɔɹt', 'tɹˈænspˌɔɹt'],
  conflict: ['kənflˈɪkt', 'kˈɑnflˌɪkt'],
  contrast: ['kəntɹˈæst', 'kˈɑntɹˌæst'],
  escort: ['ɪskˈɔɹt', 'ˈɛskˌɔɹt'],
  extract: ['ɪkstɹˈækt', 'ˈɛkstɹˌækt'],
  torment: ['tɔɹmˈɛnt', 'tˈɔɹmˌɛnt'],
  import: ['ɪmpˈɔɹt', 'ˈɪmpˌɔɹt'],
  discount: ['dˌɪskˈWnt', 'dˈɪskˌWnt'],
};

/** Mostly verbs: only a determiner or a preposition makes nouns of them. */
const NOUN_OR_NOT: Record<string, [noun: string, otherwise: string]> = {
  refuse: ['ɹˈɛfjˌus', 'ɹəfjˈuz'],
  lives: ['lˈIvz', 'lˈɪvz'],
  console: ['kˈɑnsˌOl', 'kənsˈOl'],
  reject: ['ɹˈiʤˌɛkt', 'ɹəʤˈɛkt'],
  exploit: ['ˈɛksplˌYt', 'ɪksplˈYt'],
  incline: ['ˈɪnklˌIn', 'ɪnklˈIn'],
};

/** Sounds, and all that must hold for them. */
interface Sense {
  sounds: string;
  parts?: PartOfSpeech[];
  previous?: RegExp;
  /** The word before the previous one. */
  earlier?: RegExp;
  next?: RegExp;
}

const OBJECT = '(?:the|a|an|my|your|his|her|its|our|their|it|me|him|them|us|up|around)';
const PAST_CUE =
  /\b(?:yesterday|ago|once|then|last (?:night|week|year|summer|time)|when (?:he|she|i|they|we) was|was|were|had|said|came|went|took|saw|\w{2,}ed)\b/;

/** What does not hold when it is invalid; whoever is an invalid is a person. */
const INVALID_THINGS =
  /^(?:tickets?|passports?|visas?|cards?|codes?|passwords?|keys?|numbers?|dates?|address|claims?|arguments?|reasons?|votes?|ballots?|contracts?|will|marriage|licen[cs]es?|moves?|entry|entries|input|data|orders?|papers?|documents?|certificates?|results?|tests?|request|name)$/;

/** The first sense that fits; the last has no condition. */
const SENSES: Record<string, Sense[]> = {
  close: [
    { sounds: 'klˈOs', next: /^(?:to|by|enough|friends?|together|behind|range|call)$/ },
    { sounds: 'klˈOz', parts: ['verb'] },
    { sounds: 'klˈOs' },
  ],
  live: [
    { sounds: 'lˈɪv', next: /^the$/ },
    { sounds: 'lˈIv', parts: ['noun', 'adjective'] },
    { sounds: 'lˈIv', next: /^(?:music|shows?|concerts?|audience|wires?|broadcast|television|tv)$/ },
    { sounds: 'lˈIv', previous: /^$/, next: /^from$/ },
    { sounds: 'lˈɪv' },
  ],
  content: [{ sounds: 'kəntˈɛnt', parts: ['verb', 'adjective'] }, { sounds: 'kˈɑntɛnt' }],
  contents: [{ sounds: 'kˈɑntɛnts' }],
  use: [
    { sounds: 'jˈuz', parts: ['verb'] },
    { sounds: 'jˈuz', previous: /^$/, next: /^(?!of$|is$|was$|by$|in$|and$|$)/ },
    { sounds: 'jˈus' },
  ],
  used: [{ sounds: 'jˈust', next: /^to$/ }, { sounds: 'jˈuzd' }],
  lead: [
    { sounds: 'lˈɛd', previous: /^(?:of|molten|melted|liquid|like)$/ },
    {
      sounds: 'lˈɛd',
      next: /^(?:pipes?|bullets?|paint|weights?|box|mines?|miners?|mining|ore|shot|pencils?|poisoning|sheets?|lined|balls?|coins?|coffin|soldiers?)$/,
    },
    { sounds: 'lˈid' },
  ],
  does: [
    {
      sounds: 'dˈOz',
      previous: /^(?:the|two|three|four|five|some|many|young|several|these|those|bucks|and)$/,
      next: /^(?!not|it|he|she|the|this|that)/,
    },
  ],
  wound: [
    { sounds: 'wˈWnd', next: new RegExp(`^${OBJECT}$`) },
    { sounds: 'wˈWnd', next: /^(?:through|back|along|down|between)$/ },
    { sounds: 'wˈund' },
  ],
  dove: [
    { sounds: 'dˈOv', next: /^(?:into|in|under|down|off|deep|toward|towards|head|for|headfirst|from)$/ },
    { sounds: 'dˈʌv' },
  ],
  minute: [
    { sounds: 'mInˈut', previous: /^(?:very|so|such|most)$/ },
    { sounds: 'mInˈut', next: /^(?:details?|particles?|cracks?)$/ },
    { sounds: 'mˈɪnət' },
  ],
  bass: [
    { sounds: 'bˈæs', previous: /^(?:sea|striped|largemouth|smallmouth)$/ },
    {
      sounds: 'bˈæs',
      earlier: /^(?:caught|catch(?:es)?|fish(?:ed|es)?|hook(?:ed|s)?|ate|eats?|cook(?:ed|s)?|fried|grilled|landed)$/,
    },
    { sounds: 'bˈæs', previous: /^(?:caught|catch|ate|eat|fried|grilled|baked)$/ },
    { sounds: 'bˈæs', previous: /^(?:a|the|sea|caught|big|striped)$/, next: /^(?:swims?|bites?|fish|fishing|fisher)/ },
    { sounds: 'bˈAs' },
  ],
  sow: [{ sounds: 'sˈW', parts: ['noun'], previous: /^(?:a|the|old|fat|her|his)$/ }, { sounds: 'sˈO' }],
  invalid: [
    { sounds: 'ɪnvˈæləd', next: INVALID_THINGS },
    { sounds: 'ˈɪnvələd', previous: /^(?:the|an|old|poor|young|sick|her|his|my|their)$/ },
    { sounds: 'ɪnvˈæləd' },
  ],
  learned: [{ sounds: 'lˈɜɹnɪd', previous: /^(?:a|the|very|most)$/ }, { sounds: 'lˈɜɹnd' }],
  aged: [{ sounds: 'ˈAʤɪd', previous: /^(?:a|an|the|his|her|their|my)$/ }, { sounds: 'ˈAʤd' }],
  blessed: [{ sounds: 'blˈɛsɪd', previous: /^(?:a|the|this|that)$/ }, { sounds: 'blˈɛst' }],
};

type ByRule = (neighbours: Neighbours, isName: boolean, wholeText: () => string) => string;

/** Words that need more than their neighbours. */
const BY_RULE: ReadonlyMap<string, ByRule> = new Map<string, ByRule>([
  ['read', (neighbours, _, wholeText) => (isPastRead(neighbours, wholeText) ? 'ɹˈɛd' : 'ɹˈid')],
  ['polish', (neighbours, isName) => (isName && partOfSpeech('polish', neighbours) !== 'verb' ? 'pˈOlɪʃ' : 'pˈɑlɪʃ')],
]);

/** The sounds of a word that is said in two ways, or undefined for other words. */
export function homographSounds(
  word: string,
  neighbours: Neighbours,
  isName: boolean,
  wholeText: () => string,
): string | undefined {
  return (
    BY_RULE.get(word)?.(neighbours, isName, wholeText) ?? soundsByPart(word, neighbours) ?? senseOf(word, neighbours)
  );
}

function soundsByPart(word: string, neighbours: Neighbours): string | undefined {
  const [asPart, otherwise] = Object.hasOwn(VERB_OR_NOT, word) ? (VERB_OR_NOT[word] ?? []) : [];
  if (asPart !== undefined) {
    return partOfSpeech(word, neighbours) === 'verb' ? asPart : otherwise;
  }
  const [asNoun, mostly] = Object.hasOwn(NOUN_OR_NOT, word) ? (NOUN_OR_NOT[word] ?? []) : [];
  return asNoun !== undefined && partOfSpeech(word, neighbours) === 'noun' ? asNoun : mostly;
}

function senseOf(word: string, neighbours: Neighbours): string | undefined {
  const [previous, earlier] = neighbours.before;
  const [next] = neighbours.after;
  const senses = Object.hasOwn(SENSES, word) ? SENSES[word] : undefined;
  return senses?.find(
    (sense) =>
      (!sense.parts || sense.parts.includes(partOfSpeech(word, neighbours))) &&
      (!sense.previous || sense.previous.test(previous)) &&
      (!sense.earlier || sense.earlier.test(earlier)) &&
      (!sense.next || sense.next.test(next)),
  )?.sounds;
}

const BEFORE_INFINITIVE =
  /^(?:to|will|would|can|could|shall|should|may|might|must|do|does|did|don't|doesn't|didn't|won't|can't|let's|please|)$/;
const NO_SINGULAR_SUBJECT = /s$|^(?:people|children|a|the|good|and|)$/;

/** `read` is past after `have`, after a singular subject, and where the sentence tells of the past. */
function isPastRead(neighbours: Neighbours, wholeText: () => string): boolean {
  const [previous] = neighbours.before;
  const part = partOfSpeech('read', neighbours);
  if (BEFORE_INFINITIVE.test(previous)) {
    return false;
  }
  const isSingular = /^(?:he|she|it|who)$/.test(previous) || (part !== 'verb' && !NO_SINGULAR_SUBJECT.test(previous));
  return part === 'participle' || part === 'adjective' || isSingular || PAST_CUE.test(wholeText());
}
