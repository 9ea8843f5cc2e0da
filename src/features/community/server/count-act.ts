import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';

const HOUR_SECONDS = 60 * 60;
const RATES = {
  like: { kind: 'like-film', allowed: LIMITS.community.likesPerHour, seconds: HOUR_SECONDS },
  recommendation: { kind: 'recommend-film', allowed: LIMITS.community.recommendationsPerHour, seconds: HOUR_SECONDS },
  comment: { kind: 'comment-film', allowed: LIMITS.community.commentsPerHour, seconds: HOUR_SECONDS },
  report: { kind: 'report-content', allowed: LIMITS.community.reportsPerHour, seconds: HOUR_SECONDS },
  block: { kind: 'block-person', allowed: LIMITS.community.blocksPerHour, seconds: HOUR_SECONDS },
  commentOnFilm: { kind: 'comment-one-film', allowed: LIMITS.community.commentsOnFilmADay, seconds: 24 * HOUR_SECONDS },
  follow: { kind: 'follow-author', allowed: LIMITS.community.followsPerHour, seconds: HOUR_SECONDS },
  series: { kind: 'change-series', allowed: LIMITS.community.seriesChangesPerHour, seconds: HOUR_SECONDS },
  view: { kind: 'view-film', allowed: LIMITS.community.viewsPerMinute, seconds: 60 },
} as const;

/** Counts one more act of an account, or of a visitor's network. Throws TOO_MANY_ATTEMPTS with `retryAfterSeconds`. */
export async function countAct(executor: Executor, subject: string, act: keyof typeof RATES): Promise<void> {
  await countAttempt(executor, { ...RATES[act], subject });
}
