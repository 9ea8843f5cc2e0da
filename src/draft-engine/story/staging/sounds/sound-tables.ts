import type { Species } from '../../figure-spec.ts';
import type { EffectKind, ItemState, Pose } from '../../film-plan.ts';
import type { SoundEventKind } from '../../sound-kinds.ts';

/** A sound, how loud it is in its shot, and whether it goes on as long as what makes it. */
export type Heard = readonly [sound: SoundEventKind, loudness: number, lasts?: 'on'];

/** What is heard of a body that takes a pose. What is not here is still, or speaks. */
export const POSE_SOUNDS: Readonly<Partial<Record<Pose, Heard>>> = {
  sit: ['cloth', 0.7],
  kneel: ['cloth', 0.7],
  crouch: ['cloth', 0.6],
  lie: ['cloth', 0.6],
  wave: ['cloth', 0.4],
  bow: ['cloth', 0.5],
  recoil: ['gasp', 0.6],
  cheer: ['cheer', 0.5],
  jump: ['land', 0.6],
  embrace: ['hug', 1],
  comfort: ['cloth', 0.5],
  fight: ['punch', 0.8],
  dance: ['steps_wood', 0.7, 'on'],
  push: ['creak', 0.5],
  pull: ['rope', 0.7],
  throw: ['whoosh', 0.7],
  catch: ['set_down', 0.7],
  search: ['drawer', 0.6],
  eat: ['eat', 0.8],
  drink: ['drink', 1],
  pour: ['pour', 0.9],
  stir: ['stir', 0.8],
  cut: ['cut', 0.8],
  hammer: ['hammer', 0.7],
  dig: ['dig', 0.8],
  sweep: ['sweep', 0.9],
  sew: ['cloth', 0.6],
  write: ['write', 1],
  paint: ['paint', 1],
  read: ['page', 0.9],
  telephone: ['dial', 0.7],
  photograph: ['shutter', 0.9],
  play_strings: ['strum', 0.6],
  play_keys: ['piano', 0.6],
  blow: ['flute', 0.6],
  clap: ['clap', 0.8],
  sleep: ['snore', 0.35],
  crawl: ['cloth', 0.7],
  climb: ['rope', 0.6],
  fall: ['fall', 0.8],
  swim: ['swim', 0.8, 'on'],
  fly: ['gust', 0.5, 'on'],
  ride: ['hooves', 0.7, 'on'],
  drive: ['engine', 0.7, 'on'],
  open: ['creak', 0.5],
  weep: ['breath', 0.7],
};

/** Poses in which a thing in the hands is handled, and what it is that is heard is the thing. */
export const HANDLING: ReadonlySet<Pose> = new Set<Pose>([
  'work',
  'open',
  'give',
  'hold',
  'show',
  'sew',
  'cut',
  'blow',
  'play_strings',
  'catch',
  'search',
]);

/** Of those, the ones in which a thing only changes its place. */
export const MOVED: ReadonlySet<Pose> = new Set<Pose>(['give', 'hold', 'show', 'catch', 'search']);

/** What is heard when the state of a thing changes. */
export const STATE_SOUNDS: Readonly<Partial<Record<ItemState, Heard>>> = {
  open: ['box', 0.7],
  broken: ['break_wood', 0.7],
  torn: ['tear', 0.8],
  cut: ['cut', 0.8],
  mended: ['click', 0.8],
  burning: ['ignite', 0.8],
  burnt: ['extinguish', 0.5],
  glowing: ['shimmer', 0.8],
  wet: ['water_spray', 0.5],
};
/** What is heard of an effect where it begins. */
export const EFFECT_SOUNDS: Readonly<Partial<Record<EffectKind, Heard>>> = {
  fire: ['ignite', 0.7, 'on'],
  steam: ['sizzle', 0.4],
  sparks: ['sizzle', 0.4],
  sparkles: ['shimmer', 0.7],
  splash: ['splash', 0.7],
  bubbles: ['bubbles', 0.8],
  leaves: ['gust', 0.5],
  confetti: ['paper', 0.4],
  speed_lines: ['whoosh', 0.6],
  impact: ['impact', 0.6],
  light_beam: ['shimmer', 0.5],
  dust: ['land', 0.5],
  petals: ['gust', 0.35],
  flash: ['shimmer', 0.4],
};

/** Effects that draw sound: of a thing they are what the thing sounds like, of somebody the voice. */
export const DRAWN_SOUNDS: ReadonlySet<EffectKind> = new Set<EffectKind>(['sound_rings', 'notes']);
/** Voices without words, by pose: heard where nobody has a line. A song is left to the music. */
export const VOICE_SOUNDS: Readonly<Partial<Record<Pose, Heard>>> = {
  laugh: ['laugh', 0.6],
  shout: ['gasp', 0.7],
};
/** Poses that are held without a sound, where a shot begins with them. */
export const RESTING: ReadonlySet<Pose> = new Set<Pose>(['sit', 'kneel', 'crouch', 'lie', 'open']);

/** What an animal says when it comes into a place or shows itself. */
export const ANIMAL_CALLS: Readonly<Partial<Record<Species, SoundEventKind>>> = {
  cat: 'meow',
  tiger: 'growl',
  lion: 'roar',
  dog: 'bark',
  fox: 'bark',
  wolf: 'howl',
  bear: 'growl',
  panda: 'growl',
  mouse: 'squeak',
  rabbit: 'squeak',
  squirrel: 'squeak',
  hedgehog: 'squeak',
  horse: 'neigh',
  unicorn: 'neigh',
  cow: 'moo',
  pig: 'oink',
  sheep: 'baa',
  goat: 'baa',
  elephant: 'trumpet',
  monkey: 'squeak',
  bird: 'chirp',
  owl: 'owl',
  crow: 'crow',
  duck: 'quack',
  chicken: 'cluck',
  penguin: 'quack',
  frog: 'frog',
  whale: 'whale',
  dolphin: 'squeak',
  seal: 'bark',
  bee: 'bee',
  dragon: 'roar',
  dinosaur: 'roar',
  monster: 'growl',
};
/** Animals that go on hooves, and those that go on wings. */
export const HOOFED: ReadonlySet<Species> = new Set<Species>(['horse', 'unicorn', 'cow', 'deer', 'goat']);
export const WINGED: ReadonlySet<Species> = new Set<Species>([
  'bird',
  'owl',
  'crow',
  'duck',
  'bee',
  'butterfly',
  'dragon',
  'chicken',
]);
/** Poses in which an animal gives voice. */
export const CALLING: ReadonlySet<Pose> = new Set<Pose>(['shout', 'sing', 'talk', 'cheer', 'jump', 'fight']);
/** Those that make no sound when they go. */
export const NOISELESS: ReadonlySet<Species> = new Set<Species>([
  'cat',
  'mouse',
  'snake',
  'snail',
  'spider',
  'butterfly',
  'fish',
  'bee',
  'crab',
  'octopus',
  'shark',
]);
