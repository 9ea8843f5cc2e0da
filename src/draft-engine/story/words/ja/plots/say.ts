import { type Plot, type PlotStep, speak, type StepStaging } from '../../../plots/plot.ts';
import { type LineBeat, OTHER_SPEAKS } from '../../../shapes/beats.ts';
import { spokenBy } from '../markup.ts';

/** The plots of some verbs. */
export type PlotList = readonly Plot[];

/** A line with its speaker in front of each mark: the second character where the beat is theirs, else the hero. */
export const say = (
  beat: LineBeat,
  words: string | readonly string[],
  staging: StepStaging & { seen?: string } = {},
): PlotStep =>
  speak(beat, spokenBy(OTHER_SPEAKS.has(beat) ? 'o' : 'h', typeof words === 'string' ? [words] : words), staging);
