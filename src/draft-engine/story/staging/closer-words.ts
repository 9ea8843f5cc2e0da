import { LONE_WORDS } from './closer-words/alone.ts';
import type { CloserWords } from './closer-words/closer-words.ts';
import { PEOPLE_WORDS } from './closer-words/people.ts';
import { THING_WORDS } from './closer-words/things.ts';

/** Verbs that look otherwise than the deed by which they are told; the first that fits is taken. */
export const CLOSER_WORDS: readonly CloserWords[] = [...THING_WORDS, ...PEOPLE_WORDS, ...LONE_WORDS];
