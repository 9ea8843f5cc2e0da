import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import { LOW_BALANCE_COINS, REWARDS } from '#src/shared/catalogue/rewards.ts';

/** The numbers in the guide's texts, each from its source. */
export const GUIDE_NUMBERS = {
  ideaCharacters: LIMITS.idea.maximumCharacters,
  types: FILM_TYPES.length,
  looks: LOOK_IDS.length,
  minimumShots: LIMITS.film.minimumShots,
  freeShots: LIMITS.freeFilm.frames,
  memberShots: LIMITS.film.maximumShots,
  cast: LIMITS.film.charactersOnIdeaPage,
  megabytes: PICTURE_MEGABYTES,
  checkIn: REWARDS.dailyCheckIn,
  inviter: REWARDS.inviter,
  people: LIMITS.invitations,
  newcomer: REWARDS.invitedNewcomer,
  profile: REWARDS.completedProfile,
  feedback: REWARDS.feedback,
  redeem: REWARDS.redeemCode,
  low: LOW_BALANCE_COINS,
} as const;
