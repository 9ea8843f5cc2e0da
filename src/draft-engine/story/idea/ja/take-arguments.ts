import { isAnimate } from './noun-kinds.ts';
import type { Predicate } from './predicates.ts';
import type { Argument, ReadingState } from './reading-state.ts';
import { isStative, takesSomebody } from './roles.ts';
import { BODY_PARTS } from './unseen-words.ts';
import { isIntransitive } from './verb-frames.ts';

/** Takes the arguments that belong to a clause from those that wait. */
export function takeArguments(state: ReadingState, reach: 'all' | 'inner', leavesRecipient: boolean): Argument[] {
  const taken: Argument[] = [];
  const seen = new Set<string>();
  while (state.pending.length > 0) {
    const last = state.pending.at(-1) as Argument;
    const isDouble = ['が', 'を'].includes(last.marker) && seen.has(last.marker);
    const isBeyond = reach === 'inner' && (last.isTopic || (last.hasComma && taken.length > 0 && last.marker !== 'が'));
    const isRecipient = leavesRecipient && last.marker === 'に' && isAnimate(last.kind);
    if (isDouble || isBeyond || isRecipient || isToldOf(state, last, seen)) {
      break;
    }
    seen.add(last.marker);
    taken.unshift(last);
    state.pending.pop();
  }
  return taken;
}

/** '庭師が娘に鍵がどこにあるかを教える': between two subjects stands whoever is told of what the second one does. */
function isToldOf({ pending }: ReadingState, { marker, kind }: Argument, seen: ReadonlySet<string>): boolean {
  const isOfTwo = seen.has('が') && pending.slice(0, -1).some((each) => each.marker === 'が');
  return marker === 'に' && isAnimate(kind) && isOfTwo;
}

/** Beside が the topic is the object ('この手紙は祖母が書いた') or the owner ('象は鼻が長い'). */
function placeTopic(state: ReadingState, args: Argument[], said: Argument, predicate: Predicate): void {
  const { topic } = state;
  if (!topic || topic === said) {
    return;
  }
  const isThing = !isAnimate(topic.kind) && topic.kind !== 'unknown' && !predicate.isPassive;
  if (isThing && predicate.kind === 'verb' && !args.some(({ marker }) => marker === 'を')) {
    args.push({ ...topic, marker: topic.isPlace ? 'で' : 'を' });
  } else if (predicate.kind === 'adjective' && !isAnimate(said.kind)) {
    setOwner(state, said.phrases, topic.phrases[0]);
  }
}

/** '傘も渡す': beside whoever the sentence is about, a thing is what it is done to. */
const isDoneWith = (
  { kind }: Argument,
  args: readonly Argument[],
  { base, kind: word, isPassive }: Predicate,
): boolean =>
  kind === 'thing' &&
  word === 'verb' &&
  !isPassive &&
  !isIntransitive(base) &&
  !args.some(({ marker }) => marker === 'を');

/** A thing or place of which something can be done. */
const isObjectTopic = ({ kind }: Argument, args: readonly Argument[], predicate: Predicate): boolean =>
  predicate.mood === 'can' &&
  predicate.kind === 'verb' &&
  (kind === 'thing' || kind === 'place') &&
  !isIntransitive(predicate.base) &&
  !args.some(({ marker }) => marker === 'を');

/** The subject said with が, else the topic, else that of the clause before. */
export function takeSubject(state: ReadingState, args: Argument[], predicate: Predicate): number[] | undefined {
  const said = saidSubject(state, args, predicate);
  if (said) {
    return said;
  }
  const extra = args.findIndex(({ marker, isTopic }) => marker === '' && isTopic);
  const isDone = extra >= 0 && state.topic !== undefined && isDoneWith(args[extra] as Argument, args, predicate);
  if (isDone) {
    args[extra] = { ...(args[extra] as Argument), marker: 'を' };
  } else if (extra >= 0) {
    return (args.splice(extra, 1)[0] as Argument).phrases;
  }
  const { topic } = state;
  if (topic && state.carried !== undefined && isObjectTopic(topic, args, predicate)) {
    // 'レンガの家だけは壊せない'
    args.push({ ...topic, marker: 'を' });
    return state.carried;
  }
  return topic?.phrases ?? state.carried;
}

/** The subject where が stands in the clause: what が marks, or the topic whose part or object it is. */
function saidSubject(state: ReadingState, args: Argument[], predicate: Predicate): number[] | undefined {
  const at = args.findIndex(({ marker }) => marker === 'が');
  const topic = state.topic;
  const said = args[at];
  if (!said) {
    return undefined;
  }
  if (topic && topic !== said && BODY_PARTS.has(said.head) && isAnimate(topic.kind)) {
    args.splice(at, 1);
    state.absorbed.add(said.phrases[0] as number);
    return topic.phrases;
  }
  if (topic && isStative(predicate) && !args.some(({ marker }) => marker === 'を')) {
    args[at] = { ...said, marker: 'を' };
    return topic.phrases;
  }
  args.splice(at, 1);
  placeTopic(state, args, said, predicate);
  return said.phrases;
}

function setOwner(state: ReadingState, phrases: readonly number[], owner: number | undefined): void {
  for (const index of phrases) {
    const phrase = state.phrases[index];
    if (phrase && owner !== undefined && phrase.owner === undefined && owner !== index) {
      phrase.owner = owner;
    }
  }
}

/** What is done to nothing: in '最後の一杯を泣いている客に出す' it is the glass that is handed over. */
const STAYING = /^(?:泣く|眠る|寝る|座る|腰掛ける|倒れる|凍える|震える|微笑む|溺れる|疲れる|怯える|黙る|酔う)$/;

/** Arguments right before a relative clause, as far as the last comma or topic. */
export function nearArguments(state: ReadingState, predicate: Predicate): Argument[] {
  const near: Argument[] = [];
  for (let at = state.pending.length - 1; at >= 0; at--) {
    const argument = state.pending[at] as Argument;
    const isDouble = near.some(({ marker }) => marker === argument.marker && ['が', 'を'].includes(marker));
    const isForeignObject =
      argument.marker === 'を' &&
      !argument.isPlace &&
      (isAnimate(argument.kind) ? isIntransitive(predicate.base) : STAYING.test(predicate.base));
    const isForeignRecipient = argument.marker === 'に' && isAnimate(argument.kind) && !takesSomebody(predicate);
    if (argument.isTopic || argument.hasComma || isDouble || isForeignObject || isForeignRecipient) {
      break;
    }
    near.unshift(argument);
  }
  return near;
}

export function takeNear(
  state: ReadingState,
  near: readonly Argument[],
  takesSubject: boolean | undefined,
): Argument[] {
  const subject = near.findIndex(({ marker }) => marker === 'が');
  const isLeft = subject >= 0 && !takesSubject;
  const taken = isLeft ? near.slice(subject + 1) : [...near];
  state.pending.splice(state.pending.length - taken.length, taken.length);
  return taken;
}
