import { useCallback } from 'react';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { WRITING } from '#src/shared/language/writing.ts';

/** Lists names, words or numbers as the page's language does, in few characters. */
export function useList(): (items: readonly (string | number)[]) => string {
  const { comma } = WRITING[useLanguage().language];
  return useCallback((items) => items.join(comma), [comma]);
}

/** Ascending numbers, three or more that follow each other as a range. */
export function inRanges(numbers: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last.at(-1) === number - 1) {
      last.push(number);
    } else {
      runs.push([number]);
    }
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String)));
}
