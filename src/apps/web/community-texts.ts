import { cn as movieCardsCn } from '#src/features/community/texts/cards/cn.ts';
import { en as movieCardsEn } from '#src/features/community/texts/cards/en.ts';
import { ja as movieCardsJa } from '#src/features/community/texts/cards/ja.ts';
import { ko as movieCardsKo } from '#src/features/community/texts/cards/ko.ts';
import { cn as communityCn } from '#src/features/community/texts/cn.ts';
import { en as communityEn } from '#src/features/community/texts/en.ts';
import { ja as communityJa } from '#src/features/community/texts/ja.ts';
import { ko as communityKo } from '#src/features/community/texts/ko.ts';
import { cn as seriesCn } from '#src/features/community/texts/series/cn.ts';
import { en as seriesEn } from '#src/features/community/texts/series/en.ts';
import { ja as seriesJa } from '#src/features/community/texts/series/ja.ts';
import { ko as seriesKo } from '#src/features/community/texts/series/ko.ts';

/** The texts of the community by language and section. */
export const COMMUNITY_TEXTS = {
  en: { community: communityEn, movieCards: movieCardsEn, series: seriesEn },
  cn: { community: communityCn, movieCards: movieCardsCn, series: seriesCn },
  ko: { community: communityKo, movieCards: movieCardsKo, series: seriesKo },
  ja: { community: communityJa, movieCards: movieCardsJa, series: seriesJa },
} as const;
