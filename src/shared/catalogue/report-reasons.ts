/** Why people report a film or a comment, the gravest first. */
export const REPORT_REASONS = ['sexual', 'violence', 'hate', 'harassment', 'rights', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
