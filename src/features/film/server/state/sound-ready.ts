import { circledTake, type FilmRows } from './film-rows.ts';
import { filmStateOf } from './film-state.ts';
import { WHOLE_FILM } from './next-steps.ts';

/** True when every voice, every sound and the music are there. */
export function isSoundReady(rows: FilmRows): boolean {
  const { shots, soundKeys } = filmStateOf(rows);
  return (
    shots.length > 0 &&
    shots.every(({ id, hasSpeech }) => !hasSpeech || circledTake(rows, 'voice', id) !== undefined) &&
    soundKeys.every((key) => circledTake(rows, 'sound', key) !== undefined) &&
    circledTake(rows, 'music', WHOLE_FILM) !== undefined
  );
}
