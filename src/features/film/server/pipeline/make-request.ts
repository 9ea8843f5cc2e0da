import { createShotDrawing, type DrawingSources, type ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { VoiceSpec } from '#src/draft-engine/story/film-plan.ts';
import type { VisemeSpan } from '#src/draft-engine/voice/viseme.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { GivenPicture, SpokenLine, VendorRequest } from '#src/vendors/vendor.ts';
import { keyframesForCuts } from '../final-cut/plan-cut.ts';
import type { FilmModels, ShotRow, TakeInputs, TakeRow } from '../tables.ts';
import { describeClip, describePicture, lookPrompt } from './describe-shot.ts';
import { circledTake, type FilmRows } from './film-rows.ts';
import { planFilmTimes } from './film-times.ts';
import { frameSize } from './frame-size.ts';
import { givenCharacterKeys } from './given-character-keys.ts';
import { drawCharacterReference, drawItemReference, drawPlaceReference } from './reference-drawings.ts';
import { FRAMES_PER_SECOND, measureShot } from './shot-length.ts';
import { soundOfKey } from './sound-keys.ts';

/** What an asset is made from, and by what. */
export interface AssetOrder {
  request: VendorRequest;
  model: keyof FilmModels;
  folder: MediaFolder;
  inputs: Omit<TakeInputs, 'model'>;
  /** Among what waits the higher goes first: the order of the stages, so that they are seen to go by. */
  priority: number;
}

/** Long enough not to be heard as a loop. */
const AMBIENCE_SECONDS = 14;
/** Reference pictures are looked at small. */
const REFERENCE_SHORT_SIDE_PIXELS = 360;

/**
 * The request for one asset, from the rows of its film alone. Seeds come from the film's seed, the asset's place in the
 * film and how many takes of it there are, so that the same film is made of the same parts, and another take is
 * another. Throws RangeError for an asset that the film does not have.
 */
export function makeRequest(rows: FilmRows, kind: Exclude<AssetKind, 'movie'>, key: string): AssetOrder {
  const { film } = rows;
  const madeBefore = rows.takes.filter(
    (take) => take.assetKind === kind && take.assetKey === key && take.state === 'generated',
  ).length;
  const shot = rows.shots.find(({ id }) => id === key);
  const seed = deriveSeed(film.seed, kind, shot ? shot.position : key, madeBefore);
  const inputs = (prompt: string, references: (TakeRow | undefined)[] = []): AssetOrder['inputs'] => ({
    prompt,
    seed,
    references: references.flatMap((take) => (take ? [take.id] : [])),
  });

  switch (kind) {
    case 'story': {
      const story = {
        idea: film.idea,
        type: film.type,
        language: film.language,
        shotCount: film.shotCount,
        aspect: film.aspect,
        seed: madeBefore === 0 ? film.seed : seed,
      };
      return {
        model: 'text',
        folder: 'movie',
        priority: 100,
        inputs: inputs(film.idea),
        request: {
          kind: 'text',
          task: 'plan-film',
          story,
          ...(rows.given.length > 0
            ? { givenCharacters: rows.given.map(({ name, fileId }) => ({ name, picture: fileId })) }
            : {}),
        },
      };
    }
    case 'character_picture':
      return pictureOrder(rows, 'character', key, seed, inputs);
    case 'place_picture':
      return pictureOrder(rows, 'location', key, seed, inputs);
    case 'item_picture':
      return pictureOrder(rows, 'item', key, seed, inputs);
    case 'voice': {
      const { plan } = required(shot, key);
      const voice = speakerVoice(rows, required(shot, key));
      return {
        model: 'voice',
        folder: 'audio',
        priority: 90,
        inputs: inputs(plan.speech.text),
        request: {
          kind: 'voice',
          text: plan.speech.text,
          language: film.language,
          voice,
          emotion: plan.speech.emotion,
          seed,
        },
      };
    }
    case 'picture': {
      const drawing = shotDrawing(rows, required(shot, key));
      const prompt = describePicture(rows, required(shot, key));
      const references = castTakes(rows, required(shot, key));
      return {
        model: 'image',
        folder: 'scene',
        priority: 80,
        inputs: inputs(prompt, references),
        request: {
          kind: 'image',
          prompt,
          seed,
          ...frameSize(film.aspect, film.shortSidePixels),
          drawing,
          ...givenPictures(rows, required(shot, key)),
          references: references.flatMap((take) => (take.fileId ? [take.fileId] : [])),
        },
      };
    }
    case 'clip':
      return clipOrder(rows, required(shot, key), seed, inputs);
    case 'music': {
      const times = planFilmTimes(rows);
      if (!film.music) throw new RangeError('the story has not been written');
      return {
        model: 'music',
        folder: 'music',
        priority: 70,
        inputs: inputs(film.music.description),
        request: {
          kind: 'music',
          prompt: film.music.description,
          seed,
          durationSeconds: times.durationSeconds,
          brief: film.music,
          cues: times.shots.map(({ plan, startSeconds, endSeconds }) => ({
            startSeconds,
            endSeconds,
            tension: plan.tension,
            level: plan.music,
            emotion: plan.emotion,
          })),
        },
      };
    }
    case 'sound': {
      const name = soundOfKey(key);
      const sound = name.kind === 'ambience' ? { ...name, durationSeconds: AMBIENCE_SECONDS } : name;
      const prompt = (name.kind === 'ambience' ? name.ambience : name.event).replaceAll('_', ' ');
      return {
        model: 'sound',
        folder: 'audio',
        priority: 65,
        inputs: inputs(prompt),
        request: { kind: 'sound', prompt, seed, sound },
      };
    }
  }
}

function clipOrder(
  rows: FilmRows,
  shot: ShotRow,
  seed: number,
  inputs: (prompt: string, references: (TakeRow | undefined)[]) => AssetOrder['inputs'],
): AssetOrder {
  const { film } = rows;
  const voice = circledTake(rows, 'voice', shot.id);
  const picture = circledTake(rows, 'picture', shot.id);
  const references = castTakes(rows, shot);
  const spoken = voice?.data as unknown as SpokenLine | undefined;
  const length = measureShot(shot.plan, spoken?.durationSeconds);
  const prompt = describeClip(rows, shot);
  const speakerIndex =
    shot.plan.speech.kind === 'line'
      ? shot.plan.actors.findIndex((actor) => actor.characterKey === shot.plan.speech.speakerKey)
      : -1;
  const mouths: VisemeSpan[] = speakerIndex >= 0 ? (spoken?.visemes ?? []) : [];
  return {
    model: 'video',
    folder: 'video',
    priority: 60,
    inputs: inputs(prompt, [voice, picture, ...references]),
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
      ...(speakerIndex >= 0 ? { speakerIndex } : {}),
      ...givenPictures(rows, shot),
      ...(picture?.fileId ? { firstFrame: picture.fileId } : {}),
      references: references.flatMap((take) => (take.fileId ? [take.fileId] : [])),
    },
  };
}

function pictureOrder(
  rows: FilmRows,
  folder: 'character' | 'location' | 'item',
  key: string,
  seed: number,
  inputs: (prompt: string) => AssetOrder['inputs'],
): AssetOrder {
  const { film } = rows;
  const home = rows.places[0]?.place;
  const character = folder === 'character' ? rows.characters.find((row) => row.key === key) : undefined;
  const place = folder === 'location' ? rows.places.find((row) => row.key === key) : undefined;
  const item = folder === 'item' ? rows.items.find((row) => row.key === key) : undefined;
  const member = character ?? place ?? item;
  if (!member || !home) throw new RangeError(`unknown asset ${key}`);
  const drawing = character
    ? drawCharacterReference(film, character, home)
    : place
      ? drawPlaceReference(film, place)
      : drawItemReference(film, item as NonNullable<typeof item>, home);
  const prompt = `${lookPrompt(film)}\n${member.name}: ${member.description}`;
  const size = frameSize(film.aspect, Math.min(REFERENCE_SHORT_SIDE_PIXELS, film.shortSidePixels));
  return {
    model: 'image',
    folder,
    priority: 85,
    inputs: inputs(prompt),
    request: { kind: 'image', prompt, seed, ...size, references: [], drawing },
  };
}

function shotDrawing(rows: FilmRows, shot: ShotRow): ShotDrawing {
  const sources: DrawingSources = {
    figures: new Map(rows.characters.map(({ key, figure }) => [key, figure])),
    places: new Map(rows.places.map(({ key, place }) => [key, place])),
    items: new Map(rows.items.map(({ key, item }) => [key, item])),
  };
  return createShotDrawing(shot.plan, sources, {
    look: rows.film.style,
    aspect: rows.film.aspect,
    seed: rows.film.seed,
  });
}

/** Pictures of those of a shot's actors that the owner brought along, by the actor's place in the drawing. */
function givenPictures(rows: FilmRows, { plan }: ShotRow): { givenPictures?: GivenPicture[] } {
  const keys = givenCharacterKeys(rows);
  const pictures = plan.actors.flatMap(({ characterKey }, actorIndex): GivenPicture[] => {
    const picture = keys.has(characterKey) ? circledTake(rows, 'character_picture', characterKey)?.fileId : undefined;
    return picture ? [{ characterKey, actorIndex, picture }] : [];
  });
  return pictures.length > 0 ? { givenPictures: pictures } : {};
}

/** The circled pictures of who and what is seen in a shot. */
function castTakes(rows: FilmRows, { plan }: ShotRow): TakeRow[] {
  const keys = [
    ...plan.actors.map((actor) => ['character_picture', actor.characterKey] as const),
    ['place_picture', plan.placeKey] as const,
    ...plan.items.map((item) => ['item_picture', item.itemKey] as const),
  ];
  return keys.flatMap(([kind, key]) => circledTake(rows, kind, key) ?? []);
}

function speakerVoice(rows: FilmRows, { plan }: ShotRow): VoiceSpec {
  const speaker =
    plan.speech.kind === 'line' ? rows.characters.find(({ key }) => key === plan.speech.speakerKey) : undefined;
  return speaker?.voice ?? { voice: `${rows.film.language}-narrator`, pitchShift: 0, rate: 1 };
}

function required(shot: ShotRow | undefined, key: string): ShotRow {
  if (!shot) throw new RangeError(`unknown shot ${key}`);
  return shot;
}
