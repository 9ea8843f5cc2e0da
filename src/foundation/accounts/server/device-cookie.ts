import { randomBytes } from 'node:crypto';
import type { SessionCookie } from './session-cookie.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** As long as browsers keep a cookie at all. */
const LIFE_DAYS = 400;
const DEVICE = /^[\w-]{22}$/;

/**
 * The cookie beside the session's that stays when one signs out: by it two accounts of one browser are noticed
 * (INV-03).
 */
export function deviceCookie({ name, options }: SessionCookie): {
  name: string;
  options: SessionCookie['options'] & { maxAge: number };
} {
  return { name: `${name}-device`, options: { ...options, maxAge: LIFE_DAYS * DAY_SECONDS } };
}

/** The browser that sent this cookie; a new one where none came, or what came is not of our making. */
export function deviceOf(sent: string | undefined): string {
  return sent !== undefined && DEVICE.test(sent) ? sent : randomBytes(16).toString('base64url');
}
