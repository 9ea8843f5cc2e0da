import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { FILM_STAGES, type FilmStage } from '#src/shared/catalogue/film-statuses.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { STAGE_OF, WHOLE_FILM } from '../state/next-steps.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import type { WholeFilm } from './read-film.ts';

/** One shot of a report. Times in seconds from the start of the film. */
interface ReportedShot {
  number: number;
  script: string;
  place: string;
  framing: PlannedShot['framing'];
  angle: PlannedShot['angle'];
  camera: PlannedShot['camera'];
  timeOfDay: PlannedShot['timeOfDay'];
  weather: PlannedShot['weather'];
  transition: PlannedShot['transition'];
  narration: string | null;
  line: string | null;
  speaker: string | null;
  emotion: PlannedShot['emotion'];
  startSeconds: number;
  durationSeconds: number;
  speechStartSeconds: number | null;
  speechSeconds: number;
  ambience: PlannedShot['ambience'];
  sounds: string[];
  /** SHA-256 of the assets. */
  hashes: Partial<Record<'picture' | 'clip' | 'voice', string>>;
  servedBy: Partial<Record<'picture' | 'clip' | 'voice', string>>;
}

/** Everything about a finished film, as plain JSON. */
export interface FilmReport {
  filmId: string;
  idea: string;
  type: string;
  style: string;
  language: string;
  aspect: string;
  seed: number;
  title: string;
  logline: string;
  story: string;
  music: string;
  durationSeconds: number;
  movieSha256: string | null;
  cast: {
    key: string;
    name: string;
    description: string;
    figure: unknown;
    voice: unknown;
    pictureSha256: string | null;
  }[];
  places: { key: string; name: string; description: string; kind: string; pictureSha256: string | null }[];
  items: { key: string; name: string; description: string; kind: string; pictureSha256: string | null }[];
  shots: ReportedShot[];
  /** Wall time from a stage's first start to its last end; stages overlap. */
  stageSeconds: Partial<Record<FilmStage, number>>;
  cut: unknown;
}

/** Reports everything about a film from its rows. Requires its scripts. */
export function reportFilm(film: WholeFilm): FilmReport {
  const times = planFilmTimes(film);
  const hashOf = (kind: AssetKind, key: string): string | null =>
    film.files.get(circledTake(film, kind, key)?.fileId ?? '')?.sha256 ?? null;
  const nameOf = (key: string | undefined): string | null =>
    film.characters.find((member) => member.key === key)?.name ?? null;
  const row = film.film;
  const member = <Row extends { key: string; name: string; description: string }>(
    kind: AssetKind,
    { key, name, description }: Row,
  ) => ({ key, name, description, pictureSha256: hashOf(kind, key) });
  return {
    filmId: row.id,
    idea: row.idea,
    type: row.type,
    style: row.style,
    language: row.language,
    aspect: row.aspect,
    seed: row.seed,
    title: row.title ?? '',
    logline: row.logline ?? '',
    story: row.outline ?? '',
    music: row.music?.description ?? '',
    durationSeconds: film.cut?.durationSeconds ?? times.durationSeconds,
    movieSha256: hashOf('movie', WHOLE_FILM),
    cast: film.characters.map((character) => ({
      ...member('character_picture', character),
      figure: character.figure,
      voice: character.voice,
    })),
    places: film.places.map((place) => ({ ...member('place_picture', place), kind: place.place.kind })),
    items: film.items.map((item) => ({ ...member('item_picture', item), kind: item.item })),
    shots: times.shots.map(({ id, plan, startSeconds, endSeconds, speechStartSeconds, spokenSeconds }) => ({
      number: plan.number,
      script: plan.script,
      place: film.places.find(({ key }) => key === plan.placeKey)?.name ?? plan.placeKey,
      framing: plan.framing,
      angle: plan.angle,
      camera: plan.camera,
      timeOfDay: plan.timeOfDay,
      weather: plan.weather,
      transition: plan.transition,
      narration: plan.speech.kind === 'narration' ? plan.speech.text : null,
      line: plan.speech.kind === 'line' ? plan.speech.text : null,
      speaker: plan.speech.kind === 'line' ? nameOf(plan.speech.speakerKey) : null,
      emotion: plan.speech.kind === 'silent' ? plan.emotion : plan.speech.emotion,
      startSeconds,
      durationSeconds: endSeconds - startSeconds,
      speechStartSeconds: spokenSeconds > 0 ? speechStartSeconds : null,
      speechSeconds: spokenSeconds,
      ambience: plan.ambience,
      sounds: plan.events.map(({ sound }) => sound),
      hashes: present({ picture: hashOf('picture', id), clip: hashOf('clip', id), voice: hashOf('voice', id) }),
      servedBy: present({
        picture: servedBy(film, 'picture', id),
        clip: servedBy(film, 'clip', id),
        voice: servedBy(film, 'voice', id),
      }),
    })),
    stageSeconds: measureStages(film),
    cut: film.cut?.facts ?? null,
  };
}

function servedBy(rows: FilmRows, kind: AssetKind, key: string): string | null {
  return circledTake(rows, kind, key)?.servedBy ?? null;
}

function present<Name extends string>(values: Record<Name, string | null>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<
    Record<Name, string>
  >;
}

function measureStages(rows: FilmRows): FilmReport['stageSeconds'] {
  const seconds: FilmReport['stageSeconds'] = {};
  for (const stage of FILM_STAGES) {
    const takes = rows.takes.filter((take) => STAGE_OF[take.assetKind] === stage && take.finishedAt !== null);
    if (takes.length === 0) {
      continue;
    }
    const began = Math.min(...takes.map((take) => take.createdAt.getTime()));
    const ended = Math.max(...takes.map((take) => take.finishedAt?.getTime() ?? began));
    seconds[stage] = (ended - began) / 1000;
  }
  return seconds;
}
