import { findModel, isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { castOfShot } from '../../timeline/cast-of-shot.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { shownShots } from '../../timeline/shown-shots.ts';
import { soundKeysOf } from '../../timeline/sound-keys.ts';
import { isCutStale, UPLOAD } from './cut-ingredients.ts';
import type { FilmRows } from './film-rows.ts';
import type { FilmState } from './next-steps.ts';

/** The part of the rows that decides the next steps. */
export function filmStateOf(rows: FilmRows): FilmState {
  // What is left out of the video is not made, nor waited for.
  const shots = shownShots(rows.shots);
  const video = findModel(rows.film.models.video);
  const picturesRefer = findModel(rows.film.models.image).inputs.includes('references');
  return {
    cancelled: rows.film.cancelledAt !== null,
    allowedStage: rows.film.allowedStage,
    // Every story has at least one place.
    hasCast: rows.places.length > 0,
    characterKeys: rows.characters.map(({ key }) => key),
    placeKeys: rows.places.map(({ key }) => key),
    itemKeys: rows.items.map(({ key }) => key),
    shots: shots.map(({ id, plan }) => ({
      id,
      hasSpeech: hasSpeech(plan),
      ...(plan.tail ? { hasTail: true } : {}),
      ...(picturesRefer ? { shows: castOfShot(plan) } : {}),
    })),
    soundKeys: soundKeysOf(shots.map(({ plan }) => plan)),
    clipNeedsPicture: video.inputs.includes('image'),
    isCutStale: !rows.film.cutHeld && isCutStale(rows),
    // A narrator has no mouth that is seen, and a clip that turns out too short is drawn again for nothing.
    opensBeforeSpeech: !isPaidModel(rows.film.models.video) && shots[0]?.plan.speech.kind === 'narration',
    // An upload that could not be taken in leaves its asset as it was.
    takes: rows.takes.filter(({ state, inputs }) => !(state === 'failed' && inputs.model === UPLOAD)),
  };
}
