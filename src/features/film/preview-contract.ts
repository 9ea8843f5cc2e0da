import { oc } from '@orpc/contract';
import * as z from 'zod';
import { cutSettings } from '#src/shared/catalogue/cut-settings-schema.ts';
import { id, media, MOST_SHOTS } from './film-view-contract.ts';

const MOST_WORDS = 1000;
const MOST_VISEMES = 20_000;
const MOST_SOUNDS = 400;

const seconds = z.number();
/** Number of the circled take, from 1: the file of another take is another file. */
const take = z.number().int();

const voice = z.object({
  take,
  file: media,
  durationSeconds: seconds,
  /** What it says: the captions are of this text. */
  text: z.string().max(2000),
  captions: z
    .array(z.object({ startSeconds: seconds, endSeconds: seconds, lines: z.array(z.string().max(200)).max(2) }))
    .max(200),
  /** Counted from the start of the voice, as all times here. */
  words: z.array(z.object({ text: z.string().max(200), startSeconds: seconds, endSeconds: seconds })).max(MOST_WORDS),
  /** Mouth shapes, counted from the start of the voice. */
  visemes: z
    .array(
      z.object({
        viseme: z.enum(['rest', 'closed', 'open', 'mid', 'wide', 'round', 'narrow', 'teeth', 'tongue']),
        startSeconds: seconds,
        endSeconds: seconds,
        openness: z.number(),
      }),
    )
    .max(MOST_VISEMES),
});

const clip = z.object({
  take,
  /** Its length; null where it is not known. */
  frames: z.number().int().nullable(),
  /** Made by the draft engine, whose clips are as long as their shots. */
  drawn: z.boolean(),
  /** Brought by the owner: it is what it is, whatever the plan says. */
  own: z.boolean(),
  /** Its mouths were fitted to the voice of its shot: it is made from that, and from nothing else of the plan. */
  synced: z.boolean(),
  /** Chosen by a person: it is shown, whatever the plan says, until that is changed. */
  kept: z.boolean(),
});

const previewMaterial = z.object({
  /** The circled takes of each shot. */
  shots: z.array(z.object({ id, voice: voice.nullable(), clip: clip.nullable() })).max(MOST_SHOTS),
  /** The sounds that are there, by asset key: `event:door_knock`, `ambience:rain`. */
  sounds: z.array(z.object({ key: z.string().max(100), take, file: media })).max(MOST_SOUNDS),
  music: z
    .object({ take, file: media, /** Null where it is not known. */ durationSeconds: seconds.nullable() })
    .nullable(),
  /** Gain of each track in the mix as designed, and then of the whole: factors. */
  gains: z.object({
    voice: z.number(),
    music: z.number(),
    effects: z.number(),
    ambience: z.number(),
    whole: z.number(),
  }),
  /** What was chosen for the final cut. */
  cut: cutSettings.pick({ transitions: true, dissolveFrames: true, volumes: true }),
});
export type PreviewMaterial = z.infer<typeof previewMaterial>;

/** The endpoint of a film's preview in the editor. */
export const previewContract = {
  readPreviewMaterial: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/preview-material',
      summary: 'What a browser needs to play a film that is not cut: voices, sounds and music, and when they are heard',
    })
    .input(z.object({ filmId: id }))
    .output(previewMaterial),
};
