import { circledTake, type FilmRows } from './film-rows.ts';
import { filmStateOf } from './film-state.ts';
import { WHOLE_FILM } from './next-steps.ts';

/** True when every voice is there: they decide how long the shots are, and where each begins. */
export function areLengthsKnown(rows: FilmRows): boolean {
  const { shots } = filmStateOf(rows);
  return (
    shots.length > 0 && shots.every(({ id, hasSpeech }) => !hasSpeech || circledTake(rows, 'voice', id) !== undefined)
  );
}

/** True when every voice, every sound and the music are there. */
export function isSoundReady(rows: FilmRows): boolean {
  const { soundKeys } = filmStateOf(rows);
  return (
    areLengthsKnown(rows) &&
    soundKeys.every((key) => circledTake(rows, 'sound', key) !== undefined) &&
    circledTake(rows, 'music', WHOLE_FILM) !== undefined
  );
}
