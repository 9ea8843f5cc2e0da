import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { SceneRequest } from '#src/draft-engine/scene/scene.ts';
import type { VoiceSpec } from '#src/draft-engine/story/voice-spec.ts';
import type { FaceMarks } from '#src/draft-engine/talking/place-face.ts';
import type { VisemeSpan } from '#src/draft-engine/voice/viseme.ts';
import type { ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import type { ClipAspect } from '#src/shared/catalogue/clip-forms.ts';
import type { LayerLevels, OwnSound } from '#src/shared/catalogue/clip-sound.ts';
import type { SubtitleLook } from '#src/shared/catalogue/cut-settings.ts';
import type { MemeForm } from '#src/shared/catalogue/meme-forms.ts';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import type { View } from '#src/shared/catalogue/views.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { MaskStroke } from '#src/shared/mask-strokes.ts';
import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';

/** What the single tools ask of vendors. Pictures, clips and sounds are named by their file ids. */
export type ToolRequest =
  | ImageEditRequest
  | ViewRequest
  | ImageUpscaleRequest
  | CutOutRequest
  | VideoEditRequest
  | VideoUpscaleRequest
  | SubtitlesRequest
  | LipSyncRequest
  | ClipSoundRequest
  | Model3dRequest
  | MemeRequest
  | TemplateRequest;

/** What a meme is made of. */
export interface MemeInputs {
  /** Of the draft engine. */
  template: string;
  /** One for each place of the template; empty ones are left out. */
  lines: readonly string[];
  /** The language of the page. */
  language: Language;
  /** A picture for the template's place for one. */
  photo?: string | undefined;
}

/** A meme of a template. Result: a PNG, WebP or MP4 file. */
export interface MemeRequest extends MemeInputs {
  kind: 'meme';
  /** Its words together, which are judged. */
  prompt: string;
  seed: number;
  as: MemeForm;
}

/** A picture changed as the prompt says. Result: a PNG or JPEG file. */
export interface ImageEditRequest {
  kind: 'image-edit';
  prompt: string;
  seed: number;
  /** Of the result. */
  widthPixels: number;
  heightPixels: number;
  /** The picture that is changed, then others that the prompt speaks of. */
  pictures: readonly [string, ...string[]];
  /** A picture of the first one's size, white where it may change; only for models whose inputs have a mask. */
  mask?: string;
  /** What is not to be seen, in words. */
  notWanted?: string;
  /** The result has the shape of the first picture; the size is then the most that it may have. */
  keepsShape?: true;
  /** For the draft engine: what is done, where it is not as the prompt says, and the language of the page. */
  edits?: readonly PictureEdit[];
  language?: Language;
}

/** How the draft engine drew a picture: as planned, or by what was asked for in words. */
export type DrawnAs = { drawing: ShotDrawing; scene?: undefined } | { scene: SceneRequest; drawing?: undefined };

/**
 * What a picture shows, seen from another side. Result: a PNG or JPEG file; the draft engine adds `data`: `basis`, a
 * ViewBasis.
 */
interface ViewRequest {
  kind: 'view';
  picture: string;
  view: View;
  seed: number;
  widthPixels: number;
  heightPixels: number;
  /** How the draft engine drew the picture, for itself: it turns the figure. */
  drawn?: DrawnAs;
}

/** A picture enlarged. Result: a PNG or JPEG file, whose longer side has at most 8192 pixels. */
interface ImageUpscaleRequest {
  kind: 'image-upscale';
  picture: string;
  /** How much wider and higher it becomes. */
  factor: 2 | 4;
  enhancesFaces: boolean;
  /** What it shows, for the draft engine, which guesses it where it is absent. */
  content?: 'photo' | 'drawing';
}

/** A picture without its background. Result: a PNG file of its size, transparent around what it shows. */
interface CutOutRequest {
  kind: 'cut-out';
  picture: string;
  /** The mask instead, a grey PNG that is white where the subject is; of the draft engine only. */
  asMask?: true;
  /** A cut-out of the picture that is only corrected, by the strokes of a brush; of the draft engine only. */
  correction?: { cutOut: string; strokes: readonly MaskStroke[] };
}

/**
 * A clip changed as the prompt says. Result: an MP4 file; the draft engine adds `data`: its size, frames and length,
 * and what of the prompt was done.
 */
export interface VideoEditRequest {
  kind: 'video-edit';
  prompt: string;
  clip: string;
  seed: number;
  /** Of the clip. */
  widthPixels: number;
  heightPixels: number;
  /** Shape of the result; absent: that of the clip. */
  aspect?: ClipAspect;
  /** For the draft engine: what is done, the language of the page, and about how long it takes. */
  draft?: { edits: readonly ClipEdit[]; language: Language; seconds: number };
}

/**
 * A clip enlarged. Result: an MP4 file with the clip's sound; the draft engine adds `data`: its size, frames and
 * length.
 */
interface VideoUpscaleRequest {
  kind: 'video-upscale';
  clip: string;
  /** Of the clip, as measured: its price follows from it. */
  durationSeconds: number;
  factor: 2 | 4;
  /** About how long the draft engine takes. */
  draftSeconds?: number;
}

/**
 * Subtitles of a clip. Result: of speech that is heard, and of lines that are begun by hand, `data`: `lines`, a
 * SubtitleLine each, and `lineCount`; of burned ones an MP4 file with the clip's sound and `data`: its size and
 * length.
 */
export interface SubtitlesRequest {
  kind: 'subtitles';
  clip: string;
  /** Of the clip, as measured. */
  durationSeconds: number;
  work: { do: 'hear' } | { do: 'begin' } | ({ do: 'burn' } & BurnedLines);
}

/** Lines that are drawn into the picture, and how they look. */
interface BurnedLines {
  lines: readonly SubtitleLine[];
  /** Decides the font and where lines are broken. */
  language: Language;
  look: SubtitleLook;
}

/**
 * Somebody who says what a sound says. Result: an MP4 file with the sound, or with `shot` one without a sound, as the
 * clips of a film are.
 */
export interface LipSyncRequest {
  kind: 'lip-sync';
  /** A sound, or words that a voice of ours says first. */
  sound: string | SpokenWords;
  /** Who speaks: in a clip whose mouth is changed, or in a picture that is brought to life. */
  speaker: { clip: string } | { picture: string };
  /** Where the eyes and the mouth of a picture are, for the draft engine, which looks for them where absent. */
  marks?: FaceMarks;
  /** Whether that face is drawn, for the draft engine, which guesses it where absent. */
  isDrawn?: boolean;
  /** Mouth shapes of the sound, where its words are known. */
  visemes?: VisemeSpan[];
  /** For the draft engine. */
  seed?: number;
  /** When the sound begins in a clip, and how long the clip is; absent where the sound is as long. */
  timing?: { startSeconds: number; durationSeconds: number };
  /** The part of a clip that becomes a film's, and how it is kept; absent where all stays as it was. */
  shot?: ShotFormat;
  /** How somebody in a picture behaves, in words. */
  prompt?: string;
}

/** What is said, and by whom. */
export interface SpokenWords {
  text: string;
  language: Language;
  voice: VoiceSpec;
}

/** Which part of a clip a film has, from which frame in the film's rate, and in which form. */
export interface ShotFormat {
  widthPixels: number;
  heightPixels: number;
  framesPerSecond: number;
  fromFrame: number;
  frames: number;
  /** Frame numbers at which the clip will be split. */
  keyframes: number[];
}

/** A solid of what pictures show. Result: a GLB file with its textures. */
interface Model3dRequest {
  kind: 'model-3d';
  /** The same thing from several sides; which ones a model needs, its vendor's table says. */
  pictures: { front: string; left?: string; back?: string; right?: string };
  seed: number;
  /** What it is like between its silhouettes, for the draft engine: as a body, or as a box. */
  shape?: 'round' | 'edged';
}

/**
 * A clip with another sound: its own one cleaned, sounds that are added, or both. Result: an MP4 file whose pictures
 * are those of the clip; the draft engine adds `data`: a SoundedClip.
 */
export interface ClipSoundRequest {
  kind: 'clip-sound';
  clip: string;
  /** Of the clip, as measured. */
  durationSeconds: number;
  /** What becomes of its own sound; only the draft engine keeps it alone. */
  own: OwnSound;
  /** Noise is taken out of its own sound. */
  removesNoise: boolean;
  /** What is added, in words; empty where its own sound is kept alone. */
  prompt: string;
  /** What is not to be heard, in words. */
  notWanted?: string;
  seed: number;
  /** For the draft engine: how loud the layers of the prompt are, and the language of the page. */
  levels?: LayerLevels;
  language?: Language;
}

/**
 * A clip of a video template with somebody's photo and words; only the draft engine makes it. Result: an MP4 file with
 * its sound, and `data`: a FilledTemplateClip.
 */
export interface TemplateRequest {
  kind: 'template';
  /** Id of the template. */
  template: string;
  /** Absent where it takes none. */
  photo?: string;
  /** Empty where the template's own words are shown. */
  texts: { title: string; line: string };
  /** Of the page: its words where nothing is written, and the shape of signs. */
  language: Language;
  seed: number;
  widthPixels: number;
  heightPixels: number;
}
