import { type PlotStep, show as shown, speak, type StepStaging, tell as told } from '../../../plots/plot.ts';
import type { LineBeat, NarrationBeat, SilentBeat } from '../../../shapes/beats.ts';
import { OTHER_SPEAKS } from '../../../shapes/beats.ts';
import { spokenBy } from '../markup.ts';

type Staging = StepStaging & { seen?: string };

/** A step that a shorter film leaves out. */
export const MAYBE = { spare: 1 } as const satisfies StepStaging;
/** A step that is the first to be left out. */
export const EXTRA = { spare: 2 } as const satisfies StepStaging;
/** A step in the second place of the film. */
export const AWAY = { place: 'elsewhere' } as const satisfies StepStaging;

/** A moment that the narrator tells; here, where nothing else is said. */
export const tell = (beat: NarrationBeat, words: string | readonly string[], staging: Staging = {}): PlotStep =>
  told(beat, words, { place: 'here', ...staging });

/** A line; its marks bend to the level of whoever says it. */
export const say = (beat: LineBeat, words: string | readonly string[], staging: Staging = {}): PlotStep =>
  speak(beat, spokenBy(OTHER_SPEAKS.has(beat) ? 'o' : 'h', typeof words === 'string' ? [words] : words), {
    place: 'here',
    ...staging,
  });

/** A moment without words. */
export const show = (beat: SilentBeat, seen: string, staging: StepStaging = {}): PlotStep =>
  shown(beat, seen, { place: 'here', ...staging });
