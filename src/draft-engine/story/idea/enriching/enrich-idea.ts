import type { Language } from '#src/shared/language/languages.ts';
import type { Random } from '#src/shared/random.ts';
import { IDEA_WORDS } from '../idea-words.ts';
import { ENRICHMENTS_CN } from './cn.ts';
import { ENRICHMENTS_EN } from './en.ts';
import { detailOf, type EnrichmentsByLanguage, type Milieu } from './enrichment.ts';
import { ENRICHMENTS_JA } from './ja.ts';
import { ENRICHMENTS_KO } from './ko.ts';

/** What makes an idea of each milieu richer, in the language of the idea. */
export const ENRICHMENTS: EnrichmentsByLanguage = {
  en: ENRICHMENTS_EN,
  cn: ENRICHMENTS_CN,
  ko: ENRICHMENTS_KO,
  ja: ENRICHMENTS_JA,
};

/**
 * One or two sentences that make an idea richer: a detail at an hour where it says none, and what stands in the way
 * where nothing does; an idea that has both gets one more obstacle.
 */
export function enrichingSentences(
  { text, language, milieu }: { text: string; language: Language; milieu: Milieu },
  lacks: Readonly<Record<'hour' | 'obstacle', boolean>>,
  random: Random,
): string[] {
  const enrichment = ENRICHMENTS[language][milieu];
  const obstacles = enrichment.obstacles.filter((each) => !text.includes(each));
  return [
    ...(lacks.hour ? [detailOf(enrichment, IDEA_WORDS[language].times)] : []),
    ...((lacks.obstacle || !lacks.hour) && obstacles.length > 0 ? [random.pick(obstacles)] : []),
  ];
}
