import type { CardPicture } from '#src/draft-engine/cards/card-picture.ts';
import type { DescribedMusicRequest, MusicCue } from '#src/draft-engine/music/music-request.ts';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { DrawnPortrait } from '#src/draft-engine/picture/still.ts';
import type { SceneRequest } from '#src/draft-engine/scene/scene.ts';
import type { SuggestionRequest } from '#src/draft-engine/scene/suggestions/offer.ts';
import type { StickerRequest } from '#src/draft-engine/stickers/sticker-request.ts';
import type { ShotDescription } from '#src/draft-engine/story/described-shot/described-shot.ts';
import type { MusicBrief, StoryRequest } from '#src/draft-engine/story/film-plan.ts';
import type { AmbienceKind, SoundEventKind } from '#src/draft-engine/story/sound-kinds.ts';
import type { IdeaRequest } from '#src/draft-engine/story/telling/understand-idea.ts';
import type { VoiceSpec } from '#src/draft-engine/story/voice-spec.ts';
import type { VisemeSpan } from '#src/draft-engine/voice/viseme.ts';
import type { ClipWish } from '#src/shared/catalogue/clip-modes.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { PromptMatter } from '#src/shared/catalogue/prompt-matters.ts';
import type { ClipMovement, Delivery, Emotion } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { WebhookCall } from './http/webhook.ts';
import type { MemeInputs, ToolRequest } from './tool-requests.ts';

/** JSON as stored in the database. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };

/** What an idea says. Result in `data`: an UnderstoodIdea. */
interface IdeaReadingRequest {
  kind: 'text';
  task: 'understand-idea';
  idea: IdeaRequest;
}

/** One shot of a film that has a story. Result in `data`: a DescribedShot, or null where nothing of it can be drawn. */
interface ShotPlanningRequest {
  kind: 'text';
  task: 'plan-shot';
  shot: ShotDescription;
}

/** What a prompt for a picture leaves open. Result in `data`: PromptSuggestions. */
interface SuggestionsRequest {
  kind: 'text';
  task: 'suggest-for-prompt';
  prompt: SuggestionRequest;
}

/** A prompt to be written richer, in its own language. Result in `data`: a RicherPrompt; only of language models. */
export interface PromptWritingRequest {
  kind: 'text';
  task: 'enrich-prompt';
  prompt: { text: string; about: PromptMatter; language: Language };
}

/** A prompt with more in it. */
export interface RicherPrompt {
  prompt: string;
}

/** Where a picture has a face. Result in `data`: a FaceAnswer. */
interface FaceSearchRequest {
  kind: 'text';
  task: 'find-face';
  /** A file's id. */
  picture: string;
}

/** A small picture of a meme while it is being written. Result in `data`: a WebP file in base64. */
interface MemePreviewRequest {
  kind: 'text';
  task: 'preview-meme';
  meme: MemeInputs;
}

/** A story with cast, places and shots. Result in `data`: a FilmPlan. */
interface StoryWritingRequest {
  kind: 'text';
  task: 'plan-film';
  story: StoryRequest;
  /** Characters from the owner: the story's first ones, in this order. `picture` is a file's id. */
  givenCharacters?: { name: string; picture: string }[];
  /** What the owner of a film with paid models has written: it is judged before anything of the film is made. */
  judgedWords?: string;
}

/** A picture that replaces an actor of a drawing. */
export interface GivenPicture {
  characterKey: string;
  /** Index among the drawing's actors. */
  actorIndex: number;
  /** File id of the picture. */
  picture: string;
}

/** One picture. Result: a PNG or JPEG file. */
interface PictureRequest {
  kind: 'image';
  prompt: string;
  seed: number;
  widthPixels: number;
  heightPixels: number;
  /** File ids of pictures of the characters and places in the prompt. */
  references: string[];
  /** File id of a picture whose composition the result keeps, where the model can start from one. */
  basis?: string;
  /** What is not to be seen, in words. */
  notWanted?: string;
  /** The drawing's first actor alone is drawn, on a plain ground. */
  portrait?: DrawnPortrait;
  /** Actors for which the owner uploaded a picture; absent without any. */
  givenPictures?: GivenPicture[];
}

/**
 * A picture with what the draft engine draws: a shot, a scene, a card, a sticker; other vendors use the prompt. Of a
 * scene it adds `data`: `look` and `notDrawn`, and throws VendorError `refused`, which names the words, where it can
 * draw nothing of them.
 */
export type ImageRequest = PictureRequest &
  (
    | { drawing: ShotDrawing; scene?: undefined; card?: undefined; sticker?: undefined }
    | { scene: SceneRequest; drawing?: undefined; card?: undefined; sticker?: undefined }
    | { card: CardPicture; drawing?: undefined; scene?: undefined; sticker?: undefined }
    | { sticker: StickerRequest; drawing?: undefined; scene?: undefined; card?: undefined }
  );

/** One clip. Result: an MP4 file, without a sound where it is a film's. */
interface ClipRequest {
  kind: 'video';
  prompt: string;
  seed: number;
  widthPixels: number;
  heightPixels: number;
  framesPerSecond: number;
  durationSeconds: number;
  /** File ids of the first frame and the last. */
  firstFrame?: string;
  lastFrame?: string;
  /** File id of a picture that is shown instead of the drawing: the engine moves the camera over it. */
  still?: string;
  /** What is not to be seen, in words. */
  notWanted?: string;
  references: string[];
  /** Actors for which the owner uploaded a picture; absent without any. */
  givenPictures?: GivenPicture[];
  /** Mouth shapes of the speaker, counted from `speechStartSeconds`. */
  visemes: VisemeSpan[];
  speechStartSeconds: number;
  /** Index of the speaking actor in the drawing; absent for a narrator. */
  speakerIndex?: number;
  /** Frame numbers at which the clip will be split. */
  keyframes: number[];
  /** The film begins with it: its first pieces may be watched before it is whole. */
  isOpening?: boolean;
  /** How its owner wants it made, as far as the model can; absent where as usual. */
  asked?: ClipWish;
}

/** What the draft engine shows in a clip of its own: what a text says, or without one its first frame's picture. */
interface LoneClip {
  scene?: SceneRequest;
  /** Absent: as suits what is seen. */
  camera?: ClipMovement;
}

/**
 * A clip with what the draft engine draws; other vendors use the prompt. With `alone` it is no film's: it keeps the
 * size and the sound that a model gives it, and the draft engine adds `data`: `look` and `notDrawn` of a scene (see
 * ImageRequest), or `isFlat` where it could not take the picture apart.
 */
export type VideoRequest = ClipRequest &
  ({ drawing: ShotDrawing; alone?: undefined } | { alone: LoneClip; drawing?: undefined });

/** Speech. Result: a WAV file and `data`: SpokenLine. */
interface VoiceRequest {
  kind: 'voice';
  text: string;
  language: Language;
  voice: VoiceSpec;
  emotion: Emotion;
  delivery: Delivery;
  seed: number;
}

/** Timings of a spoken text, in seconds from its start. */
export interface SpokenLine {
  durationSeconds: number;
  /** The engine or model that spoke; joined by ' + ' where several did. */
  spokenBy: string;
  /** What was to speak, where it failed and the built-in engine spoke instead. */
  insteadOf?: string;
  words: { text: string; startSeconds: number; endSeconds: number }[];
  visemes: VisemeSpan[];
}

/**
 * Music for a whole film, or a piece by the description in `prompt`, instrumental unless `mayHaveVoices`. Result: a
 * stereo sound file; the draft engine, which has no voices, adds `data`: a MusicAnswer, and makes no file of a stem in
 * which nobody plays.
 */
interface MusicRequest {
  kind: 'music';
  prompt: string;
  seed: number;
  durationSeconds: number;
  /** Whether a model that can sing may do so. */
  mayHaveVoices?: boolean;
  /** What the draft engine composes a single piece from; other vendors use the prompt. */
  piece?: Pick<DescribedMusicRequest, 'description' | 'style' | 'feeling' | 'isLoop' | 'stem'> & {
    /** In which it names instruments. */
    language: Language;
  };
  /** Absent for a piece by its description alone. */
  film?: {
    brief: MusicBrief;
    /** The shots in order with their actual lengths. */
    cues: MusicCue[];
  };
}

/**
 * Background sound that can be looped, one sound, or what `prompt` describes in one of the four languages. Result: a
 * WAV file; the draft engine adds `data`: a SoundAnswer, and throws VendorError `refused`, which names the words, where
 * it knows nothing of a description.
 */
interface SoundRequest {
  kind: 'sound';
  prompt: string;
  seed: number;
  sound:
    | { kind: 'ambience'; ambience: AmbienceKind; durationSeconds: number }
    | { kind: 'event'; event: SoundEventKind }
    | {
        kind: 'described';
        /** 1 to 120. */
        durationSeconds: number;
        /** What is not to be heard, in words. */
        notWanted?: string;
        /** The language to expect where the script of the description does not decide it. */
        language?: Language;
      };
}

export type VendorRequest =
  | IdeaReadingRequest
  | ShotPlanningRequest
  | SuggestionsRequest
  | PromptWritingRequest
  | FaceSearchRequest
  | MemePreviewRequest
  | StoryWritingRequest
  | ImageRequest
  | VideoRequest
  | VoiceRequest
  | MusicRequest
  | SoundRequest
  | ToolRequest;

/** A vendor's result: a file in the scratch folder, facts, or both. */
export interface VendorResult {
  file?: { path: string; mime: string; extension: string };
  data?: Json;
  /** Id of the model that was actually used. */
  servedBy: string;
  /** What moderation is unsure about; absent where it is fine. */
  doubt?: Doubt;
}

/** Why an admin should look at something: who was unsure, about what (scores from 0 to 1), and the words of it. */
export interface Doubt {
  by: string;
  categories: Record<string, number>;
  text?: string;
}

export type Started =
  | { kind: 'done'; result: VendorResult }
  | { kind: 'pending'; operation: Json; checkAfterSeconds: number };

type Checked =
  | { kind: 'pending'; checkAfterSeconds: number }
  | { kind: 'done'; result: VendorResult }
  | { kind: 'failed'; error: VendorError };

/** Status of a submission that was looked up by our id; `untold` where the vendor has no such look-up. */
export type Found =
  | { kind: 'pending'; operation: Json; checkAfterSeconds: number }
  | { kind: 'absent' }
  | { kind: 'untold' };

/** What a service said of work that it was to cancel. */
export type Cancelled = 'cancelled' | 'too-late' | 'unsupported';

/** How far apart the priorities of two kinds of work are, so that the shots of each can go in their order. */
export const PRIORITY_STEPS = 100;

/** Dependencies of a vendor's call. */
export interface VendorContext {
  /** Id of the generation: used as the request id or idempotency key, when the vendor supports one. */
  generationId: string;
  /** Of the order: higher goes before other work of the same vendor; 0 by default. */
  priority?: number;
  /** Of a start: how many there are of this work with it, 1 by default; more where a run died. */
  attempt?: number;
  /** Catalogue id of the model, and its name at the vendor. */
  model: string;
  vendorModel: string;
  /** An empty folder for results; removed once the result has been stored. */
  scratchFolder: string;
  /** Where a vendor that signs its calls may say that the work has ended; absent where it cannot reach us. */
  webhookAddress?: string;
  signal: AbortSignal;
  /** Takes note of how far the work is, from 0 to 1; any number of times. */
  tellProgress?(share: number): void;
  /** Path of a file that the request names by id. */
  pathOfFile(fileId: string): Promise<string>;
}

/** A vendor: an external service, or the built-in engine. */
export interface Vendor {
  /** True when a start is free and may be repeated after a crash. */
  readonly repeatable: boolean;
  /** True for a start that may be sent again though its answer was lost: it costs little, and nobody gets it twice. */
  mayRepeat?(request: VendorRequest): boolean;
  /** The operator has switched it off: it ends what it has begun and gets nothing new. */
  readonly switchedOff?: boolean;
  /**
   * Submits the request with at most one paid call. Throws VendorError; with `outcome_unknown` when the request may
   * have arrived but no answer did.
   */
  start(request: VendorRequest, context: VendorContext): Promise<Started>;
  /**
   * Polls an operation that `start` returned for this request. Throws VendorError when the poll failed: `failed` and
   * `refused` end the work, after anything else it is polled again.
   */
  check(operation: Json, request: VendorRequest, context: VendorContext): Promise<Checked>;
  /**
   * Looks up a submission by our id when its answer was lost, if the service supports it. `absent` when it certainly
   * never arrived. Throws VendorError when the lookup failed.
   */
  find?(context: VendorContext): Promise<Found>;
  /**
   * Takes work out of the service's queue. `cancelled`: it had not begun and never will, and costs nothing; `too-late`:
   * it has begun or ended, and goes on. Throws VendorError when the service could not be asked.
   */
  cancel?(operation: Json, context: VendorContext): Promise<Cancelled>;
  /**
   * True for a call that the service signed within the last five minutes; absent where it calls nobody. It only says
   * that it is time to check. Throws VendorError when the service's keys could not be read.
   */
  isWebhookSigned?(call: WebhookCall, signal: AbortSignal): Promise<boolean>;
}

export type VendorErrorKind =
  /** Rejected; may be retried later. */
  | 'busy'
  /** It is unknown whether the request was accepted. */
  | 'outcome_unknown'
  /** Surely not started, and in vain until the operator acts: the key is refused, the credit spent, the model gone. */
  | 'unusable'
  /** Refused by the vendor's content policy, or because it understands nothing of the request. */
  | 'refused'
  /** Permanent failure: invalid input, or an error at the vendor. */
  | 'failed';

/** A vendor's failure, translated from its answers in the vendor's file. */
export class VendorError extends Error {
  readonly kind: VendorErrorKind;
  /** For `busy`: delay before a retry. */
  readonly retryAfterSeconds: number | undefined;
  /** Where the vendor itself failed: in our words, how. Absent for refusals and for what is wrong with a request. */
  readonly outage: string | undefined;
  /** True where the vendor was not asked, so that it says nothing of how the vendor is. */
  readonly isNotAsked: boolean;

  constructor(
    kind: VendorErrorKind,
    message: string,
    options: {
      retryAfterSeconds?: number | undefined;
      outage?: string | undefined;
      isNotAsked?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'VendorError';
    this.kind = kind;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.outage = options.outage;
    this.isNotAsked = options.isNotAsked ?? false;
  }
}

/** The vendors that are set up here and get new work. */
export function openVendors(vendors: ReadonlyMap<VendorName, Vendor>): ReadonlySet<VendorName> {
  return new Set([...vendors].flatMap(([name, { switchedOff }]) => (switchedOff ? [] : [name])));
}
