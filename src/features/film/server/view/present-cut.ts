import { inArray } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { FEATURE_PRICES } from '#src/shared/catalogue/prices.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { FinalCutView } from '../../cut-contract.ts';
import { canLoseMark } from '../final-cut/can-lose-mark.ts';
import type { CutAnswer } from '../final-cut/cut-input.ts';
import type { Finding } from '../final-cut/thread/findings.ts';
import { findUpscale } from '../final-cut/upscale/request-upscale.ts';
import { isCutStale, UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { cuts, type TakeRow } from '../tables.ts';
import type { Viewer } from './present-film.ts';
import { presentFile } from './present-media.ts';
import { readFilm, type WholeFilm } from './read-film.ts';

const MOST_VERSIONS = 100;

/** The final cut of a film of the account. Throws FILM_NOT_FOUND. */
export async function readFinalCut(
  executor: Executor,
  read: { accountId: string; filmId: string },
  { language, link }: Viewer,
): Promise<FinalCutView> {
  const whole = await readFilm(executor, read);
  const movies = whole.takes
    .filter(({ assetKind }) => assetKind === 'movie')
    .toReversed()
    .slice(0, MOST_VERSIONS);
  // The bytes of an upload that is not checked yet are nobody's to play.
  const files = await findFiles(
    executor,
    movies.flatMap(({ state, fileId }) => (state === 'generated' && fileId) || []),
  );
  const made = await executor
    .select({ takeId: cuts.takeId, durationSeconds: cuts.durationSeconds })
    .from(cuts)
    .where(
      inArray(
        cuts.takeId,
        movies.map(({ id }) => id),
      ),
    );
  const lengths = new Map(made.map(({ takeId, durationSeconds }) => [takeId, durationSeconds]));
  const facts = whole.cut?.facts as unknown as Partial<CutAnswer> | undefined;
  return {
    settings: whole.film.cutSettings,
    stale: isCutStale(whole),
    making: movies.some(({ state }) => state === 'generating'),
    share: shareOf(movies.find(({ state }) => state === 'generating')),
    canLoseMark: await canLoseMark(executor, whole),
    larger: await presentLarger(executor, whole, { language, link }),
    findings: (facts?.findings ?? []).map(presentFinding),
    versions: movies.map((take) => {
      const file = files.get(take.fileId ?? '');
      return {
        takeId: take.id,
        number: take.number,
        origin: take.inputs.model === UPLOAD ? 'uploaded' : 'made',
        state: take.state,
        used: take.circled,
        durationSeconds: lengths.get(take.id) ?? null,
        file: file ? presentFile(file, link) : null,
        failure: take.error ? { code: take.error.code, message: errorText(language, take.error.code) } : null,
        createdAt: take.createdAt.toISOString(),
      };
    }),
  };
}

/** What the run that makes a cut has told of itself. */
function shareOf(take: TakeRow | undefined): number {
  return (take?.data as { share?: number } | null | undefined)?.share ?? 0;
}

async function presentLarger(
  executor: Executor,
  whole: WholeFilm,
  { language, link }: Viewer,
): Promise<FinalCutView['larger']> {
  const movie = circledTake(whole, 'movie', WHOLE_FILM);
  const upscale = movie && (await findUpscale(executor, movie.id));
  const file = upscale?.fileId ? (await findFiles(executor, [upscale.fileId])).get(upscale.fileId) : undefined;
  const error = upscale?.error;
  return {
    state: upscale?.state ?? 'none',
    allowed: (await readFilmRights(executor, whole.film.accountId)).member,
    coins: FEATURE_PRICES.memberUpgrade4k,
    share: upscale?.share ?? 0,
    file: file ? presentFile(file, link) : null,
    failure: error ? { code: error.code, message: errorText(language, error.code) } : null,
  };
}

/** Faults of the file itself are one kind: a person can only cut again. */
function presentFinding(finding: Finding): FinalCutView['findings'][number] {
  const nowhere = { startSeconds: null, endSeconds: null };
  switch (finding.kind) {
    case 'format':
    case 'frames':
    case 'sound_length':
      return { kind: 'file', ...nowhere };
    case 'loudness':
    case 'true_peak':
      return { kind: finding.kind, ...nowhere };
    default:
      return { kind: finding.kind, startSeconds: finding.startSeconds, endSeconds: finding.endSeconds };
  }
}
