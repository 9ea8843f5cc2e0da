import { oc } from '@orpc/contract';
import * as z from 'zod';
import { id, MOST_SHOTS } from './film-view-contract.ts';

const filmOfCaller = z.object({ filmId: id });
/** Numbers of shots, from 1. */
const numbers = z.array(z.number()).min(1).max(MOST_SHOTS);

/** The endpoints of the clips of a film and of what they are made from. */
export const videoContract = {
  stopTakes: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/takes/stop',
      summary: 'Stop what was ordered of these shots; what a provider has begun goes on and is charged',
    })
    .input(filmOfCaller.extend({ numbers }))
    .output(
      z.object({
        /** Takes that are not made and not charged. */
        stopped: z.number().int(),
        /** Takes that cannot be stopped any more. */
        goingOn: z.number().int(),
      }),
    ),
};
