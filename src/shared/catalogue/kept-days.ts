/** Days that records of a person stay after their last use. The privacy policy states these numbers. */
export const KEPT_DAYS = {
  /** A browser after the last sign-in from it; its cookie expires with it. Browsers keep no cookie for longer. */
  browsers: 400,
  /** A session after its end. */
  endedSessions: 30,
  /** Hashes of devices and networks after they were last seen, and of a mailbox after its account was deleted. */
  traces: 180,
} as const;
