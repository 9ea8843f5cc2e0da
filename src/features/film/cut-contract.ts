import { oc } from '@orpc/contract';
import * as z from 'zod';
import { coins } from '#src/foundation/models/model-option.ts';
import { cutSettings } from '#src/shared/catalogue/cut-settings-schema.ts';
import { failure } from './film-input-contract.ts';
import { id, media } from './film-view-contract.ts';

/** Faults that the check of a finished cut finds, as a person is told of them. */
const FINDING_KINDS = [
  'file',
  'black',
  'silence',
  'loudness',
  'true_peak',
  'missing_line',
  'overlapping_lines',
  'cut_off_line',
] as const;

const finding = z.object({
  kind: z.enum(FINDING_KINDS),
  /** Where in the film; null of what concerns all of it. */
  startSeconds: z.number().nullable(),
  endSeconds: z.number().nullable(),
});

/** One of the cuts of a film: made here, or uploaded by its owner. */
const cutVersion = z.object({
  takeId: id,
  number: z.number().int(),
  origin: z.enum(['made', 'uploaded']),
  state: z.enum(['generating', 'generated', 'failed', 'cancelled']),
  /** True for the one that is shown and shared. */
  used: z.boolean(),
  durationSeconds: z.number().nullable(),
  file: media.nullable(),
  failure: failure.nullable(),
  createdAt: z.iso.datetime(),
});

const finalCut = z.object({
  settings: cutSettings,
  /** True when the made cut no longer is what the film and these choices would give. */
  stale: z.boolean(),
  making: z.boolean(),
  /** How much of the one that is being made is done, 0 to 1. */
  share: z.number(),
  /** True when it carries a mark that a new cut would not carry. */
  canLoseMark: z.boolean(),
  /** All that was found wrong with the cut that is used. */
  findings: z.array(finding).max(1000),
  /** The used cut in 4K. */
  larger: z.object({
    state: z.enum(['none', 'making', 'made', 'failed', 'cancelled']),
    /** False for who is no member. */
    allowed: z.boolean(),
    coins,
    /** How much of it is done, 0 to 1. */
    share: z.number(),
    file: media.nullable(),
    failure: failure.nullable(),
  }),
  /** The newest first. */
  versions: z.array(cutVersion).max(1000),
});
export type FinalCutView = z.infer<typeof finalCut>;

const filmOfCaller = z.object({ filmId: id });

/** The endpoints of a film's final cut. */
export const cutContract = {
  readFinalCut: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/final-cut',
      summary: 'The choices for the final cut, what was found wrong with it, and all cuts of the film',
    })
    .input(filmOfCaller)
    .output(finalCut),
  saveCutSettings: oc
    .route({
      method: 'PUT',
      path: '/api/films/{filmId}/final-cut/settings',
      summary: 'Choose transitions, subtitles and volumes, one or several; the film is cut again on request',
    })
    .input(filmOfCaller.extend({ settings: cutSettings.partial() }))
    .output(z.object({})),
  upscaleCut: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/final-cut/larger',
      summary: 'Make the cut that is used larger: 4K, for members',
    })
    .input(filmOfCaller)
    .output(z.object({})),
  cancelUpscale: oc
    .route({ method: 'DELETE', path: '/api/films/{filmId}/final-cut/larger', summary: 'Stop making the cut larger' })
    .input(filmOfCaller)
    .output(z.object({})),
};
