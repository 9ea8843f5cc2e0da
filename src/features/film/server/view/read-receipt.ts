import { coinStateOf } from '#src/foundation/generation/server/coin-state-of.ts';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { GenerationRow } from '#src/foundation/generation/server/tables.ts';
import { presentModel } from '#src/foundation/models/server/present-model.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { FILM_STAGES, type FilmStage } from '#src/shared/catalogue/film-statuses.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { candidateOf, type Candidate } from '../state/candidate-of.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { STAGE_OF } from '../state/next-steps.ts';
import type { ChargeRow, TakeRow } from '../tables.ts';
import { presentSpeaker } from './present-speaker.ts';

type ModelName = { id: string; label: string };

/** One made asset, or one fixed price. */
interface ReceiptLine {
  stage: FilmStage | null;
  kind: AssetKind | 'film_price' | 'one_click_price';
  shot: number | null;
  name: string | null;
  take: number | null;
  candidate: Candidate | null;
  model: ModelName | null;
  servedBy: ModelName | null;
  speaker: { name: string; insteadOf: string | null } | null;
  coins: number;
  state: 'free' | 'own_key' | 'held' | 'charged' | 'returned';
  at: string;
}

export interface Receipt {
  lines: ReceiptLine[];
  totalCoins: number;
  chargedCoins: number;
  heldCoins: number;
  returnedCoins: number;
}

const STATE_OF_CHARGE: Record<ChargeRow['state'], ReceiptLine['state']> = {
  held: 'held',
  settled: 'charged',
  released: 'returned',
};

/** What was made for a film, by which model and at which price, in the order of the stages. Throws FILM_NOT_FOUND. */
export async function readReceipt(executor: Executor, read: { accountId: string; filmId: string }): Promise<Receipt> {
  const film = await loadFilmFor(executor, read.accountId, read.filmId);
  const rows = await loadFilmRows(executor, film.id);
  if (!rows) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: read.filmId } });
  }
  const generations = await findGenerations(
    executor,
    rows.takes.flatMap((take) => take.generationId ?? []),
  );
  const fixed = rows.charges.map((charge): ReceiptLine => ({
    stage: null,
    kind: charge.part === 'film' ? 'film_price' : 'one_click_price',
    shot: null,
    name: null,
    take: null,
    candidate: null,
    model: null,
    servedBy: null,
    speaker: null,
    coins: charge.coins,
    state: STATE_OF_CHARGE[charge.state],
    at: charge.createdAt.toISOString(),
  }));
  const made = rows.takes.map((take) => describeTake(rows, take, generations.get(take.generationId ?? '')));
  const place = ({ stage, shot, take }: ReceiptLine): number =>
    FILM_STAGES.indexOf(stage as FilmStage) * 1e6 + (shot ?? 0) * 1e3 + (take ?? 0);
  const lines = [...fixed, ...made.sort((first, second) => place(first) - place(second))];
  const sum = (state: ReceiptLine['state']): number =>
    lines.reduce((coins, line) => coins + (line.state === state ? line.coins : 0), 0);
  const [chargedCoins, heldCoins, returnedCoins] = [sum('charged'), sum('held'), sum('returned')];
  return { lines, totalCoins: chargedCoins + heldCoins + returnedCoins, chargedCoins, heldCoins, returnedCoins };
}

function describeTake(rows: FilmRows, take: TakeRow, generation: GenerationRow | undefined): ReceiptLine {
  const member = [...rows.characters, ...rows.places, ...rows.items].find(({ key }) => key === take.assetKey);
  const isMade = take.assetKind === 'movie' || take.inputs.model === 'upload';
  return {
    stage: STAGE_OF[take.assetKind],
    kind: take.assetKind,
    take: take.number,
    candidate: candidateOf(rows, take),
    shot: rows.shots.find(({ id }) => id === take.assetKey)?.position ?? null,
    name: member?.name ?? (take.assetKind === 'sound' ? take.inputs.prompt.slice(0, 200) : null),
    model: isMade ? null : presentModel(take.inputs.model),
    servedBy: isMade || take.servedBy === null ? null : presentModel(take.servedBy),
    speaker: presentSpeaker(take),
    coins: generation?.priceCoins ?? 0,
    state: coinsOf(generation),
    at: (take.finishedAt ?? take.createdAt).toISOString(),
  };
}

function coinsOf(generation: GenerationRow | undefined): ReceiptLine['state'] {
  if (!generation) {
    return 'free';
  }
  return generation.ownKey ? 'own_key' : coinStateOf(generation);
}
