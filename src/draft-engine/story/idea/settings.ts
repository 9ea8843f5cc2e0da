import type { Period, Setting, Span } from './idea-graph.ts';
import type { ReadingTables, Word } from './text-reading.ts';

/** Words that a phrase of setting has at most: 'in the middle ages'. */
const LONGEST = 5;

/** A word of setting wherever it stands: the setting itself keeps the first of each field. */
export interface FoundSetting extends Span {
  field: keyof Setting;
  value: unknown;
}

/** The hour, season, weather, period and culture that the words say, each by its first mention. */
export function findSettings(
  text: string,
  words: readonly Word[],
  tables: ReadingTables['settings'],
): { setting: Setting; found: FoundSetting[] } {
  const setting: Setting = {};
  const found: FoundSetting[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(LONGEST, words.length - start); length > 0; length--) {
      const matches = lookUp(text, words.slice(start, start + length), tables);
      for (const { field, said } of matches) {
        found.push({ field, value: said.value, ...said.span });
        setting[field] ??= said as never;
      }
      if (matches.length > 0) {
        start += length - 1;
        break;
      }
    }
  }
  return { setting, found };
}

/** The first year of each period, the latest first. */
const PERIODS_BY_YEAR: readonly (readonly [number, Period])[] = [
  [2200, 'far_future'],
  [2035, 'near_future'],
  [2000, 'today'],
  [1990, '1990s'],
  [1980, '1980s'],
  [1970, '1970s'],
  [1960, '1960s'],
  [1950, '1950s'],
  [1935, '1940s'],
  [1915, '1920s'],
  [1900, '1900s'],
  [1790, 'nineteenth_century'],
  [1480, 'early_modern'],
  [1000, 'middle_ages'],
];

/** '1944', '1950s', '1987년', '1960年代', '3400年': a year between the middle ages and the far future. */
function periodOfYear(typed: string): Period | undefined {
  const year = /^(?:(1\d{3}|2[0-4]\d{2})(?:'?s|年代?|년대?)?|([1-9]\d{3,5})[年년])$/
    .exec(typed)
    ?.slice(1)
    .find(Boolean);
  return year === undefined ? undefined : PERIODS_BY_YEAR.find(([from]) => Number(year) >= from)?.[1];
}

interface SaidSetting {
  field: keyof Setting;
  said: { value: unknown; words: string; span: Span };
}

/** What a stretch of words says of the setting: 'Edo' is a period and a culture. */
function lookUp(text: string, words: readonly Word[], tables: ReadingTables['settings']): SaidSetting[] {
  const first = words[0] as Word;
  const last = words.at(-1) as Word;
  const typed = text.slice(first.from, last.to);
  const span = { from: first.from, to: last.to };
  const forms = [typed.toLowerCase(), ...(words.length === 1 ? [first.base.toLowerCase()] : [])];
  const found: SaidSetting[] = [];
  for (const [field, table] of Object.entries(tables) as [keyof Setting, Record<string, unknown>][]) {
    const form = forms.find((each) => Object.hasOwn(table, each));
    if (form !== undefined) {
      found.push({ field, said: { value: table[form], words: typed, span } });
    }
  }
  const period = forms.map(periodOfYear).find(Boolean);
  return period && found.length === 0 ? [{ field: 'period', said: { value: period, words: typed, span } }] : found;
}
