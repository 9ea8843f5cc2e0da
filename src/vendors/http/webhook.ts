import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A call by which a service says that work has ended, as it came. */
export interface WebhookCall {
  headers: IncomingHttpHeaders;
  /** The signature covers these bytes. */
  body: Buffer;
}

const OLDEST_SECONDS = 300;
const DAY_MILLISECONDS = 24 * 3_600_000;
const RENEWAL_MILLISECONDS = 300_000;

/** One value of a header; empty where there is none, or several. */
export function headerOf({ headers }: WebhookCall, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** True for a time of signing, in seconds since 1970, that is at most five minutes away. */
export function isRecent(signedAt: string): boolean {
  return /^\d{1,12}$/.test(signedAt) && Math.abs(Date.now() / 1_000 - Number(signedAt)) <= OLDEST_SECONDS;
}

/** True when one of the signatures is the HMAC-SHA256 of these parts; compared in constant time. */
export function isMac(
  key: Uint8Array | string,
  parts: readonly (Uint8Array | string)[],
  signatures: readonly Uint8Array[],
): boolean {
  const mac = createHmac('sha256', key);
  parts.forEach((part) => mac.update(part));
  const right = mac.digest();
  return signatures.some((signature) => signature.length === right.length && timingSafeEqual(signature, right));
}

/**
 * Keys by which a service signs. They are fetched when they are first needed and when they are a day old, and at most
 * every five minutes where a signature fits none, since the service may have changed them, or where they could not be
 * fetched: calls that anybody can make do not become requests of ours.
 */
export function createWebhookKeys<Keys>(
  fetchKeys: (signal: AbortSignal) => Promise<Keys>,
): (fits: (keys: Keys) => boolean, signal: AbortSignal) => Promise<boolean> {
  let kept: { keys: Promise<Keys>; fetchedAt: number } | undefined;
  const youngerThan = (milliseconds: number, signal: AbortSignal): Promise<Keys> => {
    if (!kept || Date.now() - kept.fetchedAt > milliseconds) {
      const keys = fetchKeys(signal);
      const fetched = { keys, fetchedAt: Date.now() };
      kept = fetched;
      keys.catch(() => {
        // What failed is as old as it may be, less the time for which it is not asked for again.
        fetched.fetchedAt -= DAY_MILLISECONDS - RENEWAL_MILLISECONDS;
      });
    }
    return kept.keys;
  };
  return async (fits, signal) => {
    const keys = await youngerThan(DAY_MILLISECONDS, signal);
    if (fits(keys)) {
      return true;
    }
    const renewed = await youngerThan(RENEWAL_MILLISECONDS, signal);
    return renewed !== keys && fits(renewed);
  };
}
