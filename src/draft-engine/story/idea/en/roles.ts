import { wordTable } from '#src/shared/word-table.ts';
import type { DeedId } from '../deeds.ts';
import type { PhraseRole } from '../text-reading.ts';
import { ENGLISH_DEEDS } from './deed-words.ts';
import type { PhraseDraft } from './draft.ts';
import { canBePlace, familyOf } from './nouns.ts';

const AT = new Set(
  'in at on inside near under beneath aboard beside behind above below between outside within amid among amongst along around across over throughout underneath atop opposite alongside upon amidst beyond past by through round'.split(
    ' ',
  ),
);
const TO = new Set('to into onto toward towards'.split(' '));
const FROM = new Set('from off'.split(' '));

/** Verbs whose object is meant by a preposition: 'looks at the moon'. */
const PATIENT_BY: Readonly<Record<string, string>> = wordTable({
  at: 'look stare gaze glance laugh yell shout shoot smile wave fire aim glare peer snap point bark growl work',
  for: 'look search wait hunt care fall long yearn fight compete wish ask pay apply mourn pray beg blame grieve pine hope audition root vote head account shop',
  on: 'spy prey rely depend cheat focus feed work call insist knock experiment operate live bet embark stumble settle turn wage take pick walk',
  of: 'dream think tire dispose rid beware approve hear learn accuse suspect die consist',
  against: 'fight compete rebel battle struggle play race revolt war testify protest conspire plot scheme',
  after: 'look run chase go take lust ask hunger',
  to: 'listen belong lead adapt cling attend react pray talk speak get refer lie sing resort adhere respond succumb turn amount',
  from: 'suffer escape flee hide recover learn',
  with: 'deal cope wrestle struggle fight battle mess contend grapple begin fill tinker part',
  between: 'choose decide',
  over: 'watch fight cry argue rule preside trip quarrel obsess take win',
  into: 'bump run look crash stumble break fall hack dig tap move enter delve',
  in: 'believe indulge invest participate specialise specialize engage succeed',
  about: 'complain',
  through: 'go live see leaf look',
  upon: 'stumble come happen chance',
});
const patientBy = Object.fromEntries(
  Object.entries(PATIENT_BY).map(([word, verbs]) => [word, new Set(verbs.split(' '))]),
);
const RESULT_VERBS = new Set(
  'turn transform change become make evolve morph grow mutate blossom metamorphose convert develop split break melt dissolve shape fold'.split(
    ' ',
  ),
);
const TOGETHER = new Set(
  'live fight talk dance walk travel meet work play team bond speak argue fall chat share spend dine eat run live sing flirt reunite reconnect stay go leave escape elope join come return quarrel reconcile make begin have start sit arrive compete collaborate trade sleep communicate negotiate correspond compete struggle clash'.split(
    ' ',
  ),
);
const SENDING = new Set(
  'give send bring show tell offer sell write teach hand deliver return read sing lend pass throw serve explain confess propose reveal say apologize apologise marry promise introduce pay grant speak dedicate donate leave present whisper feed lie report surrender'.split(
    ' ',
  ),
);

/** What a phrase behind a preposition is to a verb; undefined where it is only a time or a manner. */
export function roleBehind(
  preposition: string,
  base: string,
  phrase: PhraseDraft,
  hasPatient: boolean,
): PhraseRole | undefined {
  if (phrase.isTime) {
    return undefined;
  }
  const behind: Behind = { preposition, base, phrase, hasPatient, isSomebody: isPerson(phrase) && !phrase.isPlace };
  if (isMeant(behind)) {
    return 'patient';
  }
  return Object.hasOwn(ROLE_RULES, preposition) ? ROLE_RULES[preposition]?.(behind) : placeBehind(behind);
}

/** A phrase behind a preposition, and the verb before. */
interface Behind {
  preposition: string;
  base: string;
  phrase: PhraseDraft;
  hasPatient: boolean;
  isSomebody: boolean;
}
type RoleRule = (behind: Behind) => PhraseRole | undefined;

/** 'looks at the moon': the moon is looked at. */
function isMeant({ preposition, base, phrase, hasPatient, isSomebody }: Behind): boolean {
  if (hasPatient || !patientBy[preposition]?.has(base)) {
    return false;
  }
  const isTool = preposition === 'with' && !isSomebody && familyOf(phrase.head) !== undefined;
  return !isTool && !(isPlaceVerb(preposition) && canBePlace(phrase.head));
}

const topic: RoleRule = () => 'topic';
const together: RoleRule = ({ base, phrase, hasPatient, isSomebody }) => {
  // 'Swaps the bulb with a candle', and 'swaps shirts with the captain'.
  if (/^(?:replace|swap|exchange|substitute)$/.test(base) && !(isSomebody && base !== 'replace')) {
    return 'result';
  }
  const isCompany = TOGETHER.has(base) && !hasPatient && familyOf(phrase.head) === undefined;
  return isSomebody || isCompany ? 'companion' : 'instrument';
};
const toward: RoleRule = ({ preposition, base, phrase, isSomebody }) => {
  if (preposition === 'into' && RESULT_VERBS.has(base) && !(base === 'break' && canBePlace(phrase.head))) {
    return 'result';
  }
  if (isSomebody && (SENDING.has(base) || preposition === 'to')) {
    return 'recipient';
  }
  if (/^(?:confess|admit|agree|object)$/.test(base)) {
    return 'topic';
  }
  return RESULT_VERBS.has(base) && !canBePlace(phrase.head) && !isSomebody ? 'result' : 'to';
};
/** 'Rebuilds the cake out of potatoes': of what it is made, and nowhere. */
const isMaking = (base: string): boolean =>
  MAKING.has(base.replace(/^re-?(?=build|make|creat|construct|assembl|bake|cook)/, ''));
const away: RoleRule = ({ base, phrase }) => (isMaking(base) && !canBePlace(phrase.head) ? 'instrument' : 'from');
const BOUND_FOR = /^(?:leave|head|set|depart|sail|embark|start|make|bound)/;
const BECOMING = /^(?:disguise|dress|pose|masquerade|reincarnate|come|return|wake)/;
/** 'in silence', 'on its own', 'under his name': how, and nowhere. */
const NOWHERE =
  /^(?:silence|own|name|side|vain|fact|turn|way|order|fashion|style|mood|peace|manner|pace|rhythm|charge|danger|trouble|hurry|rage|panic|shock|tears|honou?r|favou?r|pain|fear|anger|public|private|person|detail|pair|first|second|third|fourth|fifth|last|next|end|start|chance|mistake|purpose|foot|condition|time|exchange|return|search|addition|contrast|case)$/;
const placeBehind: RoleRule = ({ preposition, phrase }) =>
  (AT.has(preposition) || preposition === 'down' || preposition === 'up') && !NOWHERE.test(phrase.head)
    ? 'at'
    : undefined;

const ROLE_RULES: Readonly<Record<string, RoleRule>> = wordTable({
  with: together,
  alongside: together,
  without: together,
  about: topic,
  regarding: topic,
  concerning: topic,
  of: topic,
  ...Object.fromEntries([...TO].map((word) => [word, toward])),
  ...Object.fromEntries([...FROM].map((word) => [word, away])),
  for: ({ base, phrase, isSomebody }) => {
    if (isSomebody) {
      return 'recipient';
    }
    return (canBePlace(phrase.head) || phrase.isPlace) && BOUND_FOR.test(base) ? 'to' : 'topic';
  },
  as: ({ base, isSomebody }) => (isSomebody || BECOMING.test(base) ? 'result' : undefined),
  via: () => 'instrument',
  by: (behind) => {
    const { head, hasArticle, owner } = behind.phrase;
    if (head === 'name') {
      return undefined;
    }
    return canBePlace(head) || hasArticle || owner !== undefined ? placeBehind(behind) : 'instrument';
  },
});

const MAKING = new Set(
  'build make craft carve knit sew weave construct create fashion assemble forge bake cook brew mould mold sculpt'.split(
    ' ',
  ),
);

const isPlaceVerb = (preposition: string): boolean => /^(?:into|at|on|in|through|over|from|to)$/.test(preposition);

const deedByVerb = new Map<string, DeedId>();
const MOTION = new Set<DeedId>([
  'enter',
  'leave',
  'arrive',
  'walk',
  'travel',
  'run',
  'flee',
  'fall',
  'climb',
  'jump',
  'fly',
  'swim',
  'ride',
  'drive',
  'board',
  'sit',
  'live',
  'appear',
  'vanish',
  'lead',
]);
const COMPANY = new Set<DeedId>([
  'live',
  'walk',
  'travel',
  'dance',
  'play',
  'eat',
  'drink',
  'work',
  'sleep',
  'sit',
  'play_music',
  'sing',
  'flee',
  'leave',
  'arrive',
]);
const SPEECH = new Set<DeedId>(['speak', 'whisper', 'shout', 'telephone', 'write', 'sing', 'read', 'scream']);
const THOUGHT = new Set<DeedId>([...SPEECH, 'think', 'dream', 'remember', 'learn', 'discover', 'laugh']);

/** What a deed is to the noun behind its own preposition: 'falls in love with her', 'returns to the ring'. */
export function roleInDeed(predicate: string, phrase: PhraseDraft): PhraseRole | undefined {
  const deed = deedOfVerb(predicate);
  if (deed === undefined || phrase.isTime) {
    return undefined;
  }
  const word = predicate.slice(predicate.lastIndexOf(' ') + 1);
  if (predicate === 'take off' && !canBePlace(phrase.head)) {
    return 'patient';
  }
  const rule = DEED_RULES.find(([deeds, words]) => deeds.has(deed) && words.test(word));
  if (rule) {
    return rule[2];
  }
  if (!MOTION.has(deed) || word === 'with') {
    return 'patient';
  }
  if (/^(?:to|into|onto|towards|for)$/.test(word)) {
    return isPerson(phrase) && !phrase.isPlace ? 'recipient' : 'to';
  }
  return /^(?:from|of|off)$/.test(word) ? 'from' : 'at';
}

function deedOfVerb(predicate: string): DeedId | undefined {
  if (deedByVerb.size === 0) {
    for (const [deed, list] of Object.entries(ENGLISH_DEEDS) as [DeedId, string][]) {
      list.split(', ').forEach((verb) => deedByVerb.set(verb, deed));
    }
  }
  return deedByVerb.get(predicate);
}

const DEED_RULES: readonly (readonly [ReadonlySet<DeedId>, RegExp, PhraseRole])[] = [
  [new Set<DeedId>(['work']), /^as$/, 'result'],
  [COMPANY, /^with$/, 'companion'],
  [SPEECH, /^(?:with|to|at)$/, 'recipient'],
  [THOUGHT, /^(?:about|of)$/, 'topic'],
  [new Set<DeedId>(['turn_into']), /^(?:into|to|as)$/, 'result'],
];

/** Somebody by name, pronoun or what the lexicon knows. */
export function isPerson({ head, name, pronoun }: PhraseDraft): boolean {
  if (pronoun !== undefined) {
    return pronoun !== 'it';
  }
  const family = head === '' ? undefined : familyOf(head);
  if (family !== undefined) {
    return family === 'person' || family === 'animal' || family === 'robot';
  }
  return (
    (name !== undefined && head === '') ||
    /(?:er|or|ist|man|woman|ian|ess|one|body|ant|child|folk|eer|mate)$/.test(head)
  );
}
