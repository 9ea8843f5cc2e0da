import { wordTable } from '#src/shared/word-table.ts';
import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import { dictionaryForm, fromStem } from './forms.ts';
import type { PieceScene } from './piece-scene.ts';
import type { TurnedClause } from './relative-clauses.ts';
import { safeAgent, subjectOf } from './subjects.ts';

/** A stretch of the idea that is told, with its events. */
export interface Told {
  from: number;
  to: number;
  main: readonly IdeaEvent[];
  /** Clauses that are told by themselves. */
  inside: readonly TurnedClause[];
}

/** Between two clauses: '…て、', '…り、', '…が、', '…ので、', '…すると、', '…したとき、'. */
const JOINT =
  /^(?:(て|で|ながらも|が|けれど|けれども|けど|ものの|のに|ので|から|し|と|一方)|(とき|時|瞬間|後|あと|のち|直後|途端|間|あいだ|うち)(?:に|で)?は?)?で?、/;
/** What a sentence begins with that was joined so to the one before. */
export const BRIDGES: Readonly<Record<string, string>> = wordTable({
  が: 'ところが、',
  けれど: 'ところが、',
  けれども: 'ところが、',
  けど: 'ところが、',
  ものの: 'ところが、',
  のに: 'それなのに、',
  ながらも: 'それでも、',
  ので: 'そこで、',
  から: 'だから、',
  と: 'すると、',
  一方: '一方、',
  とき: 'そのとき、',
  時: 'そのとき、',
  瞬間: 'その瞬間、',
  後: 'そのあと、',
  あと: 'そのあと、',
  のち: 'そのあと、',
  直後: 'その直後、',
  途端: 'そのとたん、',
  間: 'その間に、',
  あいだ: 'その間に、',
  うち: 'そのうちに、',
});
const SHORTEST_PART = 7;
/** Longer than this a sentence is cut wherever it can be, in characters. */
const LONGEST_TOLD = 30;

export interface Cut {
  /** Where the clause ends, and where the next begins. */
  end: number;
  next: number;
  joint: string;
  event: IdeaEvent;
}

export function cutsIn(part: Told, scene: PieceScene): Cut[] {
  const cuts: Cut[] = [];
  let start = part.from;
  part.main.slice(0, -1).forEach((event, index) => {
    const after = part.main[index + 1] as IdeaEvent;
    const cut = isOwnShot([event, after], { start, part }, scene) ? cutAfter(event, { start, part }, scene) : undefined;
    const hasSubject = cuts.length > 0 || cut?.hasSubject;
    if (cut && hasSubject) {
      cuts.push(cut);
      start = cut.next;
    }
  });
  return cuts;
}

interface Stretch {
  start: number;
  part: Told;
}

/** Whether two events are seen in shots of their own, or too long to be told in one breath. */
function isOwnShot(
  [event, after]: readonly [IdeaEvent, IdeaEvent],
  { start, part }: Stretch,
  { facts: { graph }, stepOf }: PieceScene,
): boolean {
  // '…縫い、子どもに贈る': what is given was named before.
  const isOfSame = after.roles.patient?.some((id) => event.roles.patient?.includes(id)) ?? false;
  const lacksObject =
    (after.deed === 'give' || isOfSame) && !graph.text.slice(event.span.to, after.span.to).includes('を');
  return !lacksObject && (part.to - start > LONGEST_TOLD || stepOf.get(event.id) !== stepOf.get(after.id));
}

/** Where a sentence can be cut after an event; undefined where what is left would be no sentence. */
function cutAfter(
  event: IdeaEvent,
  { start, part: { to, inside } }: Stretch,
  { facts: { graph }, nouns }: PieceScene,
): (Cut & { hasSubject: boolean }) | undefined {
  const found = JOINT.exec(graph.text.slice(event.span.to, to));
  if (!found) {
    return undefined;
  }
  const end = event.span.to;
  const next = end + found[0].length;
  const text = without(graph.text, { from: start, to: end }, inside);
  const joint = found[1] ?? found[2] ?? '';
  // '慰めようと、' is what somebody tries.
  const isMeant = joint === 'と' && /[おこごそとのぼもろよ]う$/.test(text);
  const isLong = text.length >= SHORTEST_PART && to - next >= SHORTEST_PART;
  // A first clause without its own subject is told of whoever acts in it.
  const hasSubject = subjectOf(text, nouns) !== undefined || safeAgent(event, { nouns }) !== undefined;
  return isLong && !isMeant && finite(text, event, joint) !== undefined
    ? { end, next, joint, event, hasSubject }
    : undefined;
}

/** The dictionary form of a clause that is cut off before a joint. */
export function finite(text: string, event: IdeaEvent | undefined, joint: string): string | undefined {
  const predicate = event?.predicate ?? '';
  return joint === '' || joint === 'て' || joint === 'で' || joint === 'ながらも'
    ? fromStem(text, predicate)
    : dictionaryForm(text, predicate) && text;
}

/** The text from one offset to another without the clauses that are told by themselves. */
export function without(
  text: string,
  { from, to }: { from: number; to: number },
  left: readonly TurnedClause[],
): string {
  let kept = '';
  let at = from;
  for (const gone of [...left].sort((a, b) => a.from - b.from)) {
    if (gone.from >= at && gone.to <= to) {
      kept += text.slice(at, gone.from);
      at = gone.to;
    }
  }
  return kept + text.slice(at, to);
}
