import { IDENTITIES } from '#src/shared/catalogue/identities.ts';

/** Who stands before a route, as far as it is known yet. */
export interface Visitor {
  /** Whether the site is under maintenance; undefined until it is known. */
  inMaintenance: boolean | undefined;
  /** Identity of the account (ACC-02); null for a visitor, undefined until it is known. */
  identity: number | null | undefined;
}

/** What a route asks of who goes there. */
export interface RouteRules {
  path: string;
  /** Only for who is signed in. */
  signedIn?: true;
  /** Only for an admin, who is signed in as well. */
  admin?: true;
}

/** What happens at a route: it shows, it waits for what is not known yet, or the person is sent on. */
export type Verdict = 'show' | 'wait' | 'maintenance' | 'home' | 'banned' | 'login' | 'register';

/**
 * The one order in which guards are asked; the first that applies decides (GUARD-07): maintenance, ban, sign-in, admin.
 * What is not known yet holds nobody up, save before a page of the admin's: the server refuses by itself whatever it
 * must.
 */
export function decide({ path, signedIn, admin }: RouteRules, { inMaintenance, identity }: Visitor): Verdict {
  if (inMaintenance) return path === '/maintenance' ? 'show' : 'maintenance';
  if (path === '/maintenance') return inMaintenance === undefined ? 'show' : 'home';
  if (identity === IDENTITIES.banned) return path === '/banned' ? 'show' : 'banned';
  if ((signedIn || admin) && identity === null) return 'login';
  if (!admin || identity === IDENTITIES.admin) return 'show';
  return identity === undefined ? 'wait' : 'register';
}
