import type { MusicCue } from '#src/draft-engine/music/music-request.ts';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { MusicBrief, StoryRequest, VoiceSpec } from '#src/draft-engine/story/film-plan.ts';
import type { AmbienceKind, SoundEventKind } from '#src/draft-engine/story/sound-kinds.ts';
import type { VisemeSpan } from '#src/draft-engine/voice/viseme.ts';
import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** Anything that a database keeps as JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };

/** A story with cast, places and shots. Answers with `data`: a FilmPlan. */
export interface TextRequest {
  kind: 'text';
  task: 'plan-film';
  story: StoryRequest;
  /** Characters that the owner brought along: the story's first ones, in this order. `picture` is a file's id. */
  givenCharacters?: { name: string; picture: string }[];
}

/** A picture that shows how an actor of a drawing really looks. */
export interface GivenPicture {
  characterKey: string;
  /** Place among the drawing's actors. */
  actorIndex: number;
  /** Id of the picture's file. */
  picture: string;
}

/** One picture. Answers with a PNG or JPEG file. */
export interface ImageRequest {
  kind: 'image';
  prompt: string;
  seed: number;
  widthPixels: number;
  heightPixels: number;
  /** Ids of pictures that show what the prompt names. */
  references: string[];
  /** What the draft engine draws; other vendors read the prompt. */
  drawing: ShotDrawing;
  /** Actors whose looks the owner brought along; absent where there is none. */
  givenPictures?: GivenPicture[];
}

/** One clip without sound. Answers with an MP4 file. */
export interface VideoRequest {
  kind: 'video';
  prompt: string;
  seed: number;
  widthPixels: number;
  heightPixels: number;
  framesPerSecond: number;
  durationSeconds: number;
  /** Id of the picture that the clip begins with. */
  firstFrame?: string;
  references: string[];
  drawing: ShotDrawing;
  /** Actors whose looks the owner brought along; absent where there is none. */
  givenPictures?: GivenPicture[];
  /** Mouth shapes of who speaks, counted from `speechStartSeconds`. */
  visemes: VisemeSpan[];
  speechStartSeconds: number;
  /** Which of the drawing's actors speaks; absent for a narrator. */
  speakerIndex?: number;
  /** Numbers of frames at which the clip will be split. */
  keyframes: number[];
}

/** Speech. Answers with a WAV file and `data`: SpokenLine. */
export interface VoiceRequest {
  kind: 'voice';
  text: string;
  language: Language;
  voice: VoiceSpec;
  emotion: Emotion;
  seed: number;
}

/** What is known of a piece of spoken text, in seconds from its begin. */
export interface SpokenLine {
  durationSeconds: number;
  words: { text: string; startSeconds: number; endSeconds: number }[];
  visemes: VisemeSpan[];
}

/** Music for a whole film. Answers with a stereo WAV file. */
export interface MusicRequest {
  kind: 'music';
  prompt: string;
  seed: number;
  durationSeconds: number;
  brief: MusicBrief;
  /** The shots in their order with their real lengths. */
  cues: MusicCue[];
}

/** A bed of sound that can be repeated, or one sound. Answers with a WAV file. */
export interface SoundRequest {
  kind: 'sound';
  prompt: string;
  seed: number;
  sound:
    | { kind: 'ambience'; ambience: AmbienceKind; durationSeconds: number }
    | { kind: 'event'; event: SoundEventKind };
}

export type VendorRequest = TextRequest | ImageRequest | VideoRequest | VoiceRequest | MusicRequest | SoundRequest;

/** What a vendor made: a file in the scratch folder, facts, or both. */
export interface VendorResult {
  file?: { path: string; mime: string; extension: string };
  data?: Json;
  /** Id of the model that really made it. */
  servedBy: string;
}

export type Started =
  | { kind: 'done'; result: VendorResult }
  | { kind: 'pending'; operation: Json; checkAfterSeconds: number };

export type Checked =
  | { kind: 'pending'; checkAfterSeconds: number }
  | { kind: 'done'; result: VendorResult }
  | { kind: 'failed'; error: VendorError };

/** What a service knows of a submit that it was asked for by our id. */
export type Found = { kind: 'pending'; operation: Json; checkAfterSeconds: number } | { kind: 'absent' };

/** What a vendor is given beside the request. */
export interface VendorTools {
  /** Id of the generation: a vendor that lets its caller name a request gets this. */
  generationId: string;
  /** Id of the catalogue's model, and its name at the vendor. */
  model: string;
  vendorModel: string;
  /** An empty folder for results; it is gone when the call's result has been stored. */
  scratchFolder: string;
  signal: AbortSignal;
  /** Path of a file that the request names by id. */
  pathOfFile(fileId: string): Promise<string>;
}

/** Someone who makes things: an outside service, or the engine of this program. */
export interface Vendor {
  /** True when a start costs nothing and may be done again after a crash. */
  readonly repeatable: boolean;
  /**
   * Submits the request, at most one paid message. Throws VendorError; one of `outcome_unknown` when the message may
   * have arrived but its answer did not.
   */
  start(request: VendorRequest, tools: VendorTools): Promise<Started>;
  /** Asks what became of an operation that `start` answered with. Throws VendorError when asking failed. */
  check(operation: Json, tools: VendorTools): Promise<Checked>;
  /**
   * Where the service can be asked by our own id: what became of a submit whose answer was lost. `absent` when it
   * surely never arrived. Throws VendorError when asking failed.
   */
  find?(tools: VendorTools): Promise<Found>;
}

export type VendorErrorKind =
  /** A definite no that may be asked again later. */
  | 'busy'
  /** Whether it was accepted is not known. */
  | 'outcome_unknown'
  /** They will not make it because of what it says or shows. */
  | 'refused'
  /** It will not be made: bad input, a fault on their side. */
  | 'failed';

/** How a vendor says that something did not work; translated from its answers in its own file. */
export class VendorError extends Error {
  readonly kind: VendorErrorKind;
  /** For `busy`: when to ask again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: VendorErrorKind, message: string, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'VendorError';
    this.kind = kind;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
