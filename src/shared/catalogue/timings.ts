/** All delays of the interface (CAT-42), in milliseconds unless the name has another unit. */
export const TIMINGS = {
  /** Seconds until the not-found page redirects to the home page (ROUTE-06). */
  notFoundSeconds: 5,
  /** How long a toast shows (BOOT-07). */
  message: 3000,
  /** Delays before each retry of a page whose code failed to load (ROUTE-09). */
  screenRetries: [1000, 2000, 3000],
  /** Delay after the first page's load before the next pages are preloaded (ROUTE-10). */
  preload: 2000,
  /** Delay of deferred work without user activity (BOOT-04) … */
  deferred: 3000,
  /** … and the timeout for the browser to become idle. */
  deferredIdle: 1000,
  /** Interval of the poll whether maintenance is over. */
  maintenancePoll: 15_000,
  /** Delays of the low-balance reminder, by event (BOOT-06). */
  lowBalance: { start: 2500, login: 2000, topUpFromZero: 2000, change: 500 },
  /**
   * Delay before a film's guide opens once the first film exists, and before a retry while another dialog is open
   * (BOOT-11).
   */
  filmGuide: 1000,
  /** Delay after something was done before the guide looks for its tick. */
  guideTicks: 400,
  /** How long a drawn card turns over, by its rarity. */
  cardTurns: { common: 450, rare: 1100 },
} as const;
