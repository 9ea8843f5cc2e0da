import { verbFormsOf } from '../../../idea/en/verb-forms.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId } from '../../../idea/idea-graph.ts';
import { bareDeeds, isImplied } from '../../../idea/implied-ids.ts';
import type { ClauseTeller, ToldClause } from './clause-teller.ts';
import { ENGLISH_DEED_VERBS } from './deed-verbs.ts';
import { ENGLISH_BARE_DEEDS } from './implied-verbs.ts';
import { hear, type Heard } from './references.ts';
import { finiteForm, ingOf, participleOf, type Tense } from './verb-words.ts';

/** An event as a sentence without its full stop, made from its roles: for ideas in another language. */
export function tellFromRoles(
  teller: ClauseTeller,
  event: IdeaEvent,
  heard: Heard,
  placePhrase: string | undefined,
): ToldClause | undefined {
  const { namer, tense } = teller;
  const { agent, patient } = event.roles;
  const doers = agent ?? (patient && isPassiveable(event) ? undefined : event.roles.companion);
  if (doers === undefined && patient === undefined) {
    return undefined;
  }
  let now = heard;
  const isHappening = doers === undefined;
  const subjects = (doers ?? (patient as ParticipantId[])).map((id) => {
    const one = namer.refer(id, now, { noPronoun: (doers ?? []).length > 1 });
    now = hear(now, id, true);
    return one;
  });
  const isPlural = subjects.length > 1 || (subjects[0]?.isPlural ?? false);
  const phrase = phraseOf(teller, event, now, isHappening);
  if (phrase === undefined) {
    return undefined;
  }
  const [base = 'be', ...rest] = phrase.text.split(' ');
  const words = withMood(event, base, rest, { tense, isPlural });
  const where = placePhrase === undefined || isHappening ? '' : ` ${placePhrase}`;
  return {
    text: `${subjects.map(({ text }) => text).join(' and ')} ${words}${where}${OFTEN[event.often ?? 'once']}`,
    heard: phrase.heard,
  };
}

/** The deed without whoever does it, as an infinitive: 'give the bread to the child'. */
export function infinitiveFromRoles(teller: ClauseTeller, event: IdeaEvent, heard: Heard): string | undefined {
  return phraseOf(teller, event, heard, false)?.text;
}

const OFTEN = {
  once: '',
  again: ' again',
  often: ' again and again',
  always: ' every time',
  each_day: ' every day',
  each_night: ' every night',
  each_year: ' every year',
} as const;

const isPassiveable = ({ deed }: IdeaEvent): boolean => deed !== 'be' && deed !== 'have';

/** The verb with its roles: 'give the letter to the baker'; what nobody is said to do happens: 'be gone'. */
function phraseOf(
  { namer, graph }: ClauseTeller,
  event: IdeaEvent,
  heard: Heard,
  isHappening: boolean,
): ToldClause | undefined {
  const { roles, deed = 'work' } = event;
  let now = heard;
  const tell = (ids: readonly ParticipantId[] | undefined): string | undefined => {
    const texts = (ids ?? []).slice(0, 2).map((id) => {
      const { text } = namer.refer(id, now, { asObject: true });
      now = hear(now, id);
      return text;
    });
    return texts.length > 0 ? texts.join(' and ') : undefined;
  };
  if (isHappening && ownVerb(event)) {
    return { text: `be ${participleOf(event.predicate)}`, heard };
  }
  const object =
    roles.patient ?? (deed === 'speak' ? undefined : roles.result) ?? (TAKES_ANY.has(deed) ? roles.topic : undefined);
  const pattern = patternOf(event, graph, object !== undefined && !isHappening);
  const filled: Partial<Record<string, string | undefined>> = {};
  for (const [, role = ''] of pattern.matchAll(/\{(\w+)\}/g)) {
    filled[role] = tell(role === 'patient' ? object : roles[role as 'recipient']);
  }
  const text = pattern
    .replace(/\s*\[([^\]]*)\{(\w+)\}([^\]]*)\]/g, (_, before: string, role: string, after: string) =>
      filled[role] === undefined ? '' : ` ${before}${filled[role]}${after}`,
    )
    .replace(/\{(\w+)\}/g, (_, role: string) => filled[role] ?? 'something')
    .trim();
  const beside = isImplied(event.id) && !pattern.includes('{companion}') ? tell(roles.companion) : undefined;
  return { text: beside === undefined ? text : `${text} with ${beside}`, heard: now };
}

/** The words for a deed with an object or without. */
function patternOf(event: IdeaEvent, graph: IdeaGraph, hasObject: boolean): string {
  const [withPatient, usual] = ownVerb(event) ?? ENGLISH_DEED_VERBS[event.deed ?? 'work'];
  const { at: _at, ...placeless } = event;
  const [without = usual] = bareDeeds(placeless, graph, ENGLISH_BARE_DEEDS);
  return hasObject ? withPatient : without;
}

/** The idea's own verb, where it is English and has an object: 'fire {patient}'. */
const ownVerb = ({ id, predicate, roles }: IdeaEvent): readonly [string, string] | undefined =>
  !isImplied(id) && roles.patient !== undefined && verbFormsOf(predicate).some(({ base }) => base === predicate)
    ? [`${predicate} {patient} [to {recipient}]`, predicate]
    : undefined;

const TAKES_ANY: ReadonlySet<string> = new Set(['remember', 'forget', 'discover', 'watch', 'write', 'read']);

interface VerbNumber {
  tense: Tense;
  isPlural: boolean;
}

function withMood(event: IdeaEvent, base: string, rest: readonly string[], number: VerbNumber): string {
  const phrase = [base, ...rest].join(' ');
  const finite = (verb: string): string => finiteForm(verb, number.tense, number.isPlural);
  if (event.isNegated) {
    return negated(event, phrase, number);
  }
  const helper = HELPERS[event.mood];
  if (helper !== undefined) {
    return `${finite(helper)} to ${phrase}`;
  }
  if (event.mood === 'can' || event.mood === 'must') {
    return `${finite(event.mood)} ${phrase}`;
  }
  return event.mood === 'stops' ? [finite('stop'), ingOf(base), ...rest].join(' ') : [finite(base), ...rest].join(' ');
}

const HELPERS: Readonly<Partial<Record<IdeaEvent['mood'], string>>> = {
  wants: 'want',
  tries: 'try',
  refuses: 'refuse',
  asks: 'ask',
  begins: 'begin',
};

function negated({ mood }: IdeaEvent, phrase: string, { tense, isPlural }: VerbNumber): string {
  const finite = (verb: string): string => finiteForm(verb, tense, isPlural);
  if (mood === 'can') {
    return `${tense === 'past' ? 'could not' : 'cannot'} ${phrase}`;
  }
  if (mood === 'must') {
    return `${finite('be')} not allowed to ${phrase}`;
  }
  if (phrase.startsWith('be ')) {
    return `${finite('be')} not ${phrase.slice(3)}`;
  }
  const helper = HELPERS[mood];
  return helper === undefined ? `${finite('do')} not ${phrase}` : `${finite('do')} not ${helper} to ${phrase}`;
}
