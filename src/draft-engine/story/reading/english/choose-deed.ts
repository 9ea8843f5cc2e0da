import type { FrameId } from '../../frames/frames.ts';
import type { EnglishScan, FoundVerb } from './english-scan.ts';

const MOVES: ReadonlySet<FrameId> = new Set<FrameId>(['travel', 'leave', 'arrive']);
/** How things are before anything happens. */
const STATES: ReadonlySet<FrameId> = new Set<FrameId>([
  'join',
  'wait',
  'travel',
  'befriend',
  'arrive',
  'perform',
  'cook',
  'sell',
  'remember',
]);
/** Verbs that stay the story whatever follows them: 'learns to fly', 'teaches a fox to read'. */
const STUDIES: ReadonlySet<FrameId> = new Set<FrameId>(['learn', 'teach', 'forget', 'overcome', 'fall_in_love']);

/** Which of the verbs the story is about. */
export interface Deed {
  verb: FoundVerb;
  /** What the story is: the verb's own frame, or that of a verb that hangs on it. */
  frame: FrameId;
  /** The going that leads to the deed was passed over: 'crosses the ice to find its chick'. */
  afterMove: boolean;
}

/** Chooses among the verbs of the idea; undefined where there is none. */
export function chooseDeed(scan: EnglishScan): Deed | undefined {
  const strong = scan.verbs.filter((verb) => verb.frame !== 'want');
  const told = strong.filter((verb) => !verb.aside);
  const opening = told[0];
  // Two sentences: where the first only says how things are, the second tells what happens.
  const stop = scan.terms.findIndex((term) => /[.!?]/.test(term.after));
  const turn =
    opening && opening.at <= stop && STATES.has(opening.frame)
      ? told.find((verb) => verb.at > stop && !STATES.has(verb.frame))
      : undefined;
  const first = turn ?? opening;
  const purpose =
    first && MOVES.has(first.frame)
      ? told.find((verb) => verb.afterTo && verb.at > first.at && !MOVES.has(verb.frame))
      : undefined;
  const verb = purpose ?? first ?? strong.find((each) => each.aside) ?? scan.verbs[0];
  if (!verb) {
    return undefined;
  }
  // 'races to save': the second verb is the deed.
  const hanging =
    verb.aside || STUDIES.has(verb.frame) ? undefined : strong.find((each) => each.afterTo && each.at === verb.at + 2);
  return { verb, frame: hanging?.frame ?? verb.frame, afterMove: purpose !== undefined };
}
