import { access } from 'node:fs/promises';
import { pieceFile } from '#src/draft-engine/clip/drawn-pieces.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import { cacheFolder } from '#src/platform/server/storage/cache-folders.ts';
import { shownShots } from '../../../timeline/shown-shots.ts';
import type { FilmRows } from '../../state/film-rows.ts';
import type { TakeRow } from '../../tables.ts';
import { planFilmCut } from '../../timeline/film-times.ts';
import type { Segment } from '../../timeline/plan-cut.ts';
import { drawnStarts, planPieces, type PlannedPiece } from './plan-pieces.ts';

interface Clips {
  clipOf(shotId: string): { path: string; sha256: string };
  markFolder: string | undefined;
}

/** True for a piece that shows the first shot alone. */
export function isOfOpening({ segments }: PlannedPiece): boolean {
  return segments.every((segment) => (segment.kind === 'body' ? segment.shot === 0 : segment.before === undefined));
}

/** The take of the first shot's clip: the circled one, or the one that is being made. */
export function openingTake({ shots, takes }: FilmRows): TakeRow | undefined {
  const [first] = shownShots(shots);
  const own = takes.filter(({ assetKind, assetKey }) => assetKind === 'clip' && assetKey === first?.id);
  return own.find(({ circled }) => circled) ?? own.findLast(({ state }) => state === 'generating');
}

/**
 * The pieces of a film, those of the first shot by the generation of its clip: they are the same while the clip is
 * drawn, when only some of its pieces are there, and after. Empty where nothing is known of such a clip.
 */
export async function planOpening(
  config: Pick<Config, 'dataFolder'>,
  rows: FilmRows,
  { clipOf, markFolder }: Clips,
): Promise<PlannedPiece[]> {
  const clipId = openingTake(rows)?.generationId;
  if (!clipId) {
    return [];
  }
  const [first] = shownShots(rows.shots);
  const plan = planFilmCut(
    rows,
    (shotId) => (shotId === first?.id ? { path: clipOf(shotId).path, sha256: `generation ${clipId}` } : clipOf(shotId)),
    markFolder,
  );
  const pieces = planPieces(plan);
  if (first && clipOf(first.id).path !== '') {
    return pieces;
  }
  const starts = drawnStarts(plan);
  const drawn = new Map<number, string>();
  for (const start of starts) {
    const path = pieceFile({ folder: cacheFolder(config, 'live'), clipId }, start);
    await access(path).then(
      () => drawn.set(start, path),
      () => undefined,
    );
  }
  return pieces.map((piece) => ({
    ...piece,
    segments: piece.segments.map((segment) => fromDrawn(segment, starts, drawn)),
  }));
}

/** The same segment, cut from a piece of the clip instead of the clip; unchanged where the piece is not there. */
function fromDrawn(segment: Segment, starts: readonly number[], drawn: ReadonlyMap<number, string>): Segment {
  const from = segment.kind === 'body' ? segment.fromFrame : (segment.after?.fromFrame ?? 0);
  const start = starts.findLast((frame) => frame <= from) ?? 0;
  const clipPath = drawn.get(start);
  if (clipPath === undefined) {
    return segment;
  }
  const fromFrame = from - start;
  if (segment.kind === 'join') {
    return { ...segment, after: { clipPath, fromFrame } };
  }
  const end = starts[starts.indexOf(start) + 1];
  return {
    ...segment,
    clipPath,
    fromFrame,
    isWholeClip: fromFrame === 0 && start + fromFrame + segment.frames === end,
  };
}
