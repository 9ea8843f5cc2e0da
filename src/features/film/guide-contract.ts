import { oc } from '@orpc/contract';
import * as z from 'zod';

/** Whether the guide of the film page has been shown to an account (BOOT-11). */
export const guideContract = {
  readGuide: oc
    .route({
      method: 'GET',
      path: '/api/film-guide',
      summary: 'Whether the guide of the film page has been shown to the caller',
    })
    .output(z.object({ shown: z.boolean() })),
  markGuideShown: oc
    .route({ method: 'POST', path: '/api/film-guide/shown', summary: 'Note that the guide is being shown' })
    .output(z.object({ /** False when it had been shown before. */ first: z.boolean() })),
};
