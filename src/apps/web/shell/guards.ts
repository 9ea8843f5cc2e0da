import { siteRightsOf, type SiteRights } from '#src/shared/catalogue/site-rights.ts';

/** What is known so far about the person at a route. */
export interface Visitor {
  /** Whether the site is under maintenance; undefined until it is known. */
  inMaintenance: boolean | undefined;
  /** Identity of the account (ACC-02); null for a visitor, undefined until it is known. */
  identity: number | null | undefined;
  /** Whether their sign-in requires a code; undefined until it is known. */
  hasSecondFactor?: boolean | undefined;
  /** The operator has closed the community. */
  isCommunityClosed?: boolean | undefined;
}

/** Access rules of a route. */
export interface RouteRules {
  path: string;
  /** Requires a signed-in account. */
  signedIn?: true;
  /** Requires an admin, who is signed in as well. */
  admin?: true;
  /** Shows films of others: closed with the community. */
  community?: true;
}

/** The decision about a route: show it, wait for missing facts, or redirect. */
export type Verdict =
  | 'show'
  | 'wait'
  | 'closed'
  | 'maintenance'
  | 'home'
  | 'banned'
  | 'login'
  | 'register'
  | 'secondFactor';

/**
 * The order of the guards; the first that applies decides (GUARD-07): maintenance, ban, sign-in, a closed community,
 * admin, and the admin's second factor. Unknown facts delay nobody, except on admin pages: the server enforces the
 * rules itself.
 */
export function decide(route: RouteRules, visitor: Visitor): Verdict {
  const { path, signedIn, admin, community } = route;
  const { inMaintenance, identity } = visitor;
  if (inMaintenance) {
    return path === '/maintenance' ? 'show' : 'maintenance';
  }
  if (path === '/maintenance') {
    return inMaintenance === undefined ? 'show' : 'home';
  }
  const { usesSite } = rightsOf(identity);
  if (!usesSite) {
    return path === '/banned' ? 'show' : 'banned';
  }
  if ((signedIn || admin) && identity === null) {
    return 'login';
  }
  if (community && visitor.isCommunityClosed) {
    return 'closed';
  }
  return admin ? decideAdmin(route, visitor) : 'show';
}

/** The admin pages that are open before the second factor is set up (SEC-17): their frame, and the page for it. */
const WITHOUT_SECOND_FACTOR: readonly string[] = ['/admin', '/admin/security'];

function decideAdmin({ path }: RouteRules, { identity, hasSecondFactor }: Visitor): Verdict {
  if (identity === undefined) {
    return 'wait';
  }
  if (!rightsOf(identity).administers) {
    return 'register';
  }
  return hasSecondFactor === false && !WITHOUT_SECOND_FACTOR.includes(path) ? 'secondFactor' : 'show';
}

/** An unknown person, like a visitor, is neither banned nor an admin. */
function rightsOf(identity: Visitor['identity']): Pick<SiteRights, 'usesSite' | 'administers'> {
  return typeof identity === 'number' ? siteRightsOf(identity) : { usesSite: true, administers: false };
}
