import * as z from 'zod';
import {
  ACCESSORIES,
  AGES,
  BUILDS,
  COLOUR_NAMES,
  FACE,
  FACIAL_HAIR,
  GENDERS,
  HAIR_SHAPES,
  HATS,
  ITEM_KINDS,
  OUTFITS,
  ROBOT_SHAPES,
  SIZES,
  SPECIES,
  SPIRIT_ELEMENTS,
} from '#src/draft-engine/story/figure-spec.ts';
import { LANDMARKS, MOST_LANDMARKS, PLACE_KINDS } from '#src/draft-engine/story/place-spec.ts';
import { WORLDS } from '#src/draft-engine/story/worlds/worlds.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { VOICES } from '#src/shared/catalogue/voices.ts';
import { CAST_KINDS } from './timeline/film-edit.ts';

/** The key of a member of the cast among all of its film: it has a dash, so that it is no other word of a plan. */
export const memberKey = z
  .string()
  .max(60)
  .regex(/^\w+(-\w+)+$/);

const seed = z.number().int().min(0).max(0xffffffff);
const colour = z.enum(COLOUR_NAMES);
const colours = z.tuple([colour, colour]);
const hat = z.enum(HATS);
const accessories = z
  .array(z.enum(ACCESSORIES))
  .max(ACCESSORIES.length)
  .refine((list) => new Set(list).size === list.length);
const size = z.enum(SIZES);

/** A figure that is drawn from its description (`draft-engine/story/figure-spec.ts`). */
const figure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    age: z.enum(AGES),
    gender: z.enum(GENDERS),
    build: z.enum(BUILDS),
    skin: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    hair: z.enum(HAIR_SHAPES),
    hairColour: colour,
    facialHair: z.enum(FACIAL_HAIR),
    hat,
    outfit: z.enum(OUTFITS),
    colours,
    accessories,
    features: z
      .strictObject({
        eyes: z.enum(FACE.eyes),
        nose: z.enum(FACE.nose),
        jaw: z.enum(FACE.jaw),
        brows: z.enum(FACE.brows),
        lips: z.enum(FACE.lips),
        iris: z.enum(FACE.iris),
      })
      .partial()
      .optional(),
    isMixed: z.literal(true).optional(),
    seed,
  }),
  z.strictObject({
    kind: z.literal('animal'),
    species: z.enum(SPECIES),
    colours,
    hat,
    accessories,
    size,
    seed,
  }),
  z.strictObject({ kind: z.literal('spirit'), element: z.enum(SPIRIT_ELEMENTS), colours, size, seed }),
  z.strictObject({ kind: z.literal('robot'), shape: z.enum(ROBOT_SHAPES), colours, seed }),
  z.strictObject({ kind: z.literal('thing'), item: z.enum(ITEM_KINDS), colours, seed }),
]);

/** What a place looks like (`draft-engine/story/place-spec.ts`). */
const place = z.strictObject({
  kind: z.enum(PLACE_KINDS),
  world: z.enum(WORLDS).optional(),
  landmarks: z.array(z.enum(LANDMARKS)).max(MOST_LANDMARKS),
  central: z.boolean().optional(),
  hue: z.number().min(0).max(360).optional(),
  seed,
});

const voice = z.strictObject({
  voice: z.enum(VOICES.map(({ id }) => id)),
  pitchShift: z.number().min(-6).max(6),
  rate: z.number().min(0.7).max(1.3),
});

const memberText = {
  name: z.string().trim().min(1).max(LIMITS.film.characterNameCharacters),
  description: z.string().max(2000),
};
const character = { ...memberText, figure, voice };
const locationOfFilm = { ...memberText, place };
const item = {
  ...memberText,
  item: z.enum(ITEM_KINDS),
  label: z.string().max(40).nullable(),
  colour: colour.nullable(),
};

const inserted = { kind: z.literal('insert_member'), after: memberKey.nullable() };

/** Changes of characters, places and items (`timeline/film-edit.ts`). */
export const castEdits = [
  z.strictObject({ kind: z.literal('character'), key: memberKey, set: z.strictObject(character).partial() }),
  z.strictObject({ kind: z.literal('place'), key: memberKey, set: z.strictObject(locationOfFilm).partial() }),
  z.strictObject({ kind: z.literal('item'), key: memberKey, set: z.strictObject(item).partial() }),
  z.discriminatedUnion('of', [
    z.strictObject({
      ...inserted,
      of: z.literal('character'),
      member: z.strictObject({ key: memberKey, ...character }),
    }),
    z.strictObject({
      ...inserted,
      of: z.literal('place'),
      member: z.strictObject({ key: memberKey, ...locationOfFilm }),
    }),
    z.strictObject({
      ...inserted,
      of: z.literal('item'),
      // Edits that an older page has kept say no colour.
      member: z.strictObject({ key: memberKey, ...item, colour: item.colour.default(null) }),
    }),
  ]),
  z.strictObject({ kind: z.literal('remove_member'), of: z.enum(CAST_KINDS), key: memberKey }),
] as const;
