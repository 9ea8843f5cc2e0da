import { createHash } from 'node:crypto';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { MIX_VERSION } from '#src/platform/server/media/sound/mix-audio.ts';
import { PACKET_SAMPLES, samplesOfStretch, type Stretch } from '#src/platform/server/media/sound/mix-stretch.ts';
import { mergeBeds } from '../../../timeline/merge-beds.ts';
import type { FilmDependencies } from '../../film-dependencies.ts';
import { circledTake, type FilmRows } from '../../state/film-rows.ts';
import { WHOLE_FILM, type Asset } from '../../state/next-steps.ts';
import { planFilmCut } from '../../timeline/film-times.ts';
import type { CutPlan, Segment } from '../../timeline/plan-cut.ts';
import { cacheFolders } from '../cache-folders.ts';
import { chosenVolumes } from '../chosen-volumes.ts';
import type { PieceInput } from '../cut-input.ts';
import { placeSounds, repeatedMusic, type PlacedSounds } from '../place-sounds.ts';
import { planFilmGain } from '../plan-gain.ts';
import { STEMS_VERSION } from '../sound-places.ts';
import { isOfOpening, planOpening } from './plan-opening.ts';
import { planPieces, type PlannedPiece } from './plan-pieces.ts';

/** Part of the keys of pieces: raise it when a change of how they are made changes them. */
const PIECE_VERSION = 1;
/** Longer than any sound of an event. */
const LONGEST_EVENT_SECONDS = 12;
/** A bed is heard a little before and after its shot. */
const BED_EDGE_SECONDS = 1;
/** Two packets: what is further from the end of a stretch is not in it. */
const AFTER_SECONDS = 2;

/** Whether music is heard in a piece, and whether it was in the one before. */
export const MUSIC_STATES = ['there', 'enters', 'absent'] as const;
export type MusicState = (typeof MUSIC_STATES)[number];

/** A piece of a film that can be made now. */
export interface PieceRequest {
  startSeconds: number;
  durationSeconds: number;
  /** The name of the piece: equal for equal inputs. */
  key: Record<MusicState, string>;
  hasMusic: boolean;
  input: Omit<PieceInput, 'path' | 'music'>;
}

/** The pieces from the beginning of a film for which everything is there but the music. */
export async function requestPieces(dependencies: FilmDependencies, rows: FilmRows): Promise<PieceRequest[]> {
  if (rows.shots.length === 0) {
    return [];
  }
  const files = await findFiles(
    dependencies.db,
    rows.takes.filter(({ circled }) => circled).flatMap(({ fileId }) => fileId ?? []),
  );
  const { marked } = await readFilmRights(dependencies.db, rows.film.accountId);
  const { cacheFolder } = cacheFolders(dependencies.config);
  const fileOf = ({ kind, key }: Asset): FileRow | undefined => files.get(circledTake(rows, kind, key)?.fileId ?? '');
  const clipOf = (shotId: string): { path: string; sha256: string } => {
    const file = fileOf({ kind: 'clip', key: shotId });
    return file
      ? { path: dependencies.storage.pathOf(file.storageKey), sha256: file.sha256 }
      : { path: '', sha256: '' };
  };
  const markFolder = marked ? cacheFolder : undefined;
  const plan = planFilmCut(rows, clipOf, markFolder);
  const source = {
    plan,
    sounds: placeSounds(rows),
    repeated: repeatedMusic(rows, plan.durationSeconds),
    gainDecibels: planFilmGain(rows),
    chosen: chosenVolumes(rows.film.cutSettings),
    fileOf,
    dependencies,
  };
  const opening = await planOpening(dependencies.config, rows, { clipOf, markFolder });
  const requests: PieceRequest[] = [];
  for (const [index, planned] of planPieces(plan).entries()) {
    const piece = isOfOpening(planned) ? (opening[index] ?? planned) : planned;
    const request = piece.segments.every(isThere) ? requestPiece(piece, source) : undefined;
    if (!request) {
      break;
    }
    requests.push(request);
  }
  return requests;
}

function isThere(segment: Segment): boolean {
  const sides = segment.kind === 'body' ? [segment] : [segment.before, segment.after];
  return sides.every((side) => side?.clipPath !== '');
}

interface PieceSource {
  plan: CutPlan;
  sounds: PlacedSounds;
  repeated: ReturnType<typeof repeatedMusic>;
  gainDecibels: number;
  chosen: ReturnType<typeof chosenVolumes>;
  fileOf(asset: Asset): FileRow | undefined;
  dependencies: Pick<FilmDependencies, 'ffmpeg' | 'storage' | 'config'>;
}

/** Undefined while a sound in it is missing. */
function requestPiece(piece: PlannedPiece, source: PieceSource): PieceRequest | undefined {
  const { plan, gainDecibels, dependencies } = source;
  const rate = plan.format.framesPerSecond;
  const stretch = stretchOf(piece, rate);
  const heard = soundsIn(source.sounds, stretch);
  const contents = new Map<string, string>();
  let isComplete = heard.isSpoken;
  const pathOf = (asset: Asset): string => {
    const file = source.fileOf(asset);
    isComplete &&= file !== undefined;
    const path = file ? dependencies.storage.pathOf(file.storageKey) : '';
    contents.set(path, file?.sha256 ?? '');
    return path;
  };
  const withPath = <Sound extends { asset: Asset }>({ asset, ...placed }: Sound) => ({
    ...placed,
    path: pathOf(asset),
  });
  const sounds = {
    voices: heard.voices.map(withPath),
    events: heard.events.map(withPath),
    ambience: heard.ambience.map(withPath),
  };
  if (!isComplete) {
    return undefined;
  }
  const music = source.fileOf({ kind: 'music', key: WHOLE_FILM });
  const filmEnd = (piece.startFrame + piece.frames) / rate > plan.durationSeconds - AFTER_SECONDS;
  const described = [
    PIECE_VERSION,
    MIX_VERSION,
    STEMS_VERSION,
    piece.segments.map(({ key }) => key),
    stretch,
    gainDecibels,
    sounds,
    filmEnd ? plan.durationSeconds : null,
    ...(source.chosen.volumes ? [source.chosen.volumes] : []),
  ];
  const { musicSpans } = source.repeated;
  const heardMusic = (state: MusicState): unknown[] =>
    state === 'absent' ? [''] : [music?.sha256 ?? '', ...(musicSpans ? [musicSpans] : [])];
  const keyOf = (state: MusicState): string =>
    createHash('sha256')
      .update(
        JSON.stringify([described, state, ...heardMusic(state)], (name, value: unknown) =>
          name === 'path' ? contents.get(value as string) : value,
        ),
      )
      .digest('hex');
  const startSeconds = piece.startFrame / rate;
  return {
    startSeconds,
    durationSeconds: piece.frames / rate,
    key: { there: keyOf('there'), enters: keyOf('enters'), absent: keyOf('absent') },
    hasMusic: music !== undefined,
    input: {
      ffmpeg: dependencies.ffmpeg,
      plan: { ...plan, segments: piece.segments },
      cacheFolder: cacheFolders(dependencies.config).cacheFolder,
      stretch,
      soundDelaySamples: stretch.firstPacket * PACKET_SAMPLES - Math.round(startSeconds * FILM_SAMPLE_RATE),
      gainDecibels,
      ...source.chosen,
      sounds: {
        ...sounds,
        ffmpeg: dependencies.ffmpeg,
        durationSeconds: plan.durationSeconds,
        ...(music ? { musicPath: dependencies.storage.pathOf(music.storageKey), ...source.repeated } : {}),
      },
    },
  };
}

/** The packets that begin in a piece: no packet is in two pieces, and none is in no piece. */
function stretchOf({ startFrame, frames }: PlannedPiece, framesPerSecond: number): Stretch {
  const packetAt = (frame: number): number =>
    Math.ceil((frame * FILM_SAMPLE_RATE) / framesPerSecond / PACKET_SAMPLES - 1e-6);
  const firstPacket = packetAt(startFrame);
  return { firstPacket, packets: packetAt(startFrame + frames) - firstPacket };
}

/** What is heard in a stretch, and what still rings in it. */
function soundsIn({ voices, events, ambience, lines, awaitedLines }: PlacedSounds, stretch: Stretch) {
  const { from, length } = samplesOfStretch(stretch);
  const fromSeconds = from / FILM_SAMPLE_RATE;
  const toSeconds = fromSeconds + length / FILM_SAMPLE_RATE;
  return {
    // A narration may begin under the end of the shot before its own.
    isSpoken: awaitedLines.every(({ startSeconds }) => startSeconds >= toSeconds),
    voices: voices.filter(
      ({ startSeconds }, index) =>
        startSeconds < toSeconds &&
        (lines[index]?.endSeconds ?? Number.POSITIVE_INFINITY) + AFTER_SECONDS > fromSeconds,
    ),
    events: events.filter(
      ({ startSeconds }) => startSeconds < toSeconds && startSeconds + LONGEST_EVENT_SECONDS > fromSeconds,
    ),
    ambience: mergeBeds(ambience)
      .filter(
        ({ startSeconds, endSeconds }) =>
          startSeconds - BED_EDGE_SECONDS < toSeconds && endSeconds + BED_EDGE_SECONDS > fromSeconds,
      )
      // Where a bed ends later does not matter here, and may not be known yet.
      .map((bed) => ({ ...bed, endSeconds: Math.min(bed.endSeconds, toSeconds + AFTER_SECONDS) })),
  };
}
