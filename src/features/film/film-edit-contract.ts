import { oc } from '@orpc/contract';
import * as z from 'zod';
import { EFFECTS, ITEM_STATES, MUSIC_MOODS, POSES } from '#src/draft-engine/story/film-plan.ts';
import { CHARACTER_NATURES } from '#src/draft-engine/story/music-brief.ts';
import { TIMES_OF_DAY, WEATHERS } from '#src/draft-engine/story/place-spec.ts';
import { AMBIENCE_KINDS, SOUND_EVENT_KINDS } from '#src/draft-engine/story/sound-kinds.ts';
import { WORLDS } from '#src/draft-engine/story/worlds/worlds.ts';
import { clipWish } from '#src/shared/catalogue/clip-wish-schema.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import {
  ASPECT_RATIOS,
  CAMERA_ANGLES,
  CAMERA_MOVEMENTS,
  DELIVERIES,
  EMOTIONS,
  FRAMINGS,
  TRANSITIONS,
} from '#src/shared/catalogue/shots.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { castContract } from './cast-contract.ts';
import { castEdits } from './cast-edit-contract.ts';
import { checkpointContract } from './checkpoint-contract.ts';
import { cutContract } from './cut-contract.ts';
import { describedContract } from './described-contract.ts';
import { customStyle, id } from './film-view-contract.ts';
import { furtherContract } from './further-contract.ts';
import { outlineContract } from './outline-contract.ts';
import { shotPictureContract } from './shot-picture-contract.ts';
import { soundtrackContract } from './soundtrack-contract.ts';
import { toolContract } from './tool-contract.ts';
import { uploadContract } from './upload-contract.ts';
import { videoContract } from './video-contract.ts';

const MOST_THINGS = 40;
const MOST_KEYFRAMES = 60;

const key = z.string().min(1).max(60);
const text = z.string().max(2000);
const share = z.number().min(0).max(1);
const metres = z.number().min(-200).max(200);
/** -1 left edge of the frame to 1 right edge; more is outside. */
const across = z.number().min(-20).max(20);
const scale = z.number().min(0.05).max(20);
const emotion = z.enum(EMOTIONS);
/** A number of frames of a clip. */
const frame = z.number().int().min(0).max(100_000);

const actorKeyframe = z.strictObject({
  at: share,
  pose: z.enum(POSES).optional(),
  emotion: emotion.optional(),
  faces: key.optional(),
  across: across.optional(),
  behind: metres.optional(),
  above: metres.optional(),
  scale: scale.optional(),
  seat: metres.optional(),
  opacity: share.optional(),
  holdsItemKey: key.nullish(),
});

const actor = z.strictObject({
  characterKey: key,
  across,
  behind: metres,
  faces: key,
  pose: z.enum(POSES),
  emotion,
  holdsItemKey: key.optional(),
  variant: z.number().int().min(0).max(1000).optional(),
  above: metres.optional(),
  scale: scale.optional(),
  seat: metres.optional(),
  keyframes: z.array(actorKeyframe).max(MOST_KEYFRAMES).optional(),
});

const itemKeyframe = z.strictObject({
  at: share,
  state: z.enum(ITEM_STATES).optional(),
  across: across.optional(),
  behind: metres.optional(),
  above: metres.optional(),
  rotation: z.number().min(-100).max(100).optional(),
  scale: scale.optional(),
  opacity: share.optional(),
});

const item = z.strictObject({
  itemKey: key,
  across,
  behind: metres,
  above: metres,
  state: z.enum(ITEM_STATES).optional(),
  rotation: z.number().min(-100).max(100).optional(),
  scale: scale.optional(),
  keyframes: z.array(itemKeyframe).max(MOST_KEYFRAMES).optional(),
});

const effect = z.strictObject({ kind: z.enum(EFFECTS), onKey: key.optional(), from: share, to: share });

const vision = z.strictObject({
  ofKey: key,
  as: z.enum(['photo', 'thought', 'dream', 'apparition']),
  byKey: key.optional(),
  across,
  behind: metres,
  above: metres,
  emotion,
});

const speech = z.strictObject({
  kind: z.enum(['narration', 'line', 'silent']),
  speakerKey: key.optional(),
  text,
  emotion,
  delivery: z.enum(DELIVERIES).optional(),
});

const sound = z.strictObject({
  sound: z.enum(SOUND_EVENT_KINDS),
  at: share,
  loudness: share,
  until: share.optional(),
  across: across.optional(),
});

/** The fields of a shot's plan but its number. */
const PLAN = {
  script: text,
  placeKey: key,
  timeOfDay: z.enum(TIMES_OF_DAY),
  weather: z.enum(WEATHERS),
  framing: z.enum(FRAMINGS),
  angle: z.enum(CAMERA_ANGLES),
  camera: z.enum(CAMERA_MOVEMENTS),
  subject: z.union([
    z.strictObject({ kind: z.enum(['character', 'item']), key }),
    z.strictObject({ kind: z.literal('place') }),
  ]),
  actors: z.array(actor).max(MOST_THINGS),
  items: z.array(item).max(MOST_THINGS),
  speech,
  emotion,
  tension: share,
  transition: z.enum(TRANSITIONS),
  /** The length of a silent shot; one with speech is at least as long as that. */
  durationSeconds: z.number().min(LIMITS.shot.minimumSeconds).max(LIMITS.shot.maximumSeconds),
  ambience: z.array(z.enum(AMBIENCE_KINDS)).max(8),
  events: z.array(sound).max(MOST_THINGS),
  music: z.enum(['none', 'low', 'theme', 'full']),
};

/** The fields that a plan may lack. */
const OPTIONAL_PLAN = {
  effects: z.array(effect).max(MOST_THINGS),
  visions: z.array(vision).max(MOST_THINGS),
  tail: z.strictObject({ description: z.string().max(LIMITS.film.shotDescriptionCharacters) }),
  stillAt: share,
  silence: z.enum(['held_breath', 'nobody', 'stillness']),
  accent: z.enum(['discovery', 'shock', 'blow', 'death', 'triumph', 'meeting', 'parting']),
  /** The mouth of whoever speaks does not follow the voice. */
  mouthsStill: z.literal(true),
  /** It is not in the video. */
  leftOut: z.literal(true),
  /** How the next clip of it is made. */
  wish: clipWish,
  /** The part that is seen of one take of its clip. */
  trim: z.strictObject({
    take: z.number().int().min(1).max(1_000_000),
    inFrame: frame,
    frames: frame.min(1),
  }),
  soundWords: z.strictObject({ wanted: z.string().max(500), unwanted: z.string().max(500) }),
};

const plannedShot = z.strictObject({
  number: z.number().int().min(1).max(LIMITS.film.editorShots),
  ...PLAN,
  ...z.object(OPTIONAL_PLAN).partial().shape,
});

/** Null takes away what a plan may lack. */
const shotChange = z.strictObject({
  ...z.object(PLAN).partial().shape,
  effects: OPTIONAL_PLAN.effects.nullish(),
  visions: OPTIONAL_PLAN.visions.nullish(),
  tail: OPTIONAL_PLAN.tail.nullish(),
  stillAt: OPTIONAL_PLAN.stillAt.nullish(),
  silence: OPTIONAL_PLAN.silence.nullish(),
  accent: OPTIONAL_PLAN.accent.nullish(),
  mouthsStill: OPTIONAL_PLAN.mouthsStill.nullish(),
  leftOut: OPTIONAL_PLAN.leftOut.nullish(),
  wish: OPTIONAL_PLAN.wish.nullish(),
  trim: OPTIONAL_PLAN.trim.nullish(),
  soundWords: OPTIONAL_PLAN.soundWords.nullish(),
});

const musicBrief = z.strictObject({
  description: text,
  byDescription: z.literal(true).exactOptional(),
  type: z.enum(FILM_TYPES),
  mood: z.enum(MUSIC_MOODS),
  world: z.enum(WORLDS).optional(),
  themes: z
    .array(z.strictObject({ key, name: z.string().max(200), nature: z.enum(CHARACTER_NATURES) }))
    .max(MOST_THINGS)
    .optional(),
});

/** One change of a film's document (`timeline/film-edit.ts`). */
const filmEdit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('film'),
    set: z
      .strictObject({
        title: judgedText({ least: 1, most: LIMITS.film.titleCharacters }),
        outline: z.string().max(10_000),
        type: z.enum(FILM_TYPES),
        style: z.enum(LOOK_IDS as [string, ...string[]]),
        customStyle: customStyle.nullable(),
        aspect: z.enum(ASPECT_RATIOS),
        music: musicBrief,
      })
      .partial(),
  }),
  z.strictObject({ kind: z.literal('shot'), id, set: shotChange }),
  z.strictObject({
    kind: z.literal('insert_shot'),
    shot: z.strictObject({ id, plan: plannedShot, drawn: z.boolean() }),
    after: id.nullable(),
  }),
  z.strictObject({ kind: z.literal('remove_shot'), id }),
  z.strictObject({ kind: z.literal('move_shot'), id, after: id.nullable() }),
  ...castEdits,
]);

const version = z.number().int().min(0);
const ofFilm = z.object({ filmId: id });

/** The endpoints of the editor; all require a signed-in account and work on its own films. */
export const filmEditContract = {
  ...castContract,
  ...checkpointContract,
  ...outlineContract,
  ...furtherContract,
  ...cutContract,
  ...describedContract,
  ...shotPictureContract,
  ...soundtrackContract,
  ...toolContract,
  ...uploadContract,
  ...videoContract,
  readDocument: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/document',
      summary: 'All of a film that can be edited, once its shots are written',
    })
    .input(ofFilm)
    .output(z.object({ version, /** A FilmDocument. */ document: z.record(z.string(), z.unknown()) })),
  editFilm: endpoint
    .meta({ checkedTexts: ['edits'] })
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/edits',
      summary: 'Change the shots and the cast of a film; what was drawn of them is drawn again, free of charge',
    })
    .input(
      ofFilm.extend({
        /** The version that the edits are meant for; FILM_CHANGED when somebody else was faster. */
        version,
        /** The same id means the same edits, however often they are sent. */
        batchId: id,
        edits: z.array(filmEdit).min(1).max(LIMITS.film.editorShots),
      }),
    )
    .output(z.object({ version })),
  makeFinalCut: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/final-cuts',
      summary: 'Cut an edited film anew as soon as all of its parts are there',
    })
    .input(ofFilm)
    .output(z.object({})),
};
