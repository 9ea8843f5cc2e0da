import { IDENTITIES } from './identities.ts';
import { LIMITS } from './limits.ts';

/** The account: `identity` is 0 admin, 1 ordinary, 2 or 4 member, 3 banned (ACC-02). */
export interface RightsHolder {
  identity: number;
  /** True when a bonus was paid for at least one invited person (ROLE-08). */
  hasInvited: boolean;
}

/** Rights of an account in films that differ between accounts (ROLE-02, ROLE-03, ROLE-07). */
export interface FilmRights {
  member: boolean;
  maximumShots: number;
  /** Maximum length of the picture's shorter side in pixels. */
  maximumShortSidePixels: number;
  premiumModels: boolean;
  /** Seconds of video by paid models in one film; null for no limit. */
  paidVideoSeconds: number | null;
  /** One-click films with a paid model; an all-draft film is open to every account. */
  paidOneClick: boolean;
  /** True when a final cut carries the watermark. */
  marked: boolean;
}

/** The table of film rights, shared by server and web. An admin has a member's rights. */
export function filmRightsOf({ identity, hasInvited }: RightsHolder): FilmRights {
  const member = isMemberIdentity(identity);
  return {
    member,
    maximumShots: member ? LIMITS.film.maximumShots : LIMITS.freeFilm.frames,
    maximumShortSidePixels: member ? LIMITS.memberFilm.shortSidePixels : LIMITS.freeFilm.shortSidePixels,
    premiumModels: member,
    paidVideoSeconds: member ? null : LIMITS.freeFilm.paidVideoSeconds,
    paidOneClick: member || hasInvited,
    marked: !member,
  };
}

/** Reason of the ledger entry that pays an inviter: it marks a successful invitation (ROLE-08). */
export const INVITER_BONUS_REASON = 'invitation_bonus';

/** True for an identity with a member's rights: members, special accounts and admins (ROLE-06, ROLE-08). */
function isMemberIdentity(identity: number): boolean {
  return identity === IDENTITIES.member || identity === IDENTITIES.special || identity === IDENTITIES.admin;
}
