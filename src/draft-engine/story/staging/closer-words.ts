import { ADVENTURE_WORDS } from './closer-words/adventures.ts';
import { LONE_WORDS } from './closer-words/alone.ts';
import { CIVIC_WORDS } from './closer-words/civic.ts';
import type { CloserWords } from './closer-words/closer-words.ts';
import { EVERYDAY_WORDS } from './closer-words/everyday.ts';
import { NEAR_WORDS } from './closer-words/near-ones.ts';
import { PEOPLE_WORDS } from './closer-words/people.ts';
import { THING_WORDS } from './closer-words/things.ts';
import { TRADE_WORDS } from './closer-words/trades.ts';

/** Verbs that look otherwise than the deed by which they are told; the first that fits is taken. */
export const CLOSER_WORDS: readonly CloserWords[] = [
  ...THING_WORDS,
  ...PEOPLE_WORDS,
  ...LONE_WORDS,
  ...CIVIC_WORDS,
  ...TRADE_WORDS,
  ...ADVENTURE_WORDS,
  ...NEAR_WORDS,
  ...EVERYDAY_WORDS,
];
