import { IDENTITIES, isMemberIdentity } from './identities.ts';
import { LIMITS } from './limits.ts';

/** Who asks: `identity` is 0 admin, 1 ordinary, 2 or 4 member, 3 banned (ACC-02). */
export interface RightsHolder {
  identity: number;
  /** True when a bonus was paid for at least one person whom the account invited (ROLE-08). */
  hasInvited: boolean;
}

/** What an account may do with films beyond what everybody may (ROLE-02, ROLE-03, ROLE-07). */
export interface FilmRights {
  member: boolean;
  maximumShots: number;
  /** Length of the picture's shorter side in pixels, at most. */
  maximumShortSidePixels: number;
  premiumModels: boolean;
  /** Seconds of video by paid models in one film; null for no limit. */
  paidVideoSeconds: number | null;
  /** One click where a paid model takes part; an all-draft film is for everybody. */
  paidOneClick: boolean;
  /** Whether a final cut carries the mark. */
  marked: boolean;
}

/** The one table of rights in films; server and web read it. An admin has a member's rights, in any resolution. */
export function filmRightsOf({ identity, hasInvited }: RightsHolder): FilmRights {
  const member = isMemberIdentity(identity);
  return {
    member,
    maximumShots: member ? LIMITS.film.maximumShots : LIMITS.freeFilm.frames,
    maximumShortSidePixels:
      identity === IDENTITIES.admin ? 2160 : member ? 1080 : Number.parseInt(LIMITS.freeFilm.resolution, 10),
    premiumModels: member,
    paidVideoSeconds: member ? null : LIMITS.freeFilm.paidVideoSeconds,
    paidOneClick: member || hasInvited,
    marked: !member,
  };
}

/** Reason of the ledger's entry that pays an inviter: the sign of a successful invitation (ROLE-08). */
export const INVITER_BONUS_REASON = 'invitation_bonus';
