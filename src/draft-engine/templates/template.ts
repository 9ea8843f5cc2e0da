import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { MusicFeeling, MusicStyle } from '#src/shared/catalogue/music-styles.ts';
import type { TemplateCategory } from '#src/shared/catalogue/template-categories.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { FigureState } from '../picture/figure-rig.ts';
import type { ColourName, FigureSpec, ItemKind } from '../story/figure-spec.ts';
import type { PlaceSpec, TimeOfDay, Weather } from '../story/place-spec.ts';
import type { AmbienceKind, SoundEventKind } from '../story/sound-kinds.ts';
import type { PropName } from './props/props.ts';

/** A text in each language. */
type InLanguages = Readonly<Record<Language, string>>;

/** A pair of lengths or a place, in units: the shorter side of the frame is 1, its centre is [0, 0], y goes down. */
export type Pair = readonly [x: number, y: number];

/** A text that a person may write. Where nothing is written its sample is shown. */
export interface TextSlot {
  label: InLanguages;
  sample: InLanguages;
  /** Characters at most, 60 or fewer. */
  most: number;
}

/**
 * A short clip with places for a photo and texts of somebody's own. It is data: what is on the stage, and when it
 * moves. All times are seconds from the start.
 */
export interface Template {
  /** Lower case with hyphens; the name of its file. Orders and addresses keep it. */
  id: string;
  category: TemplateCategory;
  title: InLanguages;
  aspect: '9:16' | '16:9';
  /** 5 to 12. */
  seconds: number;
  texts: { title?: TextSlot; line?: TextSlot };
  music: { style: MusicStyle; feeling: MusicFeeling };
  ambience?: AmbienceKind;
  sounds: readonly { at: number; sound: SoundEventKind; level?: number }[];
  /** Where the camera looks: at first the centre, at a zoom of 1. */
  camera?: readonly CameraKey[];
  /** From the back to the front. */
  layers: readonly Layer[];
}

export type Ease = 'linear' | 'in' | 'out' | 'both' | 'back' | 'bounce' | 'step';

/** What the camera does at a time. A value holds until the next key that names it, and moves there as its `ease` says. */
export interface CameraKey {
  at: number;
  ease?: Ease;
  x?: number;
  y?: number;
  zoom?: number;
  /** Degrees. */
  turn?: number;
}

/** The same for a layer. */
interface LayerKey {
  at: number;
  ease?: Ease;
  x?: number;
  y?: number;
  scale?: number;
  /** Widens alone: 0 is edge-on, negative mirrored, as a card that is turned over. */
  stretch?: number;
  /** Degrees. */
  turn?: number;
  opacity?: number;
  /** Of a prop: how far it is open, grown or counted, 0 to 1. */
  share?: number;
}

export type Entrance = 'fade' | 'pop' | 'drop' | 'rise' | 'left' | 'right' | 'spin' | 'slam' | 'flip';

/** One thing on the stage. */
export interface Layer {
  draw: Drawing;
  /** Its centre. */
  at?: Pair;
  turn?: number;
  scale?: number;
  opacity?: number;
  share?: number;
  /** How it follows the camera: 0 stays on the screen, 0.5 is far away, 1 is usual, more is nearer. */
  depth?: number;
  /** When it is there; always where absent. */
  from?: number;
  until?: number;
  keys?: readonly LayerKey[];
  /** How it comes at `from`, and goes at `until`; half a second each. */
  enter?: Entrance;
  leave?: Entrance;
  /** What it does all the time: degrees, units, shares. */
  idle?: { sway?: number; bob?: number; pulse?: number; spin?: number; seconds?: number; phase?: number };
}

export type GroundStyle =
  | 'plain'
  | 'fade'
  | 'glow'
  | 'rays'
  | 'dots'
  | 'stripes'
  | 'checks'
  | 'paper'
  | 'wood'
  | 'bricks';
export type PhotoFrame = 'none' | 'white' | 'gold' | 'wood' | 'stamp' | 'film' | 'circle' | 'oval' | 'heart' | 'screen';
export type Tint = 'none' | 'grey' | 'sepia' | 'halftone' | 'pixels' | 'comic';
export type ShapeName = 'box' | 'circle' | 'star' | 'heart' | 'burst' | 'ribbon' | 'tag' | 'bubble' | 'cloud' | 'ring';
export type ParticleKind =
  | 'confetti'
  | 'snow'
  | 'petals'
  | 'leaves'
  | 'bubbles'
  | 'hearts'
  | 'stars'
  | 'rain'
  | 'dust'
  | 'notes'
  | 'sparks'
  | 'clouds';

/** How a text looks. */
export interface TextStyle {
  colour: string;
  weight?: number;
  /** A border around the letters. */
  outline?: string;
  /** A second one, set off below, as thick as a share of the letters. */
  shade?: string;
  align?: 'left' | 'center' | 'right';
  /** Largest size of the letters, in units; they shrink until the text fits. */
  most?: number;
  upper?: true;
  /** Letters glow in this colour. */
  glow?: string;
  /** The letters are rough, as of chalk or a worn stamp. */
  rough?: true;
}

/** How a text comes: at once, letter by letter, word by word, or filled with a second colour as it is sung. */
export interface Reveal {
  how: 'type' | 'words' | 'pop' | 'sing';
  from: number;
  seconds: number;
  /** Of what was sung. */
  colour?: string;
}

/** What a layer shows; sizes are in units. */
export type Drawing =
  /** Fills the frame, wherever the camera is. */
  | { kind: 'ground'; style: GroundStyle; colours: readonly [string, string, string?]; spin?: number }
  /** A place of the engine, larger than the frame by `wider`, so that the camera may move. */
  | {
      kind: 'place';
      place: PlaceSpec;
      look: LookId;
      time: TimeOfDay;
      weather?: Weather;
      wider?: number;
      size?: Pair;
    }
  | { kind: 'thing'; item: ItemKind; look: LookId; size: number; colour?: ColourName }
  | { kind: 'figure'; figure: FigureSpec; look: LookId; size: Pair; state?: Partial<FigureState> }
  /** The photo, cut to the size around the face, or its middle. */
  | { kind: 'photo'; size: Pair; frame?: PhotoFrame; tint?: Tint; look?: 'closer' }
  /** Whoever stands out of the photo, as large as fits, standing on the lower edge; whole in an oval where nobody does. */
  | { kind: 'person'; size: Pair; outline?: string; tint?: Tint }
  | { kind: 'text'; text: 'title' | 'line' | InLanguages; size: Pair; style: TextStyle; reveal?: Reveal }
  | { kind: 'shape'; shape: ShapeName; size: Pair; colour: string; line?: string; lineWidth?: number; round?: number }
  | { kind: 'particles'; of: ParticleKind; count: number; colours: readonly string[]; size: number; from?: number }
  /** Something drawn for templates that has a way to move of its own. */
  | { kind: 'prop'; prop: PropName; size: Pair; colours?: readonly string[] }
  /** Layers that move together, in units around the group's centre. `cut`: nothing is seen beyond. */
  | { kind: 'group'; layers: readonly Layer[]; cut?: { shape: 'box' | 'circle'; size: Pair } };

/** Lets a file with a template be checked where it is written. */
export const defineTemplate = (template: Template): Template => template;
