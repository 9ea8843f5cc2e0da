import { wordTable } from '#src/shared/word-table.ts';
import type { Presence } from '../idea-graph.ts';
import { applyCount } from './counts.ts';
import { ADJECTIVES } from './dictionary.ts';
import { finishTime } from './noun-steps.ts';
import { OFTEN } from './often.ts';
import { isTimeGroup, readCount } from './phrases.ts';
import { type Reading, begin } from './reading-state.ts';
import { COUNTERS, TIME_UNITS, NUMBERS } from './small-words.ts';
import type { Token } from './words.ts';

/** Reads an adverb: how, how often, together. */
export function readAdverb(reading: Reading, token: Token, at: number): number {
  const often = OFTEN[token.text];
  const last = reading.pending.at(-1);
  if ((token.text === '함께' || token.text === '같이' || token.text === '더불어') && last?.case === 'with') {
    last.isTogether = true;
    last.next = at + 1;
  } else if (often) {
    reading.often = often;
  } else if (token.text === '몰래' && last?.case === 'none' && last.next === at) {
    reading.pending.pop();
    reading.manner.push(token.text);
  } else if (!/^(?:그리고|및|또는|혹은)$/.test(token.text)) {
    reading.manner.push(token.text);
  } else if (last?.case === 'none') {
    last.comma = true;
  }
  return at + 1;
}

const PRESENCE_WORDS: Readonly<Record<string, Presence>> = wordTable({
  전직: 'former',
  전: 'former',
  옛: 'former',
  고: 'dead',
  故: 'dead',
});

/** 한 명씩, 한 번도. */
const TIMES = /씩$|^(?:번|차례)(?:도|만|에)?$/;

/** Reads a word that stands before a noun: a number, this, former. */
export function readDeterminer(reading: Reading, token: Token, at: number): number {
  const { modifiers, tokens } = reading;
  const each = tokens[at + 1]?.text ?? '';
  if (TIMES.test(each) && NUMBERS[token.text] !== undefined) {
    reading.manner.push(`${token.text} ${each}`);
    return at + 2;
  }
  const counted = readCount(tokens, at);
  begin(reading, token);
  if (counted) {
    return applyCount(reading, counted);
  }
  if (ADJECTIVES.has(token.text)) {
    modifiers.adjectives.push(token.text);
  }
  const before = tokens[at - 1];
  const isAgo =
    token.text === '전' &&
    before?.kind === 'noun' &&
    (before.nounClass === 'time' || isTimeGroup([before]) || COUNTERS.has(before.noun) || TIME_UNITS.has(before.noun));
  if (isAgo) {
    finishTime(reading);
    return at + 1;
  }
  const presence = PRESENCE_WORDS[token.text];
  if (presence) {
    modifiers.presence = presence;
  }
  return at + 1;
}
