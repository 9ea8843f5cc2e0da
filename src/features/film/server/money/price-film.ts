import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import type { FilmRights } from '#src/shared/catalogue/film-rights.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { hasPaidModel, quoteFilm, type FilmQuote } from '#src/shared/catalogue/quote-film.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmMode, FilmModels } from '../tables.ts';
import { pricedModelsOf } from './price-asset.ts';

/** What determines a film's price and whether it is allowed. */
export interface PricedFilm {
  models: FilmModels;
  /** Those that the owner's own keys pay. */
  ownKeyModels: readonly string[];
  mode: FilmMode;
  shots: number;
  shortSidePixels: number;
  /** Uploaded characters: they need not be drawn. */
  givenCharacters: number;
}

/** The quote of a film with this story: exact when the draft engine writes it, otherwise an estimate. */
export function priceFilm(film: PricedFilm, plan: FilmPlan): FilmQuote {
  return quoteFilm({
    models: pricedModelsOf(film.models),
    ownKeyModels: film.ownKeyModels,
    oneClick: film.mode === 'one_click',
    characterCount: Math.max(0, plan.characters.length - film.givenCharacters),
    placeCount: plan.places.length,
    itemCount: plan.items.length,
    clipSeconds: plan.shots.map(({ durationSeconds }) => durationSeconds),
  });
}

/** True when any model of a film has its price, whoever pays it. */
export function isPaidFilm(models: FilmModels): boolean {
  return hasPaidModel({ ...pricedModelsOf(models) });
}

/** Every reason why an account with these rights may not make the film (ROLE-03, ROLE-07, ROLE-08). */
export function forbidFilm(film: PricedFilm, rights: FilmRights, plan: FilmPlan | undefined): AppError[] {
  const errors: AppError[] = [];
  if (film.shots > rights.maximumShots) {
    errors.push(new AppError('SHOTS_FOR_MEMBERS', { details: { limit: rights.maximumShots } }));
  }
  if (film.shortSidePixels > rights.maximumShortSidePixels) {
    errors.push(new AppError('RESOLUTION_FOR_MEMBERS', { details: { limit: `${rights.maximumShortSidePixels}p` } }));
  }
  const premium = Object.values(film.models).find((id) => findModel(id).premium);
  if (premium !== undefined && !rights.premiumModels) {
    errors.push(new AppError('MODEL_FOR_MEMBERS', { details: { model: findModel(premium).label } }));
  }
  const seconds = Math.ceil(plan?.shots.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) ?? 0);
  const paidVideo = isPaid(findModel(film.models.video));
  if (paidVideo && rights.paidVideoSeconds !== null && seconds > rights.paidVideoSeconds) {
    errors.push(new AppError('VIDEO_SECONDS_FOR_MEMBERS', { details: { limit: rights.paidVideoSeconds, seconds } }));
  }
  if (film.mode === 'one_click' && isPaidFilm(film.models) && !rights.paidOneClick) {
    errors.push(new AppError('ONE_CLICK_NOT_ALLOWED'));
  }
  return errors;
}
