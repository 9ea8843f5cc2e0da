import type { AnimalFigure } from '../../../../../story/figure-spec.ts';
import { mix, NAMED_COLOURS, shade, type Colour } from '../../../../colour.ts';

/** The colours of a dragon. */
export interface Scales {
  main: Colour;
  belly: Colour;
  wing: Colour;
  dark: Colour;
  horn: Colour;
}

export const HORN = mix(NAMED_COLOURS.cream, NAMED_COLOURS.brown, 0.3);

export function scalesOf({ colours }: AnimalFigure): Scales {
  const main = mix(NAMED_COLOURS[colours[0]], NAMED_COLOURS.charcoal, 0.16);
  return {
    main,
    belly: mix(main, NAMED_COLOURS.cream, 0.5),
    wing: mix(main, NAMED_COLOURS.crimson, 0.28),
    dark: shade(main, -0.16),
    horn: HORN,
  };
}
