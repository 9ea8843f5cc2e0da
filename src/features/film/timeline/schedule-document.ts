import { DEFAULT_CUT_SETTINGS, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmDocument } from './film-document.ts';
import { scheduleFilm, type FilmSchedule, type SpokenText } from './film-schedule.ts';
import { hasSpeech } from './has-speech.ts';
import { seenPart, type CircledClip } from './seen-part.ts';
import { transitionInto } from './shots-in-cut.ts';
import { shownShots } from './shown-shots.ts';

/** The circled takes that the times of a film depend on. */
export interface CircledTakes {
  voice(shotId: string): SpokenText | undefined;
  clip(shotId: string): CircledClip | undefined;
}

/**
 * When everything of a document's film is seen and spoken, of the shots that are in the video. The clip of a model is
 * as long as it is; an outdated one of the draft engine will be drawn again, as long as its shot.
 */
export function scheduleDocument(
  { shots }: Pick<FilmDocument, 'shots'>,
  takes: CircledTakes,
  cut: Pick<CutSettings, 'transitions' | 'dissolveFrames'> = DEFAULT_CUT_SETTINGS,
): FilmSchedule {
  const shown = shownShots(shots);
  return scheduleFilm(
    shown.map(({ id, plan }, index) => {
      const spoken = hasSpeech(plan) ? takes.voice(id) : undefined;
      const seen = seenPart(plan, {
        spokenSeconds: spoken?.durationSeconds,
        clip: takes.clip(id),
        next: shown[index + 1]?.plan,
      });
      return {
        id,
        plan,
        spoken,
        ...seen,
        transition: transitionInto(plan.transition, index, cut),
        dissolveFrames: cut.dissolveFrames,
      };
    }),
  );
}
