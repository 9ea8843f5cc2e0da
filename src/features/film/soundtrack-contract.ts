import { oc } from '@orpc/contract';
import * as z from 'zod';
import { AMBIENCE_KINDS, SOUND_EVENT_KINDS } from '#src/draft-engine/story/sound-kinds.ts';
import { coins, modelName } from '#src/foundation/models/model-option.ts';
import { cutSettings } from '#src/shared/catalogue/cut-settings-schema.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { failure } from './film-input-contract.ts';
import { id, media, MOST_SHOTS } from './film-view-contract.ts';

const ofFilm = z.object({ filmId: id });
const model = z.string().max(100);
const idempotencyKey = z.string().min(8).max(100).optional();
const seconds = z.number();
/** Words about the sounds of a shot. */
const soundWords = z.string().max(500);

/** A take of a line, or of the music. */
const soundTake = z.object({
  id,
  /** From 1, for each line. */
  number: z.number().int(),
  status: z.enum(['generating', 'generated', 'failed', 'cancelled']),
  /** True for the one that is used. */
  circled: z.boolean(),
  /** True for one in use that was made from something else than the film now says. */
  outdated: z.boolean(),
  /** Brought by the owner. */
  uploaded: z.boolean(),
  file: media.nullable(),
  durationSeconds: seconds.nullable(),
  /** What it says, or the description that it was composed by. */
  text: z.string().max(2000),
  servedBy: modelName.nullable(),
  /** What it cost. */
  coins,
  failure: failure.nullable(),
  createdAt: z.iso.datetime(),
});
export type SoundTake = z.infer<typeof soundTake>;

const musicPiece = soundTake.extend({
  /** From 1, without gaps. */
  number: z.number().int(),
  /** A person ordered or brought it; others are composed again when the film gets another length. */
  ordered: z.boolean(),
  /** Its next version is being composed. */
  renewing: z.boolean(),
});
export type MusicPiece = z.infer<typeof musicPiece>;

const soundtrack = z.object({
  /** One for each shot, in order; the oldest take first. */
  lines: z.array(z.object({ shotId: id, takes: z.array(soundTake).max(50) })).max(MOST_SHOTS),
  /** The sounds that the shots in the video name, by asset key: `event:door_knock`, `ambience:rain`. */
  sounds: z
    .array(
      z.object({
        key: z.string().max(100),
        status: z.enum(['waiting', 'generating', 'generated', 'failed']),
        /** Number of the take in use. */
        take: z.number().int().nullable(),
        file: media.nullable(),
      }),
    )
    .max(400),
  /** All pieces of music, the oldest first. */
  music: z.array(musicPiece).max(50),
  volumes: cutSettings.shape.volumes,
});
export type Soundtrack = z.infer<typeof soundtrack>;

const soundReading = z.object({
  ambience: z.array(z.enum(AMBIENCE_KINDS)).max(8),
  events: z
    .array(z.object({ sound: z.enum(SOUND_EVENT_KINDS), at: seconds, loudness: z.number(), across: z.number() }))
    .max(20),
  /** Words that no sound is known for. */
  unknown: z.array(z.string().max(100)).max(20),
});
export type SoundReading = z.infer<typeof soundReading>;

/** The endpoints of a film's sound; all require a signed-in account. */
export const soundtrackContract = {
  readSoundtrack: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/soundtrack',
      summary: 'All that is heard of a film: its lines and its music with all takes, its sounds, and the volumes',
    })
    .input(ofFilm)
    .output(soundtrack),
  sayAgain: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/shots/{number}/voice',
      summary: 'Say the line of a shot again, in another reading; it costs nothing',
    })
    .input(ofFilm.extend({ number: z.coerce.number(), idempotencyKey }))
    .output(z.object({ started: z.number().int() })),
  retrySoundtrack: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/soundtrack/retry',
      summary: 'Make the voices, sounds and music again that failed',
    })
    .input(ofFilm)
    .output(z.object({})),
  setVolumes: oc
    .route({
      method: 'PUT',
      path: '/api/films/{filmId}/soundtrack/volumes',
      summary: 'Choose how loud voices, music and effects are beside each other; the film is cut again on request',
    })
    .input(ofFilm.extend({ volumes: cutSettings.shape.volumes }))
    .output(z.object({})),
  readShotSounds: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/sound-readings',
      summary: 'The sounds that a description of a shot names; nothing is changed',
    })
    .input(
      ofFilm.extend({
        words: soundWords,
        /** What is not to be heard. */
        without: soundWords.default(''),
        /** The ambience that the shot has: it stays where it is not named as not to be heard. */
        ambience: z.array(z.enum(AMBIENCE_KINDS)).max(8).default([]),
        /** Length of the shot. */
        seconds: z.number().min(LIMITS.shot.minimumSeconds).max(600),
      }),
    )
    .output(soundReading),
  quoteMusic: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/music-quotes',
      summary: 'What other music by a model would cost',
    })
    .input(ofFilm.extend({ model }))
    .output(
      z.object({
        coins,
        balanceCoins: coins,
        /** The provider that bills the caller itself, by a key of its own; null where film coins pay. */
        billedBy: z.string().max(100).nullable(),
      }),
    ),
  composeMusic: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/music',
      summary: 'Compose other music, as the film’s description of it says; it is used as soon as it is there',
    })
    .input(
      ofFilm.extend({
        model,
        /** The price that was shown: one that would cost more is refused with PRICE_CHANGED. */
        agreedCoins: coins,
        /** The same key means the same order, however often it is sent. */
        idempotencyKey,
        /** Whether the provider was said to bill the caller itself; PRICE_CHANGED where that is not so any more. */
        agreedOwnKey: z.boolean().default(false),
      }),
    )
    .output(z.object({ started: z.number().int() })),
};
