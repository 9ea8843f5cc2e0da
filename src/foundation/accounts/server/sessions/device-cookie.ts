import { randomBytes } from 'node:crypto';
import { KEPT_DAYS } from '#src/shared/catalogue/kept-days.ts';
import type { SessionCookie } from './session-cookie.ts';

const DAY_SECONDS = 24 * 60 * 60;
const DEVICE = /^[\w-]{22}$/;

/**
 * A cookie beside the session's that survives signing out: it shows that two accounts share a browser (INV-03), and
 * which browsers an account has signed in from (AUTH-09). A program gets it too, and may send it back.
 */
export function deviceCookie({ name, options }: SessionCookie): {
  name: string;
  options: SessionCookie['options'] & { maxAge: number };
} {
  return { name: `${name}-device`, options: { ...options, maxAge: KEPT_DAYS.browsers * DAY_SECONDS } };
}

/** The mark in this cookie; undefined when there is none, or not of our format. */
export function readDevice(sent: string | undefined): string | undefined {
  return sent !== undefined && DEVICE.test(sent) ? sent : undefined;
}

/** A new mark for a browser: 128 random bits. */
export function createDevice(): string {
  return randomBytes(16).toString('base64url');
}
