import type { StepStaging } from '../../../plots/plot.ts';

/** In the film's first place. */
export const here = { place: 'here' } as const satisfies StepStaging;
/** In the film's second place. */
export const away = { place: 'elsewhere' } as const satisfies StepStaging;
/** Left out when the film is short. */
export const spare1 = { spare: 1 } as const satisfies StepStaging;
/** Left out before all others. */
export const spare2 = { spare: 2 } as const satisfies StepStaging;
export const here1 = { place: 'here', spare: 1 } as const satisfies StepStaging;
export const here2 = { place: 'here', spare: 2 } as const satisfies StepStaging;
export const away1 = { place: 'elsewhere', spare: 1 } as const satisfies StepStaging;
export const away2 = { place: 'elsewhere', spare: 2 } as const satisfies StepStaging;
