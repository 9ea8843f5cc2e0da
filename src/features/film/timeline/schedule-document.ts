import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { DEFAULT_CUT_SETTINGS, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmDocument } from './film-document.ts';
import { scheduleFilm, type FilmSchedule, type SpokenText } from './film-schedule.ts';
import { hasSpeech } from './has-speech.ts';
import { measureShot } from './shot-length.ts';
import { transitionInto } from './shots-in-cut.ts';
import { shownPart, type ShownPart } from './shown-part.ts';
import { shownShots } from './shown-shots.ts';

/** The circled clip of a shot. */
export interface CircledClip {
  /** Its number, from 1. */
  take: number;
  /** Null where its length is not known. */
  frames: number | null;
  /** Made by the draft engine. */
  drawn: boolean;
  /** It shows something else than the plan now says. */
  outdated: boolean;
}

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
      const measured = measureShot(plan, spoken?.durationSeconds, shown[index + 1]?.plan);
      return {
        id,
        plan,
        spoken,
        ...(partOf(plan, takes.clip(id)) ?? { frames: framesOf(takes.clip(id)) ?? measured.frames }),
        transition: transitionInto(plan.transition, index, cut),
        dissolveFrames: cut.dissolveFrames,
      };
    }),
  );
}

/** The part of a shot's clip that is seen; undefined where all of it is, as of every clip of the draft engine. */
export function partOf(
  { trim }: Pick<PlannedShot, 'trim'>,
  clip: Omit<CircledClip, 'outdated'> | null | undefined,
): ShownPart | undefined {
  return clip && !clip.drawn && clip.frames !== null
    ? shownPart(trim, { take: clip.take, frames: clip.frames })
    : undefined;
}

/** The length of a clip where it counts; undefined where the shot is as long as its plan and voice make it. */
function framesOf(clip: CircledClip | undefined): number | undefined {
  return clip && !(clip.drawn && clip.outdated) ? (clip.frames ?? undefined) : undefined;
}
