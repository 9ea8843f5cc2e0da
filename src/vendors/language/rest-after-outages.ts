import { VendorError } from '../vendor.ts';

/** Outages in a row after which a service rests. */
const MOST_OUTAGES = 2;
/** Its first rest, the next ones, and all further ones. */
const REST_SECONDS = [30, 60, 120, 300] as const;
/** The longest that a service may ask us to wait. */
const MOST_ASKED_SECONDS = 300;

/** Spares those who wait the time limit of a service that does not answer. Of this process alone. */
export interface OutageRest {
  /**
   * Asks, unless the service rests. After a rest one request at a time tries whether it is well again. Throws what
   * `ask` throws, and VendorError `busy` at once while the service rests.
   */
  guard<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer>;
}

/** Lets a service rest that does not answer several times in a row, or that asks us to wait. `now` in milliseconds. */
export function createOutageRest(now: () => number = Date.now): OutageRest {
  let outages = 0;
  let rests = 0;
  let restsUntil = 0;
  let isTried = false;
  const note = (error: unknown): void => {
    if (!(error instanceof VendorError)) {
      return;
    }
    if (error.retryAfterSeconds !== undefined) {
      restsUntil = Math.max(restsUntil, now() + 1_000 * Math.min(error.retryAfterSeconds, MOST_ASKED_SECONDS));
    } else if (error.outage === undefined) {
      [outages, rests] = [0, 0];
    } else {
      outages += 1;
      // What was asked before the rest and fails during it is no reason for a longer one.
      if (outages >= MOST_OUTAGES && now() >= restsUntil) {
        restsUntil = now() + 1_000 * (REST_SECONDS[rests] ?? REST_SECONDS[REST_SECONDS.length - 1]!);
        rests += 1;
      }
    }
  };
  return {
    async guard(name, ask) {
      const isTrial = outages >= MOST_OUTAGES;
      if (now() < restsUntil || (isTrial && isTried)) {
        throw new VendorError('busy', `${name} rests, because it did not answer before`, { isNotAsked: true });
      }
      isTried ||= isTrial;
      try {
        const answer = await ask();
        [outages, rests] = [0, 0];
        return answer;
      } catch (error) {
        note(error);
        throw error;
      } finally {
        isTried &&= !isTrial;
      }
    },
  };
}
