import type { Scenario } from './scenario.ts';

/** Abuse of reports: films and comments reported falsely, by one and by many. Empty until reports can be made. */
export const REPORT_ATTACKS: readonly Scenario[] = [];
