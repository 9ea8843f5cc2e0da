import { presentModel } from '#src/foundation/models/server/present-model.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { findModel, isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { SpokenLine } from '#src/vendors/vendor.ts';
import type { FilmCredit, FilmSummary, FilmView, LivePiece } from '../../film-view-contract.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { FRAMES_PER_SECOND } from '../../timeline/shot-length.ts';
import type { ShownPart } from '../../timeline/shown-part.ts';
import { isShown, shownShots } from '../../timeline/shown-shots.ts';
import { comingStage, missingWork } from '../money/next-stage.ts';
import type { FilmCoins } from '../money/spent-coins.ts';
import { sharePath } from '../share-path.ts';
import { candidatesOf } from '../state/candidates-of.ts';
import { isCutStale, isUsedCutStale, UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake, takesOf } from '../state/film-rows.ts';
import { filmStateOf } from '../state/film-state.ts';
import { givenCharacterKeys } from '../state/given-character-keys.ts';
import { outdatedTakes, recipeOf, type Recipe } from '../state/made-from.ts';
import { assetStates, WHOLE_FILM } from '../state/next-steps.ts';
import { isOrderFixed } from '../state/order-fixed.ts';
import { isBrought } from '../state/tool-takes.ts';
import type { Failure, FilmRow, TakeRow } from '../tables.ts';
import { isCutRenewed } from '../takes/follow-edits.ts';
import { framesOfClip, isDrawnClip, partOfClip } from '../timeline/clip-frames.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import { presentLive } from './present-live.ts';
import { presentFile, presentMovie, type LinkMaker } from './present-media.ts';
import { presentSpeaker } from './present-speaker.ts';
import { presentWriting } from './present-writing.ts';
import { coverFile, type WholeFilm } from './read-film.ts';

type Media = NonNullable<FilmView['cover']>;

/** The kinds of takes that a shot has. */
const OF_SHOTS = ['voice', 'picture', 'clip'] as const;

const ASSET_WORDS = { missing: 'waiting', generating: 'generating', generated: 'generated', failed: 'failed' } as const;

/** The language of the messages, and how file URLs are made. */
export interface Viewer {
  language: Language;
  link: LinkMaker;
  /** The films that it was made after. */
  credits?: FilmCredit[];
}

/** A film for its owner: every field of the answer is named here. */
export function presentFilm(
  whole: WholeFilm,
  viewer: Viewer,
  coins: FilmCoins,
  pieces: readonly LivePiece[] = [],
): FilmView {
  const { film } = whole;
  const { language, link } = viewer;
  const stateOf = assetStates(filmStateOf(whole).takes);
  const recipe = recipeOf(whole);
  const fileOf = (kind: AssetKind, key: string): Media | null =>
    presentTakeFile(whole, circledTake(whole, kind, key), link);
  const status = (kind: AssetKind, key: string) => ASSET_WORDS[stateOf(kind, key)];
  const takeOf = (kind: AssetKind, key: string): number | null => circledTake(whole, kind, key)?.number ?? null;
  const given = givenCharacterKeys(whole);
  const member =
    (kind: AssetKind) =>
    (row: { key: string; name: string; description: string }): FilmView['places'][number] => ({
      key: row.key,
      name: row.name,
      description: row.description,
      status: status(kind, row.key),
      picture: fileOf(kind, row.key),
      take: takeOf(kind, row.key),
      given: kind === 'character_picture' && given.has(row.key),
      brought: isOwn(whole, kind, row.key),
      servedBy: servedBy(whole, kind, row.key),
      view: circledTake(whole, kind, row.key)?.inputs.view ?? null,
    });
  const cover = coverFile(whole);
  const coverShot = whole.shots.find(({ id }) => id === film.coverShotId);
  return {
    ...presentSummary(film, {
      percent: whole.progress.percent,
      cover: cover ? presentFile(cover, link) : null,
      durationSeconds: whole.cut?.durationSeconds ?? null,
    }),
    type: film.type,
    style: film.style,
    customStyle: film.customStyle,
    language: film.language,
    resolution: `${film.shortSidePixels}p`,
    // Shots that were added since count; before they are written, those that were ordered do.
    shotCount: whole.shots.length > 0 ? whole.shots.length : film.shotCount,
    seed: film.seed,
    deep: film.deep,
    mode: film.mode,
    models: {
      language: presentModel(film.models.text),
      image: presentModel(film.models.image),
      video: presentModel(film.models.video),
      music: presentModel(film.models.music),
    },
    endFrames: !isPaidModel(film.models.video) || findModel(film.models.video).inputs.includes('end_image'),
    logline: film.logline,
    outline: film.outline,
    writing: presentWriting(circledTake(whole, 'story', WHOLE_FILM)),
    characters: whole.characters.map((row) => ({ ...member('character_picture')(row), voice: row.voice.voice })),
    places: whole.places.map(member('place_picture')),
    items: whole.items.map(member('item_picture')),
    shots: presentShots(whole, viewer, { status, fileOf, takeOf, recipe }),
    music: film.music
      ? {
          description: film.music.description,
          status: status('music', WHOLE_FILM),
          sound: fileOf('music', WHOLE_FILM),
          servedBy: servedBy(whole, 'music', WHOLE_FILM),
        }
      : null,
    progress: presentProgress(whole),
    nextStep: presentNextStep(whole),
    failure: presentFailure(film.error, language),
    movie: presentMovie(whole, link),
    ...presentStanding(whole, recipe),
    orderFixed: isOrderFixed(whole),
    live: whole.cut ? null : presentLive(whole, pieces),
    coverChoice: presentCoverChoice(film.coverFileId, coverShot?.position),
    sharePath: film.shareToken === null ? null : sharePath(film.shareToken),
    remixable: film.remixable,
    credits: viewer.credits ?? [],
    ...coins,
  };
}

/** Whether the film has changed since it was cut: what it shows now is used, or still being made. */
function presentStanding(whole: WholeFilm, recipe: Recipe): Pick<FilmView, 'cutOutdated' | 'cutComes' | 'checksCut'> {
  const isBrought = circledTake(whole, 'movie', WHOLE_FILM)?.inputs.model === UPLOAD;
  const isRenewed = !isBrought && isCutRenewed(whole, recipe);
  const cutOutdated = isUsedCutStale(whole) || isRenewed;
  const checksCut = whole.takes.some(
    ({ assetKind, state, inputs }) => assetKind === 'movie' && state === 'generating' && inputs.model === UPLOAD,
  );
  const cutComes = cutOutdated && !whole.film.cutHeld && (isRenewed || isCutStale(whole));
  return { cutOutdated, cutComes, checksCut };
}

/** The fields of a film in a list. */
export function presentSummary(
  film: FilmRow,
  seen: Pick<FilmSummary, 'percent' | 'cover' | 'durationSeconds'>,
): FilmSummary {
  return {
    id: film.id,
    title: film.title ?? '',
    idea: film.idea,
    status: film.status,
    waiting: film.waiting,
    cancelled: film.cancelledAt !== null,
    aspect: film.aspect,
    visibility: film.visibility,
    version: film.version,
    createdAt: film.createdAt.toISOString(),
    ...seen,
  };
}

interface AssetReaders {
  status(kind: AssetKind, key: string): FilmView['shots'][number]['clipStatus'];
  fileOf(kind: AssetKind, key: string): Media | null;
  takeOf(kind: AssetKind, key: string): number | null;
}

function presentShots(
  whole: WholeFilm,
  { language }: Viewer,
  { status, fileOf, takeOf, recipe }: AssetReaders & { recipe: Recipe },
): FilmView['shots'] {
  const nameOf = new Map(whole.characters.map(({ key, name }) => [key, name]));
  const voicesDone = shownShots(whole.shots).every(
    ({ id, plan }) => !hasSpeech(plan) || circledTake(whole, 'voice', id),
  );
  const times = new Map(
    whole.shots.length > 0 && voicesDone ? planFilmTimes(whole).shots.map((timed) => [timed.id, timed]) : [],
  );
  const outdated = outdatedTakes(whole, recipe);
  return whole.shots.map(({ id, plan }) => ({
    id,
    outdated: OF_SHOTS.filter((kind) => outdated.has(circledTake(whole, kind, id)?.id ?? '')),
    number: plan.number,
    leftOut: !isShown({ plan }),
    script: plan.script,
    placeKey: plan.placeKey,
    framing: plan.framing,
    camera: plan.camera,
    tail: plan.tail
      ? presentTail(whole, { id, description: plan.tail.description }, { language }, { status, fileOf })
      : null,
    speech: {
      kind: plan.speech.kind,
      speaker: plan.speech.speakerKey === undefined ? null : (nameOf.get(plan.speech.speakerKey) ?? null),
      text: plan.speech.text,
      emotion: plan.speech.emotion,
    },
    durationSeconds: (times.get(id)?.frames ?? plan.durationSeconds * FRAMES_PER_SECOND) / FRAMES_PER_SECOND,
    startSeconds: times.get(id)?.startSeconds ?? null,
    picture: fileOf('picture', id),
    clip: fileOf('clip', id),
    voice: fileOf('voice', id),
    speaker: presentSpeaker(circledTake(whole, 'voice', id)),
    voiceStatus: status('voice', id),
    pictureStatus: status('picture', id),
    clipStatus: status('clip', id),
    makingSince: makingSince(whole, id),
    takes: { voice: takeOf('voice', id), picture: takeOf('picture', id), clip: takeOf('clip', id) },
    ...presentFailedTake(whole, id, language),
    servedBy: circledTake(whole, 'clip', id)?.servedBy ?? null,
    pictureServedBy: servedBy(whole, 'picture', id),
    clipServedBy: servedBy(whole, 'clip', id),
    ownPicture: isOwn(whole, 'picture', id),
    ownClip: isOwn(whole, 'clip', id),
    clipPart: presentPart(partOfClip(whole, { id, plan })),
    spokenSeconds: spokenSecondsOf(circledTake(whole, 'voice', id)),
    clipLength: presentClipLength(circledTake(whole, 'clip', id), plan),
  }));
}

function presentTail(
  whole: WholeFilm,
  { id, description }: { id: string; description: string },
  { language }: Pick<Viewer, 'language'>,
  { status, fileOf }: Pick<AssetReaders, 'status' | 'fileOf'>,
): FilmView['shots'][number]['tail'] {
  const newest = whole.takes.findLast(({ assetKind, assetKey }) => assetKind === 'tail_picture' && assetKey === id);
  return {
    description,
    status: status('tail_picture', id),
    picture: fileOf('tail_picture', id),
    brought: isOwn(whole, 'tail_picture', id),
    servedBy: servedBy(whole, 'tail_picture', id),
    failure: newest?.state === 'failed' ? presentFailure(newest.error, language) : null,
  };
}

function presentPart(part: ShownPart | undefined): FilmView['shots'][number]['clipPart'] {
  return part
    ? { startSeconds: part.inFrame / FRAMES_PER_SECOND, endSeconds: (part.inFrame + part.frames) / FRAMES_PER_SECOND }
    : null;
}

const spokenSecondsOf = (voice: TakeRow | undefined): number | null =>
  (voice?.data as Partial<SpokenLine> | null | undefined)?.durationSeconds ?? null;

/** Where a shot is as long as its clip, whatever its plan says. */
function presentClipLength(
  clip: TakeRow | undefined,
  { durationSeconds }: WholeFilm['shots'][number]['plan'],
): FilmView['shots'][number]['clipLength'] {
  const frames = clip && framesOfClip(clip);
  if (!clip || frames === undefined || (isDrawnClip(clip) && !clip.kept)) {
    return null;
  }
  return { frames, drawn: isDrawnClip(clip), plannedSeconds: durationSeconds };
}

function makingSince({ takes }: WholeFilm, shotId: string): string | null {
  const began = takes
    .filter(({ assetKey, state }) => assetKey === shotId && state === 'generating')
    .map(({ createdAt }) => createdAt.getTime());
  return began.length > 0 ? new Date(Math.min(...began)).toISOString() : null;
}

function presentProgress(whole: WholeFilm): FilmView['progress'] {
  const { stage, percent, made, of, stages, secondsLeft, lateInSeconds, making } = whole.progress;
  const names = new Map([...whole.characters, ...whole.places, ...whole.items].map(({ key, name }) => [key, name]));
  return {
    stage,
    percent,
    made,
    of,
    stages,
    secondsLeft: secondsLeft ?? null,
    lateInSeconds: lateInSeconds ?? null,
    making: making.slice(0, 40).map(({ kind, key }) => ({
      kind,
      shot: whole.shots.find(({ id }) => id === key)?.position ?? null,
      name: names.get(key) ?? null,
    })),
  };
}

function presentNextStep(whole: WholeFilm): FilmView['nextStep'] {
  if (whole.progress.waits) {
    return { action: 'continue', ...comingStage(whole) };
  }
  if (whole.film.status === 'COMPLETED') {
    return null;
  }
  if (whole.film.cancelledAt !== null) {
    return { action: 'resume', ...missingWork(whole) };
  }
  return whole.film.status === 'FAILED' ? { action: 'retry', ...missingWork(whole) } : null;
}

/** The model that made it; null for an upload. */
function servedBy(whole: WholeFilm, kind: AssetKind, key: string): { id: string; label: string } | null {
  const take = circledTake(whole, kind, key);
  return take?.servedBy && take.inputs.model !== UPLOAD ? presentModel(take.servedBy) : null;
}

/** True where the owner brought what is shown, or a tool made it of that. */
function isOwn(whole: WholeFilm, kind: AssetKind, key: string): boolean {
  const take = circledTake(whole, kind, key);
  return take !== undefined && isBrought(whole, take);
}

function presentTakeFile(whole: WholeFilm, take: TakeRow | undefined, link: LinkMaker): Media | null {
  const file = take?.fileId ? whole.files.get(take.fileId) : undefined;
  return file ? presentFile(file, link) : null;
}

/** A failed take stops its shot where no other take is used; else it is only told. */
function presentFailedTake(
  whole: WholeFilm,
  shotId: string,
  language: Language,
): Pick<FilmView['shots'][number], 'failure' | 'setBack'> {
  const newest = whole.takes.findLast(
    (take) =>
      take.assetKey === shotId &&
      isNewest(whole, take) &&
      candidatesOf(whole, take).every(({ state, dismissed }) => state === 'failed' && !dismissed),
  );
  const told = presentFailure(newest?.error, language);
  const isUsed = newest !== undefined && circledTake(whole, newest.assetKind, shotId) !== undefined;
  return isUsed ? { failure: null, setBack: told } : { failure: told, setBack: null };
}

function isNewest(whole: WholeFilm, { assetKind, assetKey, number }: TakeRow): boolean {
  return takesOf(whole, assetKind, assetKey).every((take) => take.number <= number);
}

function presentFailure(failure: Failure | null | undefined, language: Language): FilmView['failure'] {
  return failure ? { code: failure.code, message: errorText(language, failure.code) } : null;
}

/** The source of the cover: an upload, a chosen shot, or the film's default. */
function presentCoverChoice(uploadId: string | null, shot: number | undefined): FilmView['coverChoice'] {
  if (uploadId !== null) {
    return { kind: 'upload', shot: null };
  }
  return shot === undefined ? { kind: 'auto', shot: null } : { kind: 'shot', shot };
}
