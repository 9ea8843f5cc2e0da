import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { FilmView } from '../contract.ts';
import { circledTake } from './pipeline/film-rows.ts';
import { filmStateOf } from './pipeline/film-state.ts';
import { assetStates, WHOLE_FILM } from './pipeline/next-steps.ts';
import type { WholeFilm } from './read-film.ts';
import type { AssetKind, Failure, FilmRow, TakeRow } from './tables.ts';

type Media = NonNullable<FilmView['cover']>;

const ASSET_WORDS = { missing: 'waiting', generating: 'generating', generated: 'generated', failed: 'failed' } as const;

/** A film as its owner sees it: every field that leaves is named here. Messages are in the language of the request. */
export function presentFilm(whole: WholeFilm, language: Language, spentCoins: number): FilmView {
  const { film, progress } = whole;
  const stateOf = assetStates(filmStateOf(whole).takes);
  const fileOf = (kind: AssetKind, key: string): Media | null => presentTakeFile(whole, circledTake(whole, kind, key));
  const status = (kind: AssetKind, key: string) => ASSET_WORDS[stateOf(kind, key)];
  const member = (kind: AssetKind) => (row: { key: string; name: string; description: string }) =>
    ({ key: row.key, name: row.name, description: row.description, status: status(kind, row.key), picture: fileOf(kind, row.key) });
  const nameOf = new Map(whole.characters.map(({ key, name }) => [key, name]));
  const movie = fileOf('movie', WHOLE_FILM);
  const subtitles = whole.cut?.subtitlesFileId ? whole.files.get(whole.cut.subtitlesFileId) : undefined;
  const firstShot = whole.shots[0];
  return {
    ...presentSummary(film, firstShot ? fileOf('picture', firstShot.id) : null, whole.cut?.durationSeconds ?? null),
    type: film.type,
    style: film.style,
    aspect: film.aspect,
    language: film.language,
    shotCount: film.shotCount,
    seed: film.seed,
    mode: film.mode,
    visibility: film.visibility,
    cancelled: film.cancelledAt !== null,
    logline: film.logline,
    outline: film.outline,
    characters: whole.characters.map(member('character_picture')),
    places: whole.places.map(member('place_picture')),
    items: whole.items.map(member('item_picture')),
    shots: whole.shots.map(({ id, plan }) => ({
      number: plan.number,
      script: plan.script,
      framing: plan.framing,
      camera: plan.camera,
      speech: {
        kind: plan.speech.kind,
        speaker: plan.speech.speakerKey === undefined ? null : (nameOf.get(plan.speech.speakerKey) ?? null),
        text: plan.speech.text,
        emotion: plan.speech.emotion,
      },
      durationSeconds: plan.durationSeconds,
      picture: fileOf('picture', id),
      clip: fileOf('clip', id),
      voiceStatus: status('voice', id),
      pictureStatus: status('picture', id),
      clipStatus: status('clip', id),
      failure: presentFailure(failedTake(whole.takes, id)?.error, language),
      servedBy: circledTake(whole, 'clip', id)?.servedBy ?? null,
    })),
    progress: {
      stage: progress.stage,
      percent: progress.percent,
      made: progress.made,
      of: progress.of,
      secondsLeft: progress.secondsLeft ?? null,
    },
    nextStep: progress.waits ? 'continue' : film.cancelledAt !== null ? 'resume' : film.status === 'FAILED' ? 'retry' : null,
    failure: presentFailure(film.error, language),
    movie: movie && whole.cut && subtitles ? { ...movie, durationSeconds: whole.cut.durationSeconds, subtitles: mediaPath(subtitles) } : null,
    spentCoins,
  };
}

/** The few facts that a list shows. */
export function presentSummary(film: FilmRow, cover: Media | null, durationSeconds: number | null) {
  return {
    id: film.id,
    title: film.title ?? '',
    idea: film.idea,
    status: film.status,
    cover,
    durationSeconds,
    createdAt: film.createdAt.toISOString(),
  };
}

/** Where the owner's browser fetches a file. */
export function presentFile(file: FileRow): Media {
  return { path: mediaPath(file), mime: file.mime, bytes: file.bytes };
}

function presentTakeFile(whole: WholeFilm, take: TakeRow | undefined): Media | null {
  const file = take?.fileId ? whole.files.get(take.fileId) : undefined;
  return file ? presentFile(file) : null;
}

function mediaPath(file: FileRow): string {
  return `/media/${file.id}`;
}

function failedTake(takes: readonly TakeRow[], shotId: string): TakeRow | undefined {
  return takes.findLast((take) => take.assetKey === shotId && take.state === 'failed' && !take.dismissed);
}

function presentFailure(failure: Failure | null | undefined, language: Language): FilmView['failure'] {
  return failure ? { code: failure.code, message: errorText(language, failure.code) } : null;
}
