import type { Argument } from './draft.ts';
import { type Count, noModifiers } from './phrases.ts';
import { type Reading, settle } from './reading-state.ts';

/** 두 명의 형사, 형사 두 명이, 열세 살 소녀. */
export function applyCount(reading: Reading, counted: Count): number {
  const { modifiers } = reading;
  const { last, count, years } = counted;
  const before = reading.pending.at(-1);
  const isBehind = before?.case === 'none' && !before.comma && modifiers.relatives.length === 0;
  if (before && isBehind && counted.isNoun && count !== undefined) {
    return countBefore(reading, before, counted);
  }
  if (count !== undefined) {
    modifiers.count = count;
  }
  if (years !== undefined) {
    modifiers.years = years;
  }
  const isOwn = counted.isNoun && last.case !== 'none' && last.case !== 'of' && count !== undefined;
  return isOwn ? counted.next - 1 : counted.next;
}

/** 형사 두 명이: the number and its particle belong to the noun before. */
function countBefore(reading: Reading, before: Argument, { last, count, next }: Count): number {
  const index = before.phrases.at(-1) as number;
  const phrase = reading.draft.phrases[index];
  if (phrase && count !== undefined) {
    phrase.count = count;
    phrase.to = last.nounTo;
  }
  Object.assign(before, { case: last.case, isTopical: last.isTopical, comma: last.comma, next });
  reading.modifiers = noModifiers();
  if (last.case === 'of') {
    reading.pending.pop();
    Object.assign(reading.modifiers, { owner: index, from: phrase?.from });
  } else {
    settle(reading, before);
  }
  return next;
}
