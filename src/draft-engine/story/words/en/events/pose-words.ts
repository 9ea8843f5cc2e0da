import type { Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { Pose } from '../../../film-plan.ts';

/** What bodies do, as one sees it: the verb first, in its base form; `{his}` is whose body it is. */
export const POSE_WORDS: Readonly<Record<Pose, string>> = {
  stand: 'stand there',
  walk: 'walk',
  run: 'run',
  sit: 'sit',
  kneel: 'kneel',
  crouch: 'crouch',
  reach: 'reach out',
  wave: 'wave',
  point: 'point',
  hold: 'stand there',
  carry: 'hold out both arms',
  give: 'hold out a hand',
  work: 'work',
  look_up: 'look up',
  look_down: 'look down',
  think: 'think',
  cheer: 'cheer',
  talk: 'speak',
  cover_face: 'hide {his} face',
  lie: 'lie there',
  jump: 'jump',
  embrace: 'open {his} arms',
  fight: 'strike out',
  dance: 'dance',
  read: 'look down',
  push: 'push',
  pull: 'pull',
  throw: 'throw',
  catch: 'catch',
  open: 'reach out',
  show: 'gesture',
  search: 'look around',
  listen: 'listen',
  whisper: 'whisper',
  shout: 'shout',
  sing: 'sing',
  laugh: 'laugh',
  weep: 'weep',
  kiss: 'lean in for a kiss',
  hold_hands: 'hold hands',
  comfort: 'pat a shoulder',
  eat: 'eat',
  drink: 'drink',
  pour: 'pour',
  stir: 'stir',
  cut: 'cut',
  hammer: 'hammer',
  dig: 'dig',
  sweep: 'sweep',
  sew: 'sew',
  write: 'write',
  paint: 'paint',
  telephone: 'telephone',
  photograph: 'take a photograph',
  play_strings: 'play',
  play_keys: 'play',
  blow: 'play',
  clap: 'clap',
  bow: 'bow',
  hands_up: 'raise both hands',
  recoil: 'shrink back',
  cross_arms: 'stand with crossed arms',
  hands_on_hips: 'stand with hands on hips',
  sleep: 'sleep',
  crawl: 'crawl',
  climb: 'climb',
  fall: 'fall',
  swim: 'swim',
  fly: 'fly',
  ride: 'ride',
  drive: 'drive',
};

/** What two do to each other, or each with their own body, by what one of them does. */
export const POSES_OF_TWO: Readonly<Record<string, string>> = {
  [POSE_WORDS.cover_face]: 'hide their faces',
  [POSE_WORDS.embrace]: 'embrace each other',
  [POSE_WORDS.kiss]: 'kiss',
};

/** What bodies do without a face that shows a feeling. */
export const FACELESS: ReadonlySet<string> = new Set([POSE_WORDS.sleep]);

/** What bodies do with the thing in their hands, the verb first. */
export const POSES_WITH: Readonly<Partial<Record<Pose, string>>> = {
  stand: 'hold {T.the}',
  hold: 'hold {T.the}',
  walk: 'walk with {T.the}',
  sit: 'sit with {T.the}',
  carry: 'carry {T.the}',
  give: 'hold out {T.the}',
  read: 'look at {T.the}',
  look_down: 'look at {T.the}',
  show: 'show {T.the}',
  throw: 'throw {T.the}',
  catch: 'catch {T.the}',
  open: 'open {T.the}',
  push: 'push {T.the}',
  pull: 'pull {T.the}',
};

/** How near one looks, before what one sees. */
export const FRAMES: Readonly<Record<Framing, string>> = {
  extreme_wide: 'From far away',
  wide: 'From afar',
  full: '',
  medium: 'Nearer',
  close: 'Close-up',
  extreme_close: 'Very close',
};

/** What a face shows, behind what the body does. */
export const FACES: Readonly<Partial<Record<Emotion, string>>> = {
  happy: 'happy',
  excited: 'excited',
  sad: 'sad',
  fear: 'afraid',
  surprised: 'surprised',
  angry: 'angry',
};
