import type { ClipWish } from '#src/shared/catalogue/clip-modes.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type {
  AspectRatio,
  CameraAngle,
  CameraMovement,
  Emotion,
  Framing,
  Transition,
} from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { ColourName, FigureSpec, ItemKind } from './figure-spec.ts';
import type { IdeaGraph } from './idea/idea-graph.ts';
import type { KnownCast } from './known-cast.ts';
import type { MusicAccent, MusicBrief } from './music-brief.ts';
import type { StoryPass } from './passes/story-pass.ts';
import type { StoryWording } from './passes/story-wording.ts';
import type { StoryWriting } from './passes/story-writing.ts';
import type { PlaceSpec, TimeOfDay, Weather } from './place-spec.ts';
import type { PlotEmphasis } from './plot/plot.ts';
import type { Seated } from './seated.ts';
import type { ClipTrim, ShotTail } from './shot-clip.ts';
import type { AmbienceKind, SoundEventKind } from './sound-kinds.ts';
import type { Speech } from './speech.ts';
import type { VoiceSpec } from './voice-spec.ts';

export { MUSIC_MOODS, type MusicBrief, type MusicMood } from './music-brief.ts';

/** What the story half is asked for. Equal requests give equal plans. */
export interface StoryRequest {
  /** One sentence or more, 1 to 2,000 characters, in any of the four languages. */
  idea: string;
  type: FilmType;
  /** The language of narration, lines, names and descriptions; the idea may be in another. */
  language: Language;
  /** 4 to 40. */
  shotCount: number;
  aspect: AspectRatio;
  seed: number;
  /** Brought along, four at most: the first plays the hero, the second the other, the rest go with the hero. */
  characters?: readonly GivenCharacter[];
  /** Of the film that this one goes on from. */ known?: KnownCast;
  /** What the idea says, where somebody has corrected it; read from the idea where absent. */
  graph?: IdeaGraph;
  /** Several plans are made, scored by stated rules, and the best one is kept. */
  deep?: boolean;
  /** Words for the best of those plans, in the order in which they were written: each is scored as a further pass. */
  wordings?: readonly StoryWording[];
  /** Which telling of its outline; the plain one where absent. */ telling?: number;
  /** What the shots between the events are for first; the main event where absent. */
  emphasis?: PlotEmphasis;
}

/** A character that somebody brings along. */
export interface GivenCharacter {
  /** The name by which the story calls it; empty for the story's own. */
  name: string;
  /** Names the picture that plays it; without one the character is drawn as the story wants it. */
  pictureKey?: string;
}

/** A whole film on paper: everything that pictures, voices, music and sound are made from. Plain JSON. */
export interface FilmPlan {
  title: string;
  /** The idea as one good sentence. */
  logline: string;
  /** The story in one or two paragraphs. */
  outline: string;
  characters: PlannedCharacter[];
  places: PlannedPlace[];
  items: PlannedItem[];
  shots: PlannedShot[];
  music: MusicBrief;
}

/** A film on paper with what was understood of its idea. */
export interface FilmPlanOfIdea extends FilmPlan {
  graph: IdeaGraph;
  /** Whom and what the idea names and no shot shows. */
  unseen?: string[];
  /** How it was written: in which passes, if deeply; and with which language model, if with one. */
  passes?: StoryPass[];
  writing?: StoryWriting;
}

export interface PlannedCharacter {
  /** Stable within the film: 'character-1' … */
  key: string;
  name: string;
  /** Who it is and how it looks, one or two sentences. */
  description: string;
  figure: FigureSpec;
  voice: VoiceSpec;
}

interface PlannedPlace {
  key: string;
  name: string;
  description: string;
  place: PlaceSpec;
}

export interface PlannedItem {
  key: string;
  name: string;
  description: string;
  item: ItemKind;
  /** A word that is lettered on it, where it is drawn as the nearest kind only. */
  label?: string;
  /** Its main colour, where the idea names one. */
  colour?: ColourName;
}

/** What a body does. Rigs that have no arms do what they can. */
export const POSES = [
  'stand',
  'walk',
  'run',
  'sit',
  'kneel',
  'crouch',
  'reach',
  'wave',
  'point',
  'hold',
  'carry',
  'give',
  'work',
  'look_up',
  'look_down',
  'think',
  'cheer',
  'talk',
  'cover_face',
  'lie',
  'jump',
  'embrace',
  'fight',
  'dance',
  'read',
  'push',
  'pull',
  'throw',
  'catch',
  'open',
  'show',
  'search',
  'listen',
  'whisper',
  'shout',
  'sing',
  'laugh',
  'weep',
  'kiss',
  'hold_hands',
  'comfort',
  'eat',
  'drink',
  'pour',
  'stir',
  'cut',
  'hammer',
  'dig',
  'sweep',
  'sew',
  'write',
  'paint',
  'telephone',
  'photograph',
  'play_strings',
  'play_keys',
  'blow',
  'clap',
  'bow',
  'hands_up',
  'recoil',
  'cross_arms',
  'hands_on_hips',
  'sleep',
  'crawl',
  'climb',
  'fall',
  'swim',
  'fly',
  'ride',
  'drive',
] as const;
export type Pose = (typeof POSES)[number];

export interface PlannedActor extends Seated {
  characterKey: string;
  /** Where in the frame: -1 left edge, 0 middle, 1 right edge. */
  across: number;
  /** Metres behind (positive) or before (negative) the shot's subject. */
  behind: number;
  /** Whom or what it faces: another character's key, an item's key, the camera, away from it, or a side. */
  faces: 'camera' | 'away' | 'left' | 'right' | (string & {});
  pose: Pose;
  emotion: Emotion;
  /** Key of the item in its hands. */
  holdsItemKey?: string;
  /** 1, 2 …: one more of the many who are this character together, each a little different. */
  variant?: number;
  /** Metres above the ground: what flies, floats, stands on something or has climbed. */
  above?: number;
  /** 1 as large as it is; 0.2 to 4. */
  scale?: number;
  /** What changes while the shot runs, in order. */
  keyframes?: ActorKeyframe[];
}

/** A change of an actor, which holds from there on. Places and sizes glide to it; the rest changes at once. */
export interface ActorKeyframe extends Seated {
  /** Share of the shot, 0 to 1. */
  at: number;
  pose?: Pose;
  emotion?: Emotion;
  faces?: PlannedActor['faces'];
  across?: number;
  behind?: number;
  above?: number;
  scale?: number;
  /** 0 not seen to 1. */
  opacity?: number;
  /** Null lets go. */
  holdsItemKey?: string | null;
}

export interface PlannedItemPlacement {
  itemKey: string;
  across: number;
  /** Metres behind the subject. */
  behind: number;
  /** Metres above the ground: 0 on the floor, about 0.8 on a table. */
  above: number;
  /** Without one the thing is whole. */
  state?: ItemState;
  /** Radians, clockwise. */
  rotation?: number;
  /** 1 as large as it is. */
  scale?: number;
  keyframes?: ItemKeyframe[];
}

/** How a thing is. */
export const ITEM_STATES = [
  'whole',
  'open',
  'folded',
  'broken',
  'torn',
  'cut',
  'mended',
  'burning',
  'burnt',
  'smoking',
  'glowing',
  'wet',
  'dirty',
] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** A change of a thing that stands or flies by itself; as with actors, numbers glide and the state changes at once. */
export interface ItemKeyframe {
  /** Share of the shot, 0 to 1. */
  at: number;
  state?: ItemState;
  across?: number;
  behind?: number;
  above?: number;
  rotation?: number;
  scale?: number;
  opacity?: number;
}

/** What is seen of a deed beside bodies and things. */
export const EFFECTS = [
  'fire',
  'smoke',
  'steam',
  'dust',
  'sparks',
  'sparkles',
  'flash',
  'splash',
  'bubbles',
  'tears',
  'hearts',
  'petals',
  'leaves',
  'confetti',
  'notes',
  'sound_rings',
  'speed_lines',
  'impact',
  'sleep_marks',
  'light_beam',
] as const;
export type EffectKind = (typeof EFFECTS)[number];

export interface PlannedEffect {
  kind: EffectKind;
  /** Key of the actor or item that it comes from; absent for the whole frame. */
  onKey?: string;
  /** Shares of the shot, 0 to 1. */
  from: number;
  to: number;
}

/** Somebody or something that is not there: the dead, the missing, the dreamt, what is thought of. */
export interface PlannedVision {
  /** A character's or an item's key. */
  ofKey: string;
  /** A photograph that stands or hangs, a bubble over whoever thinks or dreams, or a pale shape in the air. */
  as: 'photo' | 'thought' | 'dream' | 'apparition';
  /** Whoever thinks or dreams of it. */
  byKey?: string;
  across: number;
  behind: number;
  above: number;
  emotion: Emotion;
}

/**
 * Why no single sound is heard in a shot. `held_breath`: right before or after what matters most; `nobody`: nobody is
 * there to make one; `stillness`: all who are there hold still, speak or sing.
 */
export const SILENCE_REASONS = ['held_breath', 'nobody', 'stillness'] as const;
export type SilenceReason = (typeof SILENCE_REASONS)[number];

/** A single sound of a shot. */
interface PlannedSound {
  sound: SoundEventKind;
  /** Share of the shot, 0 to 1. */
  at: number;
  /** 0 to 1. */
  loudness: number;
  /** Share of the shot at which a sound that goes on stops: steps, a motor. It rings out where absent. */
  until?: number;
  /** Where it comes from: -1 left edge of the frame, 0 middle, 1 right edge; the middle where absent. */
  across?: number;
}

export interface PlannedShot {
  /** 1-based number in the film. */
  number: number;
  /** What is seen, one sentence for a storyboard. */
  script: string;
  placeKey: string;
  timeOfDay: TimeOfDay;
  weather: Weather;
  framing: Framing;
  angle: CameraAngle;
  camera: CameraMovement;
  /** What the camera is about. */
  subject: { kind: 'character' | 'item'; key: string } | { kind: 'place' };
  actors: PlannedActor[];
  items: PlannedItemPlacement[];
  effects?: PlannedEffect[];
  visions?: PlannedVision[];
  /** How the shot ends, where somebody wants that to be a picture of its own. */
  tail?: ShotTail;
  /** When a still shows the shot best, as a share of it; 0.5 where absent. */
  stillAt?: number;
  speech: Speech;
  /** The feeling of the shot as a whole. */
  emotion: Emotion;
  /** 0 calm to 1 highest tension; drives palette, music and rhythm. */
  tension: number;
  transition: Transition;
  /** From the length of the speech at its language's rate, or the beat when silent. The spoken length decides later. */
  durationSeconds: number;
  ambience: AmbienceKind[];
  events: PlannedSound[];
  /** What a person wrote about the sounds: `ambience` and `events` were read from it. */
  soundWords?: { wanted: string; unwanted: string };
  /** Why there is no single sound; absent where there is one. */
  silence?: SilenceReason;
  /** How the music stands under this shot. */
  music: 'none' | 'low' | 'theme' | 'full';
  /** What the music marks when the shot begins. */
  accent?: MusicAccent;
  /** The mouth of whoever speaks does not follow the voice, by its owner's wish. */
  mouthsStill?: true;
  /** Its owner keeps it in the film, but not in the video. */
  leftOut?: true;
  /** How its owner wants the next clip to be made; absent where as usual. */
  wish?: ClipWish;
  /** Of a clip that a model made or a person brought, the part that is seen. */
  trim?: ClipTrim;
}
