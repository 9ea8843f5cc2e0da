import { cn as movieCardsCn } from '#src/features/community/texts/cards/cn.ts';
import { en as movieCardsEn } from '#src/features/community/texts/cards/en.ts';
import { ja as movieCardsJa } from '#src/features/community/texts/cards/ja.ts';
import { ko as movieCardsKo } from '#src/features/community/texts/cards/ko.ts';
import { cn as communityCn } from '#src/features/community/texts/cn.ts';
import { en as communityEn } from '#src/features/community/texts/en.ts';
import { ja as communityJa } from '#src/features/community/texts/ja.ts';
import { ko as communityKo } from '#src/features/community/texts/ko.ts';
import { cn as safetyCn } from '#src/features/community/texts/safety/cn.ts';
import { en as safetyEn } from '#src/features/community/texts/safety/en.ts';
import { ja as safetyJa } from '#src/features/community/texts/safety/ja.ts';
import { ko as safetyKo } from '#src/features/community/texts/safety/ko.ts';
import { cn as seriesCn } from '#src/features/community/texts/series/cn.ts';
import { en as seriesEn } from '#src/features/community/texts/series/en.ts';
import { ja as seriesJa } from '#src/features/community/texts/series/ja.ts';
import { ko as seriesKo } from '#src/features/community/texts/series/ko.ts';

/** The texts of the community by language and section. */
export const COMMUNITY_TEXTS = {
  en: { community: communityEn, movieCards: movieCardsEn, safety: safetyEn, series: seriesEn },
  cn: { community: communityCn, movieCards: movieCardsCn, safety: safetyCn, series: seriesCn },
  ko: { community: communityKo, movieCards: movieCardsKo, safety: safetyKo, series: seriesKo },
  ja: { community: communityJa, movieCards: movieCardsJa, safety: safetyJa, series: seriesJa },
} as const;
