import { IDENTITIES } from './identities.ts';

/** Rights of an identity on the site beside films (ROLE-05, ROLE-06). */
export interface SiteRights {
  /** False for a banned account, which sees only the page about its ban. */
  usesSite: boolean;
  /** The admin area and its endpoints. */
  administers: boolean;
  /** The gold ring and the crown (NAV-09), for paying members and special accounts. */
  wearsCrown: boolean;
}

/** The table of site rights, shared by server and web. */
export function siteRightsOf(identity: number): SiteRights {
  return {
    usesSite: identity !== IDENTITIES.banned,
    administers: identity === IDENTITIES.admin,
    wearsCrown: identity === IDENTITIES.member || identity === IDENTITIES.special,
  };
}
