import { oc } from '@orpc/contract';
import * as z from 'zod';
import { ACCEPTED_STEPS, GUIDE_STEPS } from './guide-steps.ts';

const steps = z.array(z.enum(GUIDE_STEPS)).max(GUIDE_STEPS.length);
const empty = z.object({});

/** The guide of the film pages and how far an account is in it (BOOT-11). */
export const guideContract = {
  readGuide: oc
    .route({ method: 'GET', path: '/api/film-guide', summary: 'How far the caller is in the guide of twelve steps' })
    .output(
      z.object({
        /** It has opened by itself, or was asked for. */
        shown: z.boolean(),
        /** Its progress is not shown. */
        hidden: z.boolean(),
        done: steps,
        skipped: steps,
      }),
    ),
  markGuideShown: oc
    .route({ method: 'POST', path: '/api/film-guide/shown', summary: 'Note that the guide is being shown' })
    .output(z.object({ /** False when it had been shown before. */ first: z.boolean() })),
  hideGuide: oc
    .route({ method: 'POST', path: '/api/film-guide/hidden', summary: 'Hide the progress of the guide, or show it' })
    .input(z.object({ hidden: z.boolean() }))
    .output(empty),
  acceptGuideStep: oc
    .route({
      method: 'POST',
      path: '/api/film-guide/accepted',
      summary:
        'Tick a step of the guide whose part of the film is good as it is; other steps are ticked by what is done',
    })
    .input(z.object({ step: z.enum(ACCEPTED_STEPS) }))
    .output(empty),
  skipGuideStep: oc
    .route({ method: 'POST', path: '/api/film-guide/skipped', summary: 'Go past a step of the guide' })
    .input(z.object({ step: z.enum(GUIDE_STEPS) }))
    .output(empty),
};
