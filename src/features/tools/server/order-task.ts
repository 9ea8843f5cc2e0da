import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { lockAccount } from '#src/foundation/accounts/server/lock-account.ts';
import { findBudgetProblem } from '#src/foundation/coins/server/find-budget-problem.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { lockFiles } from '#src/foundation/files/server/lock-files.ts';
import { findDrawings } from '#src/foundation/generation/server/find-drawings.ts';
import { priceGeneration } from '#src/foundation/generation/server/price-generation.ts';
import { requestGenerations } from '#src/foundation/generation/server/request-generation.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import { requireOffered } from '#src/foundation/models/server/account-models.ts';
import { readFilmRights, requireModelRights } from '#src/foundation/models/server/film-rights.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { DrawnAs } from '#src/vendors/tool-requests.ts';
import { fileKindOf, type FileKind } from '../file-kind.ts';
import type { MeasuredMedia } from '../measured-media.ts';
import { toolTaskEndedJob } from './jobs.ts';
import { measureMedia } from './measure-media.ts';
import { toolInputs, toolResults, toolTasks } from './tables.ts';
import type { ToolDependencies } from './tool-dependencies.ts';
import type { ReadyTool } from './tools.ts';

/** What every order says beside the inputs of its tool. */
export interface ToolOrder {
  accountId: string;
  language: Language;
  model: string;
  /** The price that was shown. */
  agreedCoins: number;
  /** Whether the account was told that the provider bills it, by its own key. */
  agreedOwnKey: boolean;
  idempotencyKey: string;
}

/** A file that an input names. */
interface NamedFile {
  id: string;
  kind: FileKind;
}

/** States of generations that go on. */
const OPEN = ['pending', 'submitting', 'processing', 'unknown'] as const;

/**
 * Orders what a tool makes: one generation for each result, all or none. The same key means the same task, however
 * often it is sent. Returns its id. Throws what the tool's runner, `requireOffered` and `requireModelRights` throw,
 * FILE_GONE, PRICE_CHANGED, INSUFFICIENT_COINS, FREE_COINS_BUDGET_SPENT, STORAGE_FULL, TOO_MANY_OPEN_TOOLS,
 * TOO_MANY_ATTEMPTS, and IDEMPOTENCY_CONFLICT where the key was used for other inputs; then nothing has started.
 */
export async function orderTask<Inputs extends Readonly<Record<string, unknown>>>(
  dependencies: ToolDependencies,
  { definition, plan }: ReadyTool<Inputs>,
  { accountId, language, ...order }: ToolOrder,
  inputs: Inputs,
): Promise<string> {
  const id = uuidFrom('tool-task', definition.id, accountId, order.idempotencyKey);
  const asked = { id, model: order.model, inputs };
  if (await isKnown(dependencies.db, asked)) {
    return id;
  }
  await countAttempt(dependencies.db, {
    kind: 'order-tool',
    subject: accountId,
    allowed: LIMITS.perAccount.toolOrdersPerHour,
    seconds: 60 * 60,
  });
  const { entry: model, billedBy } = await requireOffered(dependencies, accountId, order.model, definition.modelKind);
  if (definition.offers?.(model) === false) {
    throw new AppError('MODEL_UNAVAILABLE', { details: { model: model.id } });
  }
  const ownKey = billedBy !== null;
  const named = filesIn(definition, inputs);
  const fileIds = [...new Set(named.map(({ id: fileId }) => fileId))];
  const media = await measureNamed(dependencies, accountId, named);
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const rights = await readFilmRights(transaction, accountId);
    requireModelRights(model, rights);
    const drawnAs = await drawingsAmong(dependencies, transaction, { accountId, fileIds });
    const requests = plan(inputs, { model, rights, language, seed: deriveSeed('tool', id), media, drawnAs });
    await lockAccount(transaction, accountId);
    await requireRoom(transaction, accountId, requests.length);
    await lockFiles(transaction, accountId, fileIds);
    await requireFiles(transaction, accountId, named);
    const isFree = ownKey || !isPaid(model);
    const coins = isFree ? 0 : requests.reduce((sum, request) => sum + priceGeneration(model, request), 0);
    if (coins > order.agreedCoins || ownKey !== order.agreedOwnKey) {
      throw new AppError('PRICE_CHANGED', { details: { coins } });
    }
    const budget = await findBudgetProblem(
      transaction,
      { accountId, fixedCoins: 0, workCoins: coins },
      dependencies.config,
    );
    if (budget) {
      throw budget;
    }
    const made = await transaction
      .insert(toolTasks)
      .values({ id, accountId, tool: definition.id, model: model.id, ownKey, inputs: { ...inputs } })
      .onConflictDoNothing()
      .returning({ id: toolTasks.id });
    if (made.length === 0) {
      // Ordered at the same time.
      await isKnown(transaction, asked);
      return id;
    }
    const holdKey = randomUUID();
    const requested = await requestGenerations(
      transaction,
      dependencies,
      requests.map((request, index) => ({
        accountId,
        model: model.id,
        request,
        folder: definition.folder,
        // Never that of an earlier order: the task is what is there once, and its hold is its own.
        idempotencyKey: `${id}:${index}:${holdKey}`,
        reason: `tool_${definition.id}`,
        ownKey,
        group: id,
        wake: { job: toolTaskEndedJob.name, payload: { taskId: id } },
      })),
    );
    const started = requested.map((one) => {
      if (typeof one !== 'string') {
        throw one;
      }
      return one;
    });
    await transaction
      .insert(toolResults)
      .values(started.map((generationId, position) => ({ taskId: id, position, generationId })));
    if (fileIds.length > 0) {
      await transaction.insert(toolInputs).values(fileIds.map((fileId) => ({ taskId: id, fileId })));
    }
    return id;
  });
}

/** True where the order is known already. Throws IDEMPOTENCY_CONFLICT where it was another one. */
async function isKnown(
  executor: Executor,
  { id, model, inputs }: { id: string; model: string; inputs: Readonly<Record<string, unknown>> },
): Promise<boolean> {
  const isSame = sql<boolean>`${toolTasks.model} = ${model} and ${toolTasks.inputs} = ${JSON.stringify(inputs)}::jsonb`;
  const [known] = await executor.select({ isSame }).from(toolTasks).where(eq(toolTasks.id, id));
  if (known && !known.isSame) {
    throw new AppError('IDEMPOTENCY_CONFLICT');
  }
  return known !== undefined;
}

/** The files that the inputs name, each with what it must be. */
function filesIn({ files }: ReadyTool['definition'], inputs: Readonly<Record<string, unknown>>): NamedFile[] {
  return Object.entries(files).flatMap(([name, kind]) =>
    [inputs[name]].flat().flatMap((id) => (typeof id === 'string' && kind ? [{ id, kind }] : [])),
  );
}

/** Throws FILE_GONE where one of the files is not there, not the account's, or something else than it must be. */
async function requireFiles(transaction: Transaction, accountId: string, named: readonly NamedFile[]): Promise<void> {
  const found = await findFiles(
    transaction,
    named.map(({ id }) => id),
  );
  const isUsable = ({ id, kind }: NamedFile): boolean => {
    const file = found.get(id);
    return file?.accountId === accountId && fileKindOf(file) === kind;
  };
  if (!named.every(isUsable)) {
    throw new AppError('FILE_GONE');
  }
}

/** The clips and sounds among these files, each with what it is like. */
async function measureNamed(
  dependencies: ToolDependencies,
  accountId: string,
  named: readonly NamedFile[],
): Promise<Map<string, MeasuredMedia>> {
  const timed = named.filter(({ kind }) => kind !== 'image');
  const found = await findFiles(
    dependencies.db,
    timed.map(({ id }) => id),
  );
  const measured = new Map<string, MeasuredMedia>();
  for (const { id, kind } of timed) {
    const file = found.get(id);
    if (file?.accountId === accountId && fileKindOf(file) === kind) {
      measured.set(id, await measureMedia(dependencies, file));
    }
  }
  return measured;
}

/** How the draft engine drew one of these files, for a film or by a tool. */
async function drawingsAmong(
  { findFilmDrawings }: Pick<ToolDependencies, 'findFilmDrawings'>,
  transaction: Transaction,
  { accountId, fileIds }: { accountId: string; fileIds: readonly string[] },
): Promise<(fileId: string) => DrawnAs | undefined> {
  if (fileIds.length === 0) {
    return () => undefined;
  }
  const ofTools = await findDrawings(transaction, accountId, fileIds);
  const ofFilms = await findFilmDrawings(transaction, accountId, fileIds);
  return (fileId) => ofTools.get(fileId) ?? ofFilms.get(fileId);
}

/** Throws TOO_MANY_OPEN_TOOLS where the account would have too many results that are not made yet. */
async function requireRoom(transaction: Transaction, accountId: string, added: number): Promise<void> {
  const limit = LIMITS.perAccount.toolResultsAtOnce;
  const [row] = await transaction
    .select({ open: sql<number>`count(*)::int` })
    .from(toolResults)
    .innerJoin(generations, eq(generations.id, toolResults.generationId))
    .where(and(eq(generations.accountId, accountId), inArray(generations.state, [...OPEN])));
  if ((row?.open ?? 0) + added > limit) {
    throw new AppError('TOO_MANY_OPEN_TOOLS', { details: { limit } });
  }
}
