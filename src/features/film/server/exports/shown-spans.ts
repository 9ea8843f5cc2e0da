import type { ExportShot, ExportTimeline } from './export-timeline.ts';

/** The part of a shot between two edit points: in the film, and in its clip. */
export interface ShownSpan {
  shot: ExportShot;
  /** Film frame of the edit point before it. */
  startFrame: number;
  frames: number;
  /** Clip frame that is shown at `startFrame`. */
  sourceFrame: number;
}

/** Where editing software puts the edit point of a dissolve: at its first frame, or in its middle. */
export type EditPoint = 'start' | 'middle';

/** Frames of a dissolve that lie before its edit point. */
export function framesBefore(dissolveFrames: number, at: EditPoint): number {
  return at === 'start' ? 0 : Math.floor(dissolveFrames / 2);
}

/** The picture track as spans that follow each other without overlaps; dissolves use what the clips have beyond them. */
export function shownSpans({ shots, frames }: ExportTimeline, at: EditPoint): ShownSpan[] {
  const starts = shots.map((shot) => shot.startFrame + framesBefore(shot.dissolveFrames, at));
  return shots.map((shot, index) => {
    const startFrame = starts[index] ?? 0;
    return {
      shot,
      startFrame,
      frames: (starts[index + 1] ?? frames) - startFrame,
      sourceFrame: shot.inFrame + startFrame - shot.startFrame,
    };
  });
}

/** What a shot's marker says: its line, or what is seen. */
export function markerText({ label, line, script }: ExportShot): string {
  if (!line) {
    return `${label} ${script}`;
  }
  return line.speaker === null ? `${label} ${line.text}` : `${label} ${line.speaker}: ${line.text}`;
}
