import { wordTable } from '#src/shared/word-table.ts';
import type { Mood } from '../idea-graph.ts';
import type { VerbItem } from './draft.ts';
import { BEFORE_ING, BEFORE_TO, BE_TO, MODAL_MOODS } from './moods.ts';
import { opensPhrase, readBelonging } from './phrasal-verbs.ts';
import { baseOf, hasForm, isCut, isStrongCut, type Token } from './tokens.ts';
import type { VerbForm } from './verb-forms.ts';

/** Reads the verb with its helpers that starts at a token; undefined where none does. */
export function readVerb(tokens: readonly Token[], start: number): VerbItem | undefined {
  const group = readHelpers(tokens, start);
  const main = tokens[group.at];
  if (main?.pos === 'do' && asks(tokens, group.at)) {
    return undefined;
  }
  if (!main || !isMain(main) || (group.at > start && isStrongCut(main))) {
    return undefined;
  }
  const item = startItem(tokens, start, group);
  return readChain(tokens, item, group.at + 1);
}

/** 'Why do cats …': the verb comes behind its subject. */
function asks(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isOpen =
    before === undefined || (tokens[at] as Token).isFirst || /^(?:why|how|what|where|when|who|if)$/.test(before.lower);
  return isOpen && opensPhrase(tokens[at + 1]);
}

const isMain = ({ pos }: Token): boolean => pos === 'verb' || pos === 'be' || pos === 'have' || pos === 'do';

interface Helpers {
  at: number;
  hasTo: boolean;
  hasModal: boolean;
  isNegated: boolean;
  isPassive: boolean;
  isFinite: boolean;
  mood: Mood;
  manner: string[];
}

function readHelpers(tokens: readonly Token[], start: number): Helpers {
  const group: Helpers = {
    at: start,
    hasTo: false,
    hasModal: false,
    isNegated: false,
    isPassive: false,
    isFinite: false,
    mood: 'does',
    manner: [],
  };
  for (; group.at < tokens.length; group.at++) {
    const token = tokens[group.at] as Token;
    if (group.at > start && token.isFirst) {
      break;
    }
    if (!takeHelper(tokens, group, token, start)) {
      break;
    }
  }
  return group;
}

function takeHelper(tokens: readonly Token[], group: Helpers, token: Token, start: number): boolean {
  const next = nextSolid(tokens, group.at + 1);
  return HELPER_RULES[token.pos]?.({ group, token, next, isStart: group.at === start }) ?? false;
}

type HelperRule = (helper: { group: Helpers; token: Token; next: Token | undefined; isStart: boolean }) => boolean;

const isVerbForm = (token: Token | undefined, ...forms: VerbForm['form'][]): boolean =>
  token?.pos === 'verb' && hasForm(token, ...forms);

/** What each word before the main verb says of it; false where the word is the main verb itself. */
const HELPER_RULES: Readonly<Partial<Record<Token['pos'], HelperRule>>> = {
  to: ({ group }) => {
    group.hasTo = true;
    return true;
  },
  modal: ({ group, token }) => {
    group.hasModal = true;
    group.mood = MODAL_MOODS[token.lower] ?? group.mood;
    return true;
  },
  not: ({ group }) => {
    group.isNegated = true;
    return true;
  },
  adverb: ({ group, token, next, isStart }) => {
    const leads = !isStart && next !== undefined && (isMain(next) || next.pos === 'not') && !isCut(next);
    if (leads) {
      group.manner.push(token.lower);
    }
    return leads;
  },
  be: ({ group, token, next }) => {
    if (isVerbForm(next, 'ing', 'part')) {
      group.isPassive = hasForm(next, 'part') && !hasForm(next, 'ing');
      group.isFinite ||= !/^(?:being|be|been)$/.test(token.lower);
      return true;
    }
    group.isFinite ||= next?.lower === 'being';
    return next?.lower === 'being';
  },
  have: ({ group, next }) => {
    const isPart = isVerbForm(next, 'part');
    group.isFinite ||= isPart || next?.lower === 'been';
    return next?.lower === 'been' || (isPart && !isCut(next));
  },
  do: ({ group, next }) => {
    const isBase = isVerbForm(next, 'base');
    group.isFinite ||= isBase;
    return isBase;
  },
};

function nextSolid(tokens: readonly Token[], at: number): Token | undefined {
  let index = at;
  while (
    tokens[index] &&
    ['adverb', 'not'].includes((tokens[index] as Token).pos) &&
    !(tokens[index] as Token).isFirst
  ) {
    index++;
  }
  const token = tokens[index];
  return token?.isFirst ? undefined : token;
}

function startItem(tokens: readonly Token[], start: number, group: Helpers): VerbItem {
  const main = tokens[group.at] as Token;
  const ownForm = group.hasModal || group.isFinite ? 'finite' : formOf(main);
  const base =
    main.pos === 'verb'
      ? baseForGroup(main, group)
      : { be: 'be', have: 'have', do: 'do' }[main.pos as 'be' | 'have' | 'do'];
  return {
    kind: 'verb',
    start,
    end: group.at + 1,
    isCut: isCut(tokens[start]),
    isStrongCut: isStrongCut(tokens[start]),
    base,
    predicate: base,
    form: group.hasTo ? 'to' : ownForm,
    ending: endingOf(main),
    isPassive: group.isPassive,
    isCopula: main.pos === 'be',
    isNegated: group.isNegated,
    mood: group.mood,
    manner: group.manner,
  };
}

function baseForGroup(main: Token, { isPassive, hasTo, hasModal }: Helpers): string {
  if (isPassive) {
    return baseOf(main, 'part');
  }
  return hasTo || hasModal ? baseOf(main, 'base') : baseOf(main);
}

const HELPER_FORMS: Readonly<Record<string, VerbItem['form']>> = wordTable({
  being: 'ing',
  having: 'ing',
  doing: 'ing',
  be: 'base',
  been: 'base',
});

function formOf(main: Token): VerbItem['form'] {
  if (main.pos !== 'verb') {
    return HELPER_FORMS[main.lower] ?? 'finite';
  }
  const [first] = main.forms;
  if (!first || first.form === 's') {
    return 'finite';
  }
  if (first.form === 'base' && !hasForm(main, 'past')) {
    return 'base';
  }
  if (first.form === 'ing') {
    return 'ing';
  }
  if (!hasForm(main, 'part')) {
    return 'finite';
  }
  return hasForm(main, 'past') ? 'either' : 'part';
}

const HELPER_ENDINGS: Readonly<Record<string, VerbItem['ending']>> = wordTable({
  is: 's',
  has: 's',
  does: 's',
  was: 's',
  "'s": 's',
  are: 'base',
  have: 'base',
  do: 'base',
  were: 'base',
  am: 'base',
});

const endingOf = ({ lower, forms, pos }: Token): VerbItem['ending'] => {
  if (pos !== 'verb') {
    return HELPER_ENDINGS[lower] ?? 'other';
  }
  const form = forms[0]?.form;
  return form === 's' || form === 'base' ? form : 'other';
};

/** What belongs to the verb, and verbs that only lead to another: 'decides to try to leave'. */
function readChain(tokens: readonly Token[], item: VerbItem, at: number): VerbItem {
  if (
    item.form === 'either' &&
    tokens[at]?.pos === 'to' &&
    /^(?:forced|compelled|obliged|condemned|doomed|determined|destined)$/.test((tokens[at - 1] as Token).lower)
  ) {
    const inner = readVerb(tokens, at);
    if (inner) {
      const mood = BE_TO[(tokens[at - 1] as Token).lower] as Mood;
      return { ...combine(item, inner, mood, false), form: 'ing', isPassive: false };
    }
  }
  const afterBe = item.isCopula || item.isPassive || item.base === 'be' ? readBeTo(tokens, item) : undefined;
  if (afterBe) {
    return afterBe;
  }
  if (item.isPassive && item.base === 'bear') {
    return { ...item, predicate: 'be born', base: 'be', isPassive: false };
  }
  const belonging = item.isCopula ? readBelonging(tokens, 'be', at) : readBelonging(tokens, item.base, at);
  const led = readLed(tokens, item, belonging);
  if (led) {
    return led;
  }
  const isIdiom = belonging.predicate !== item.base;
  return {
    ...item,
    predicate: belonging.predicate,
    end: Math.max(item.end, belonging.end),
    isCopula: item.isCopula && !isIdiom,
  };
}

function readLed(
  tokens: readonly Token[],
  item: VerbItem,
  belonging: { predicate: string; end: number },
): VerbItem | undefined {
  let at = belonging.end;
  while (tokens[at]?.pos === 'adverb' && !isCut(tokens[at])) {
    at++;
  }
  const next = tokens[at];
  if (item.isPassive || !next || isCut(next) || next.isFirst) {
    return undefined;
  }
  const led = leadOf(tokens, item, belonging.predicate, at);
  const inner = led && readVerb(tokens, at);
  return inner && { ...combine(item, inner, led.mood, led.isUndone), predicate: inner.predicate };
}

/** How a verb stands to the one that it leads to; undefined where it leads to none. */
function leadOf(
  tokens: readonly Token[],
  { base }: VerbItem,
  predicate: string,
  at: number,
): { mood: Mood; isUndone: boolean } | undefined {
  const next = tokens[at] as Token;
  const isTo = next.pos === 'to' || (next.pos === 'not' && tokens[at + 1]?.pos === 'to');
  if (isTo && Object.hasOwn(BEFORE_TO, predicate)) {
    return { mood: BEFORE_TO[predicate] as Mood, isUndone: predicate === 'fail' || predicate === 'neglect' };
  }
  if (isVerbForm(next, 'ing') && Object.hasOwn(BEFORE_ING, predicate)) {
    return { mood: BEFORE_ING[predicate] as Mood, isUndone: false };
  }
  const isBare = (base === 'help' || base === 'dare') && isVerbForm(next, 'base');
  return isBare ? { mood: 'does', isUndone: false } : undefined;
}

/** The deed is the inner verb's; the outer one says its mood and stands where the deed is told. */
function combine(outer: VerbItem, inner: VerbItem, mood: Mood, isUndone: boolean): VerbItem {
  const said = outer.mood === 'does' || outer.mood === 'can' ? mood : outer.mood;
  return {
    ...inner,
    start: outer.start,
    isCut: outer.isCut,
    isStrongCut: outer.isStrongCut,
    form: outer.form,
    ending: outer.ending,
    mood: [said, outer.mood, inner.mood].find((each) => each !== 'does') ?? 'does',
    isNegated: outer.isNegated !== (inner.isNegated !== isUndone),
    manner: [...outer.manner, ...inner.manner],
  };
}

/** 'is unable to sleep', 'was forced to leave'. */
function readBeTo(tokens: readonly Token[], item: VerbItem): VerbItem | undefined {
  const last = tokens[item.end - 1] as Token;
  let at = last.pos === 'be' ? item.end : item.end - 1;
  while (tokens[at]?.pos === 'adverb' && !Object.hasOwn(BE_TO, (tokens[at] as Token).lower)) {
    at++;
  }
  const word = tokens[at];
  const isTo = tokens[at + 1]?.pos === 'to' || (tokens[at + 1]?.pos === 'not' && tokens[at + 2]?.pos === 'to');
  if (!word || word.isFirst || !isTo || !Object.hasOwn(BE_TO, word.lower)) {
    return undefined;
  }
  const inner = readVerb(tokens, at + 1);
  return inner && combine({ ...item, isPassive: false }, inner, BE_TO[word.lower] as Mood, word.lower === 'unable');
}
