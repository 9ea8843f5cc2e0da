import * as z from 'zod';
import {
  ACCESSORIES,
  COLOUR_NAMES,
  HAIR_SHAPES,
  HATS,
  ITEM_KINDS,
  OUTFITS,
  SPECIES,
  SPIRIT_ELEMENTS,
} from '#src/draft-engine/story/figure-spec.ts';
import {
  EFFECTS,
  ITEM_STATES,
  MUSIC_MOODS,
  POSES,
  SILENCE_REASONS,
  type FilmPlan,
} from '#src/draft-engine/story/film-plan.ts';
import { CHARACTER_NATURES, MUSIC_ACCENTS } from '#src/draft-engine/story/music-brief.ts';
import { LANDMARKS, PLACE_KINDS, TIMES_OF_DAY, WEATHERS } from '#src/draft-engine/story/place-spec.ts';
import { AMBIENCE_KINDS, SOUND_EVENT_KINDS } from '#src/draft-engine/story/sound-kinds.ts';
import { WORLDS } from '#src/draft-engine/story/worlds/worlds.ts';
import { clipWish } from '#src/shared/catalogue/clip-wish-schema.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import {
  CAMERA_ANGLES,
  CAMERA_MOVEMENTS,
  DELIVERIES,
  EMOTIONS,
  FRAMINGS,
  TRANSITIONS,
} from '#src/shared/catalogue/shots.ts';
import { VOICES } from '#src/shared/catalogue/voices.ts';
import { cleanLine } from '#src/shared/clean-line.ts';

/** One line for people, without invisible characters. */
const line = (characters: number) => z.string().max(characters).transform(cleanLine);
/** The same, not empty. */
const words = (characters: number) => line(characters).pipe(z.string().min(1));
const key = z.string().regex(/^[\w-]{1,60}$/);
const share = z.number().min(0).max(1);
const seed = z.number().int().min(0).max(0xffff_ffff);
const list = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most);

/** Positions in a frame are about a metre wide; nothing that is seen lies beyond these. */
const across = z.number().min(-10).max(10);
const behind = z.number().min(-20).max(200);
const above = z.number().min(-10).max(50);
const scale = z.number().min(0.05).max(10);
const rotation = z.number().min(-100).max(100);

const colours = z.tuple([z.enum(COLOUR_NAMES), z.enum(COLOUR_NAMES)]);
const size = z.enum(['small', 'usual', 'giant']);
const accessories = list(z.enum(ACCESSORIES), 6);
const figure = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    age: z.enum(['child', 'youth', 'adult', 'old']),
    gender: z.enum(['feminine', 'masculine', 'neutral']),
    build: z.enum(['slim', 'average', 'broad', 'round']),
    skin: z.literal([0, 1, 2, 3, 4, 5]),
    hair: z.enum(HAIR_SHAPES),
    hairColour: z.enum(COLOUR_NAMES),
    facialHair: z.enum(['none', 'stubble', 'moustache', 'beard', 'long_beard', 'goatee']),
    hat: z.enum(HATS),
    outfit: z.enum(OUTFITS),
    colours,
    accessories,
    features: z
      .object({
        eyes: z.enum(['round', 'almond', 'monolid', 'hooded', 'deep_set']).exactOptional(),
        nose: z.enum(['button', 'straight', 'narrow', 'broad', 'strong']).exactOptional(),
        jaw: z.enum(['oval', 'heart', 'square', 'long', 'round']).exactOptional(),
        brows: z.enum(['fine', 'straight', 'arched', 'full']).exactOptional(),
        lips: z.enum(['thin', 'full']).exactOptional(),
        iris: z.literal('dark').exactOptional(),
      })
      .exactOptional(),
    isMixed: z.literal(true).exactOptional(),
    seed,
  }),
  z.object({
    kind: z.literal('animal'),
    species: z.enum(SPECIES),
    colours,
    hat: z.enum(HATS),
    accessories,
    size,
    seed,
  }),
  z.object({ kind: z.literal('spirit'), element: z.enum(SPIRIT_ELEMENTS), colours, size, seed }),
  z.object({ kind: z.literal('robot'), shape: z.enum(['boxy', 'round', 'tall', 'drone']), colours, seed }),
  z.object({ kind: z.literal('thing'), item: z.enum(ITEM_KINDS), colours, seed }),
]);

const named = { key, name: words(200), description: line(1000) };
const character = z.object({
  ...named,
  figure,
  voice: z.object({
    voice: z.string().refine((id) => VOICES.some((voice) => voice.id === id)),
    pitchShift: z.number().min(-6).max(6),
    rate: z.number().min(0.7).max(1.3),
  }),
});
const place = z.object({
  ...named,
  place: z.object({
    kind: z.enum(PLACE_KINDS),
    world: z.enum(WORLDS).exactOptional(),
    landmarks: list(z.enum(LANDMARKS), 3),
    central: z.boolean().exactOptional(),
    hue: z.number().min(-360).max(720).exactOptional(),
    seed,
  }),
});
const item = z.object({
  ...named,
  item: z.enum(ITEM_KINDS),
  label: line(60).exactOptional(),
  colour: z.enum(COLOUR_NAMES).exactOptional(),
});

const pose = z.enum(POSES);
const emotion = z.enum(EMOTIONS);
const actor = z.object({
  characterKey: key,
  across,
  behind,
  faces: key,
  pose,
  emotion,
  holdsItemKey: key.exactOptional(),
  variant: z.number().int().min(1).max(20).exactOptional(),
  above: above.exactOptional(),
  scale: scale.exactOptional(),
  seat: above.exactOptional(),
  keyframes: list(
    z.object({
      at: share,
      pose: pose.exactOptional(),
      emotion: emotion.exactOptional(),
      faces: key.exactOptional(),
      across: across.exactOptional(),
      behind: behind.exactOptional(),
      above: above.exactOptional(),
      scale: scale.exactOptional(),
      seat: above.exactOptional(),
      opacity: share.exactOptional(),
      holdsItemKey: key.nullable().exactOptional(),
    }),
    24,
  ).exactOptional(),
});
const placement = z.object({
  itemKey: key,
  across,
  behind,
  above,
  state: z.enum(ITEM_STATES).exactOptional(),
  rotation: rotation.exactOptional(),
  scale: scale.exactOptional(),
  keyframes: list(
    z.object({
      at: share,
      state: z.enum(ITEM_STATES).exactOptional(),
      across: across.exactOptional(),
      behind: behind.exactOptional(),
      above: above.exactOptional(),
      rotation: rotation.exactOptional(),
      scale: scale.exactOptional(),
      opacity: share.exactOptional(),
    }),
    24,
  ).exactOptional(),
});
const speech = z.object({
  kind: z.enum(['narration', 'line', 'silent']),
  speakerKey: key.exactOptional(),
  text: line(2000),
  emotion,
  delivery: z.enum(DELIVERIES).exactOptional(),
});
const shot = z.object({
  number: z.number().int().min(1).max(LIMITS.film.editorShots),
  script: line(2000),
  placeKey: key,
  timeOfDay: z.enum(TIMES_OF_DAY),
  weather: z.enum(WEATHERS),
  framing: z.enum(FRAMINGS),
  angle: z.enum(CAMERA_ANGLES),
  camera: z.enum(CAMERA_MOVEMENTS),
  subject: z.union([z.object({ kind: z.enum(['character', 'item']), key }), z.object({ kind: z.literal('place') })]),
  actors: list(actor, 16),
  items: list(placement, 24),
  effects: list(
    z.object({ kind: z.enum(EFFECTS), onKey: key.exactOptional(), from: share, to: share }),
    12,
  ).exactOptional(),
  visions: list(
    z.object({
      ofKey: key,
      as: z.enum(['photo', 'thought', 'dream', 'apparition']),
      byKey: key.exactOptional(),
      across,
      behind,
      above,
      emotion,
    }),
    8,
  ).exactOptional(),
  stillAt: share.exactOptional(),
  speech,
  emotion,
  tension: share,
  transition: z.enum(TRANSITIONS),
  durationSeconds: z.number().min(0.5).max(60),
  ambience: list(z.enum(AMBIENCE_KINDS), 8),
  events: list(
    z.object({
      sound: z.enum(SOUND_EVENT_KINDS),
      at: share,
      loudness: share,
      until: share.exactOptional(),
      across: z.number().min(-1).max(1).exactOptional(),
    }),
    40,
  ),
  silence: z.enum(SILENCE_REASONS).exactOptional(),
  music: z.enum(['none', 'low', 'theme', 'full']),
  accent: z.enum(MUSIC_ACCENTS).exactOptional(),
  tail: z.object({ description: words(LIMITS.film.shotDescriptionCharacters) }).exactOptional(),
  soundWords: z.object({ wanted: line(500), unwanted: line(500) }).exactOptional(),
  wish: clipWish.exactOptional(),
  mouthsStill: z.literal(true).exactOptional(),
  leftOut: z.literal(true).exactOptional(),
});

const music = z.object({
  byDescription: z.literal(true).exactOptional(),
  description: line(2000),
  type: z.enum(FILM_TYPES),
  mood: z.enum(MUSIC_MOODS),
  world: z.enum(WORLDS).exactOptional(),
  themes: list(z.object({ key, name: line(200), nature: z.enum(CHARACTER_NATURES) }), 24).exactOptional(),
});

/** A film's plan as a stranger may have written it: every value is one that the engine could have planned. */
export const filmPlanSchema = z.object({
  title: words(200),
  logline: line(2000),
  outline: z
    .string()
    .max(10_000)
    .transform((text) => text.split('\n').map(cleanLine).join('\n').trim()),
  characters: list(character, LIMITS.film.castMembers),
  places: z.array(place).min(1).max(LIMITS.film.castMembers),
  items: list(item, 60),
  shots: z
    .array(shot)
    .min(LIMITS.film.minimumShots)
    .max(LIMITS.film.editorShots)
    .refine((shots) => shots.filter(({ leftOut }) => !leftOut).length >= LIMITS.film.minimumVideoFrames),
  music,
}) satisfies z.ZodType<FilmPlan>;
