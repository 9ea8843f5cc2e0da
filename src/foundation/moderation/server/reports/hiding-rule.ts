import type { ReportReason } from '#src/shared/catalogue/report-reasons.ts';

/** What hides a thing until an admin has looked at it (docs/operating/moderation.md). */
export const HIDING_RULE = {
  /** Reports of younger accounts count nothing; those of accounts that are not yet full ones a half. */
  countsFromDays: 7,
  fullFromDays: 30,
  young: 0.5,
  /** What somebody counts with whose reports no admin has agreed with yet, and with at least so many agreed ones. */
  unproven: 0.25,
  provenBy: 2,
  /** Each report that an admin rejected, beyond those that one agreed with, is worth this factor. */
  rejected: 0.5,
  /** Without having watched the film. */
  unwatched: 0.5,
  /** So many full reports for this reason hide a thing. */
  needed: { sexual: 3, violence: 3, hate: 3, harassment: 5, rights: 5, spam: 5, other: 8 },
  /** Liked by so many, a film needs twice as many, by twice as many three times as many. */
  likesForOneMore: 50,
  mostTimes: 3,
} as const satisfies { needed: Record<ReportReason, number> } & Record<string, unknown>;

/** A report with what is known of who made it. */
export interface WeighedReport {
  reason: ReportReason;
  attentive: boolean;
  /** Of the network it came from. */
  network: string;
  accountDays: number;
  /** How many of the person's earlier reports an admin agreed with, and did not. */
  upheld: number;
  rejected: number;
  /** Others among those who report this that reported something else together with them, which no admin agreed with. */
  companions: number;
}

/** What a report counts, from 0 to 1. */
export function weighReport(report: WeighedReport): number {
  const { accountDays, upheld, rejected, companions, attentive } = report;
  if (accountDays < HIDING_RULE.countsFromDays) {
    return 0;
  }
  return (
    (accountDays < HIDING_RULE.fullFromDays ? HIDING_RULE.young : 1) *
    (upheld - rejected >= HIDING_RULE.provenBy ? 1 : HIDING_RULE.unproven) *
    HIDING_RULE.rejected ** Math.max(0, rejected - upheld) *
    (attentive ? 1 : HIDING_RULE.unwatched) *
    (1 / (1 + companions))
  );
}

/** True when these reports hide what so many people like: of one network, only the weightiest counts. */
export function hides(reports: readonly WeighedReport[], likes: number): boolean {
  const weightiest = new Map<string, number>();
  for (const report of reports) {
    const share = weighReport(report) / HIDING_RULE.needed[report.reason];
    weightiest.set(report.network, Math.max(share, weightiest.get(report.network) ?? 0));
  }
  const shares = [...weightiest.values()].reduce((sum, share) => sum + share, 0);
  return shares >= Math.min(HIDING_RULE.mostTimes, 1 + likes / HIDING_RULE.likesForOneMore) - 1e-9;
}
