import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { PlaceSpec } from '#src/draft-engine/story/place-spec.ts';
import { PLOT_EMPHASES } from '#src/draft-engine/story/plot/plot.ts';
import type { VoiceSpec } from '#src/draft-engine/story/voice-spec.ts';
import type { VisemeSpan } from '#src/draft-engine/voice/viseme.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { deriveSeed } from '#src/shared/random.ts';
import { PRIORITY_STEPS, type SpokenLine, type VendorRequest, type VideoRequest } from '#src/vendors/vendor.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { FRAMES_PER_SECOND, measureShot } from '../../timeline/shot-length.ts';
import { shownAfter, shownShots } from '../../timeline/shown-shots.ts';
import { soundKeysOf, soundOfKey } from '../../timeline/sound-keys.ts';
import { isPaidFilm } from '../money/price-film.ts';
import { broughtPicture } from '../state/brought-picture.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { usedTail } from '../state/used-tail.ts';
import type { FilmModels, FilmRow, ShotRow, TakeInputs, TakeRow } from '../tables.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import { frameSize } from '../timeline/frame-size.ts';
import { keyframesForCuts } from '../timeline/plan-cut.ts';
import { anotherReading } from './another-reading.ts';
import { describeClip, describePicture, describeTail, lookPrompt } from './describe-shot.ts';
import { musicCue } from './music-cue.ts';
import { drawCharacterReference, drawItemReference, drawPlaceReference } from './reference-drawings.ts';
import { castTakes, givenPictures, shotDrawing } from './what-is-seen.ts';

/** An asset's request, and the model for it. */
export interface AssetOrder {
  request: VendorRequest;
  model: keyof FilmModels;
  folder: MediaFolder;
  inputs: Omit<TakeInputs, 'model'>;
  /** Higher priorities start first: about the order of the stages, and in each that of the shots. */
  priority: number;
}

/** Long enough not to be heard as a loop. */
const AMBIENCE_SECONDS = 28;
/** Reference pictures are shown small. */
const REFERENCE_SHORT_SIDE_PIXELS = 360;

/** Added where a picture of the shot is the first that the model is given. */
const KEEP_COMPOSITION = 'Keep the composition, the poses and the camera of the first picture.';

/**
 * Of what the first shot of the video is made from, before everything but the story: it is watched while the rest is
 * made.
 */
const OPENING_PRIORITY = { voice: 98, clip: 97, sound: 96 } as const;

type MadeKind = Exclude<AssetKind, 'movie'>;

/** One asset to be made, with the data for its request. */
interface Asset {
  rows: FilmRows;
  key: string;
  /** The shot that it belongs to, if any. */
  shot: ShotRow | undefined;
  seed: number;
  /** Number of its existing takes. */
  madeBefore: number;
  /** A picture of the shot whose composition another take keeps. */
  basis: TakeRow | undefined;
  /** Somebody ordered it beside the take that there is. */
  isOrdered: boolean;
}

/**
 * The request for one asset, from the rows of its film alone. Seeds are derived from the film's seed, the asset and the
 * number of its takes, so that the same film gets the same assets, and another take or candidate differs. Throws
 * RangeError for an asset that the film does not have.
 */
export function makeRequest(
  rows: FilmRows,
  kind: MadeKind,
  key: string,
  {
    basis,
    candidate = 1,
    isOrdered = false,
  }: { basis?: TakeRow | undefined; candidate?: number; isOrdered?: boolean } = {},
): AssetOrder {
  const madeBefore = rows.takes.filter(
    (take) => take.assetKind === kind && take.assetKey === key && take.state === 'generated',
  ).length;
  const shot = rows.shots.find(({ id }) => id === key);
  const parts = [rows.film.seed, kind, shot ? shot.position : key, madeBefore];
  const seed = deriveSeed(...parts, ...(candidate === 1 ? [] : [candidate]));
  const { priority, ...order } = ORDERS[kind]({ rows, key, shot, seed, madeBefore, basis, isOrdered });
  return { ...order, priority: priority * PRIORITY_STEPS - (shot?.position ?? 0) };
}

const ORDERS: Record<MadeKind, (asset: Asset) => AssetOrder> = {
  story: storyOrder,
  character_picture: (asset) => referenceOrder(asset, 'character', asset.rows.characters, drawCharacterReference),
  place_picture: (asset) => referenceOrder(asset, 'location', asset.rows.places, drawPlaceReference),
  item_picture: (asset) => referenceOrder(asset, 'item', asset.rows.items, drawItemReference),
  voice: voiceOrder,
  picture: pictureOrder,
  tail_picture: tailOrder,
  clip: clipOrder,
  music: musicOrder,
  sound: soundOrder,
};

/** The inputs that are stored with a take. */
function inputsOf(
  { seed }: Asset,
  prompt: string,
  references: readonly (TakeRow | undefined)[] = [],
): AssetOrder['inputs'] {
  return { prompt, seed, references: references.flatMap((take) => (take ? [take.id] : [])) };
}

function storyOrder(asset: Asset): AssetOrder {
  const { film, given } = asset.rows;
  return {
    model: 'text',
    folder: 'movie',
    priority: 100,
    inputs: inputsOf(asset, film.idea),
    request: {
      kind: 'text',
      task: 'plan-film',
      story: {
        idea: film.idea,
        type: film.type,
        language: film.language,
        shotCount: film.shotCount,
        aspect: film.aspect,
        seed: asset.madeBefore === 0 ? film.seed : asset.seed,
        ...(film.deep ? { deep: true } : {}),
        ...(film.graph ? { graph: film.graph } : {}),
        ...(film.knownCast ? { known: film.knownCast } : {}),
        // Another story of the same idea is about something else first, and its outline is told in another way.
        ...(asset.isOrdered
          ? { telling: asset.madeBefore, emphasis: PLOT_EMPHASES[asset.madeBefore % PLOT_EMPHASES.length] }
          : {}),
      },
      ...(given.length > 0 ? { givenCharacters: given.map(({ name, fileId }) => ({ name, picture: fileId })) } : {}),
      ...(isPaidFilm(film.models) ? { judgedWords: ownWords(asset.rows) } : {}),
    },
  };
}

/** All that the owner has written. */
function ownWords({ film, given }: FilmRows): string {
  const { idea, ownTitle, title, customStyle } = film;
  const words = [
    idea,
    ownTitle ? title : null,
    customStyle?.name,
    customStyle?.prompt,
    ...given.map(({ name }) => name),
  ];
  return words.filter(Boolean).join('\n');
}

/** The reference picture of a member of the cast; `home` is the film's first place. */
function referenceOrder<Member extends { key: string; name: string; description: string }>(
  asset: Asset,
  folder: 'character' | 'location' | 'item',
  members: readonly Member[],
  draw: (film: FilmRow, member: Member, home: PlaceSpec) => ShotDrawing,
): AssetOrder {
  const { rows, key, seed } = asset;
  const { film } = rows;
  const home = rows.places[0]?.place;
  const member = members.find((row) => row.key === key);
  if (!member || !home) {
    throw new RangeError(`unknown asset ${key}`);
  }
  const prompt = `${lookPrompt(film)}\n${member.name}: ${member.description}`;
  const size = frameSize(film.aspect, Math.min(REFERENCE_SHORT_SIDE_PIXELS, film.shortSidePixels));
  return {
    model: 'image',
    folder,
    priority: 85,
    inputs: inputsOf(asset, prompt),
    request: { kind: 'image', prompt, seed, ...size, references: [], drawing: draw(film, member, home) },
  };
}

function voiceOrder(asset: Asset): AssetOrder {
  const { rows, seed } = asset;
  const shot = required(asset);
  const { kind, text, emotion, delivery = kind === 'narration' ? 'narrated' : 'spoken' } = shot.plan.speech;
  const voice = speakerVoice(rows, shot);
  return {
    model: 'voice',
    folder: 'audio',
    priority: isOpening(asset) ? OPENING_PRIORITY.voice : 90,
    inputs: inputsOf(asset, text),
    request: {
      kind: 'voice',
      text,
      language: rows.film.language,
      voice: asset.isOrdered ? anotherReading(voice, asset.madeBefore) : voice,
      emotion,
      delivery,
      seed,
    },
  };
}

function pictureOrder(asset: Asset): AssetOrder {
  const { rows, seed, basis } = asset;
  const shot = required(asset);
  const prompt = [describePicture(rows, shot), ...(basis?.fileId ? [KEEP_COMPOSITION] : [])].join('\n');
  const references = castTakes(rows, shot);
  return {
    model: 'image',
    folder: 'scene',
    priority: 80,
    inputs: inputsOf(asset, prompt, [basis, ...references]),
    request: {
      kind: 'image',
      prompt,
      seed,
      ...(basis?.fileId ? { basis: basis.fileId } : {}),
      ...frameSize(rows.film.aspect, rows.film.shortSidePixels),
      drawing: shotDrawing(rows, shot),
      ...givenPictures(rows, shot),
      references: references.flatMap((take) => (take.fileId ? [take.fileId] : [])),
    },
  };
}

/** The picture on which a shot ends; a model is shown how it begins. */
function tailOrder(asset: Asset): AssetOrder {
  const { rows, seed } = asset;
  const shot = required(asset);
  const prompt = describeTail(rows, shot);
  const references = [circledTake(rows, 'picture', shot.id), ...castTakes(rows, shot)];
  return {
    model: 'image',
    folder: 'scene',
    priority: 79,
    inputs: inputsOf(asset, prompt, references),
    request: {
      kind: 'image',
      prompt,
      seed,
      ...frameSize(rows.film.aspect, rows.film.shortSidePixels),
      drawing: { ...shotDrawing(rows, shot), stillAt: 1 },
      ...givenPictures(rows, shot),
      references: references.flatMap((take) => take?.fileId ?? []),
    },
  };
}

function clipOrder(asset: Asset): AssetOrder {
  const { rows, seed } = asset;
  const shot = required(asset);
  const { film } = rows;
  const voice = hasSpeech(shot.plan) ? circledTake(rows, 'voice', shot.id) : undefined;
  const picture = circledTake(rows, 'picture', shot.id);
  const tail = usedTail(rows, shot.id);
  const references = castTakes(rows, shot);
  const spoken = voice?.data as unknown as SpokenLine | undefined;
  const length = measureShot(shot.plan, spoken?.durationSeconds, shownAfter(rows.shots, shot)?.plan);
  const prompt = describeClip(rows, shot);
  const speakerIndex =
    shot.plan.speech.kind === 'line'
      ? shot.plan.actors.findIndex((actor) => actor.characterKey === shot.plan.speech.speakerKey)
      : -1;
  const isSpokenHere = speakerIndex >= 0 && shot.plan.mouthsStill !== true;
  const mouths: VisemeSpan[] = isSpokenHere ? (spoken?.visemes ?? []) : [];
  return {
    model: 'video',
    folder: 'video',
    // After the opening, whatever is short goes before the other clips.
    priority: isOpening(asset) ? OPENING_PRIORITY.clip : 60,
    inputs: inputsOf(asset, prompt, [voice, picture, tail, ...references]),
    request: {
      kind: 'video',
      prompt,
      seed,
      ...frameSize(film.aspect, film.shortSidePixels),
      framesPerSecond: FRAMES_PER_SECOND,
      durationSeconds: length.durationSeconds,
      drawing: shotDrawing(rows, shot),
      visemes: mouths,
      speechStartSeconds: length.speechStartSeconds,
      keyframes: keyframesForCuts(length.frames),
      ...(isOpening(asset) ? { isOpening: true } : {}),
      ...(speakerIndex >= 0 ? { speakerIndex } : {}),
      ...givenPictures(rows, shot),
      ...framesOf({ picture, tail, brought: broughtPicture(rows, shot.id) }),
      references: references.flatMap((take) => (take.fileId ? [take.fileId] : [])),
    },
  };
}

/** The pictures between which a clip is, and one of the owner's that it shows. */
function framesOf({
  picture,
  tail,
  brought,
}: {
  picture: TakeRow | undefined;
  tail: TakeRow | undefined;
  brought: string | undefined;
}): Pick<VideoRequest, 'firstFrame' | 'lastFrame' | 'still'> {
  return {
    ...(picture?.fileId ? { firstFrame: picture.fileId } : {}),
    ...(tail?.fileId ? { lastFrame: tail.fileId } : {}),
    ...(brought ? { still: brought } : {}),
  };
}

function musicOrder(asset: Asset): AssetOrder {
  const { rows, isOrdered } = asset;
  const times = planFilmTimes(rows);
  const { music } = rows.film;
  // Fitted to other lengths it stays the same piece; whoever orders music wants another one.
  const seed = (isOrdered ? undefined : circledTake(rows, 'music', WHOLE_FILM)?.inputs.seed) ?? asset.seed;
  if (!music) {
    throw new RangeError('the story has not been written');
  }
  return {
    model: 'music',
    folder: 'music',
    priority: 70,
    inputs: inputsOf({ ...asset, seed }, music.description),
    request: {
      kind: 'music',
      prompt: music.description,
      seed,
      durationSeconds: times.durationSeconds,
      film: { brief: music, cues: times.shots.map(musicCue) },
    },
  };
}

function soundOrder(asset: Asset): AssetOrder {
  const name = soundOfKey(asset.key);
  const sound = name.kind === 'ambience' ? { ...name, durationSeconds: AMBIENCE_SECONDS } : name;
  const prompt = (name.kind === 'ambience' ? name.ambience : name.event).replaceAll('_', ' ');
  return {
    model: 'sound',
    folder: 'audio',
    priority: isHeardFirst(asset) ? OPENING_PRIORITY.sound : 65,
    inputs: inputsOf(asset, prompt),
    request: { kind: 'sound', prompt, seed: asset.seed, sound },
  };
}

const isOpening = ({ rows, shot }: Asset): boolean => shot !== undefined && shownShots(rows.shots)[0]?.id === shot.id;

/** True for a sound of the first shot of the video. */
function isHeardFirst({ rows, key }: Asset): boolean {
  return soundKeysOf(
    shownShots(rows.shots)
      .slice(0, 1)
      .map(({ plan }) => plan),
  ).includes(key);
}

function speakerVoice(rows: FilmRows, { plan }: ShotRow): VoiceSpec {
  const speaker =
    plan.speech.kind === 'line' ? rows.characters.find(({ key }) => key === plan.speech.speakerKey) : undefined;
  return speaker?.voice ?? { voice: `${rows.film.language}-narrator`, pitchShift: 0, rate: 1 };
}

function required({ shot, key }: Asset): ShotRow {
  if (!shot) {
    throw new RangeError(`unknown shot ${key}`);
  }
  return shot;
}
