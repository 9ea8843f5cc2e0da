import { partOfSpeech, type Neighbours, type PartOfSpeech } from './part-of-speech.ts';

/** The same letters said in two ways: as a verb, and otherwise. */
const VERB_OR_NOT: Record<string, [verb: string, otherwise: string]> = {
  use: ['jˈuz', 'jˈus'],
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
  content: ['kəntˈɛnt', 'kˈɑntɛnt'],
  contents: ['kəntˈɛnts', 'kˈɑntɛnts'],
};

/** Mostly verbs: only a determiner or a preposition makes nouns of them. */
const NOUN_OR_NOT: Record<string, [noun: string, otherwise: string]> = {
  refuse: ['ɹˈɛfjˌus', 'ɹəfjˈuz'],
  live: ['lˈIv', 'lˈɪv'],
  lives: ['lˈIvz', 'lˈɪvz'],
  console: ['kˈɑnsˌOl', 'kənsˈOl'],
  reject: ['ɹˈiʤˌɛkt', 'ɹəʤˈɛkt'],
  exploit: ['ˈɛksplˌYt', 'ɪksplˈYt'],
  incline: ['ˈɪnklˌIn', 'ɪnklˈIn'],
};

/** What else decides: the sounds, where any of its conditions holds. */
interface Sense {
  sounds: string;
  parts?: PartOfSpeech[];
  previous?: RegExp;
  next?: RegExp;
}

const OBJECT = '(?:the|a|an|my|your|his|her|its|our|their|it|me|him|them|us|up|around)';
const PAST_CUE =
  /\b(?:yesterday|ago|once|then|last (?:night|week|year|summer|time)|when (?:he|she|i|they|we) was|was|were|had|said|came|went|took|saw|\w{2,}ed)\b/;

/** The first sense that fits; the last has no condition. */
const SENSES: Record<string, Sense[]> = {
  close: [
    { sounds: 'klˈOs', next: /^(?:to|by|enough|friends?|together|behind|range|call)$/ },
    { sounds: 'klˈOz', parts: ['verb'] },
    { sounds: 'klˈOs' },
  ],
  used: [{ sounds: 'jˈust', next: /^to$/ }, { sounds: 'jˈuzd' }],
  lead: [
    { sounds: 'lˈɛd', previous: /^(?:of|molten|melted|liquid|like)$/ },
    { sounds: 'lˈɛd', next: /^(?:pipes?|bullets?|paint|weights?|box|balls?|coins?|coffin|soldiers?)$/ },
    { sounds: 'lˈid' },
  ],
  does: [
    {
      sounds: 'dˈOz',
      previous: /^(?:the|two|three|four|five|some|many|young|several|these|those|bucks|and)$/,
      next: /^(?!not|it|he|she|the|this|that)/,
    },
    { sounds: '' },
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
    { sounds: 'bˈæs', previous: /^(?:a|the|sea|caught|big|striped)$/, next: /^(?:swims?|bites?|fish|fishing|fisher)/ },
    { sounds: 'bˈAs' },
  ],
  sow: [{ sounds: 'sˈW', parts: ['noun'], previous: /^(?:a|the|old|fat|her|his)$/ }, { sounds: 'sˈO' }],
  invalid: [{ sounds: 'ˈɪnvələd', parts: ['noun'], next: /^(?:|in|is|was|lies|sits)$/ }, { sounds: 'ɪnvˈæləd' }],
  learned: [{ sounds: 'lˈɜɹnɪd', previous: /^(?:a|the|very|most)$/ }, { sounds: 'lˈɜɹnd' }],
  aged: [{ sounds: 'ˈAʤɪd', previous: /^(?:a|an|the|his|her|their|my)$/ }, { sounds: 'ˈAʤd' }],
  blessed: [{ sounds: 'blˈɛsɪd', previous: /^(?:a|the|this|that)$/ }, { sounds: 'blˈɛst' }],
};

/** The sounds of a word that is said in two ways, or undefined for other words. */
export function homographSounds(
  word: string,
  neighbours: Neighbours,
  isName: boolean,
  wholeText: () => string,
): string | undefined {
  if (word === 'read') {
    return readSounds(neighbours, wholeText);
  }
  if (word === 'polish') {
    return isName && partOfSpeech(word, neighbours) !== 'verb' ? 'pˈOlɪʃ' : 'pˈɑlɪʃ';
  }
  const part = (): PartOfSpeech => partOfSpeech(word, neighbours);
  if (Object.hasOwn(VERB_OR_NOT, word)) {
    return VERB_OR_NOT[word]?.[isVerb(word, part(), neighbours) ? 0 : 1];
  }
  if (Object.hasOwn(NOUN_OR_NOT, word)) {
    return NOUN_OR_NOT[word]?.[isNounLike(word, part(), neighbours) ? 0 : 1];
  }
  if (!Object.hasOwn(SENSES, word)) {
    return undefined;
  }
  const [previous] = neighbours.before;
  const [next] = neighbours.after;
  const sense = SENSES[word]?.find(
    (tried) =>
      (!tried.parts || tried.parts.includes(part())) &&
      (!tried.previous || tried.previous.test(previous)) &&
      (!tried.next || tried.next.test(next)),
  );
  return sense?.sounds === '' ? undefined : sense?.sounds;
}

function isVerb(word: string, part: PartOfSpeech, { before: [previous] }: Neighbours): boolean {
  // `is content` is said as the verb is.
  return part === 'verb' || (word === 'content' && part === 'adjective') || (part === 'participle' && previous === '');
}

function isNounLike(word: string, part: PartOfSpeech, { before: [previous], after: [next] }: Neighbours): boolean {
  if (word === 'live' && /^(?:music|shows?|concerts?|audience|wires?|broadcast|television|tv)$/.test(next)) {
    return true;
  }
  if (word === 'live' && next === 'the') {
    return false;
  }
  return part === 'noun' || part === 'adjective' || (word === 'live' && previous === '' && next === 'from');
}

/** `read` is past after a participle's auxiliary, a singular subject, or where the sentence tells of the past. */
function readSounds({ before: [previous, earlier], after }: Neighbours, wholeText: () => string): string {
  const part = partOfSpeech('read', { before: [previous, earlier], after });
  const isPast =
    part === 'participle' ||
    part === 'adjective' ||
    /^(?:he|she|it|who)$/.test(previous) ||
    (part !== 'verb' && /^\p{L}+$/u.test(previous) && !/s$|^(?:people|children|to|a|the|good|and)$/.test(previous)) ||
    (!/^(?:to|will|would|can|could|shall|should|may|might|must|do|does|did|don't|doesn't|didn't|won't|can't|let's|please|)$/.test(
      previous,
    ) &&
      PAST_CUE.test(wholeText()));
  return isPast ? 'ɹˈɛd' : 'ɹˈid';
}
