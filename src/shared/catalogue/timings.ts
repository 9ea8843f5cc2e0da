/** How long the interface waits (CAT-42): the one table of its clocks, in milliseconds where a name says nothing else. */
export const TIMINGS = {
  /** Seconds that the not-found page stands before it goes home (ROUTE-06). */
  notFoundSeconds: 5,
  /** How long a message shows (BOOT-07). */
  message: 3000,
  /** Waits before each new try of a page whose code did not come (ROUTE-09). */
  screenRetries: [1000, 2000, 3000],
  /** How long after the first page has loaded the next ones are brought in (ROUTE-10). */
  preload: 2000,
  /** How long work that can wait does so where nobody does anything (BOOT-04) … */
  deferred: 3000,
  /** … and then for the browser to be idle. */
  deferredIdle: 1000,
  /** How often the site is asked whether its maintenance is over. */
  maintenancePoll: 15_000,
  /** After what, and how long after it, somebody with few coins is reminded (BOOT-06). */
  lowBalance: { start: 2500, login: 2000, topUpFromZero: 2000, change: 500 },
  /**
   * How long after a film has something to show its guide opens by itself, and is tried again while something else is
   * open (BOOT-11).
   */
  filmGuide: 1000,
} as const;
