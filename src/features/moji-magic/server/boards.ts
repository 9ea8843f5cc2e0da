import { and, desc, eq, sql } from 'drizzle-orm';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { lockAccount } from '#src/foundation/accounts/server/lock-account.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { lockFiles } from '#src/foundation/files/server/lock-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { BoardContent } from '../board-schema.ts';
import { MOST_BOARDS } from '../board.ts';
import type { MojiDependencies } from './moji-dependencies.ts';
import { mojiBoardFiles, mojiBoards, type MojiBoardRow } from './tables.ts';

/** A board with the files that it shows. */
export interface WholeBoard {
  board: MojiBoardRow;
  files: FileRow[];
}

interface WantedBoard {
  accountId: string;
  boardId: string;
}

type Keeping = Pick<MojiDependencies, 'db'>;

/** The account's boards, the last changed first. */
export function listBoards(executor: Executor, accountId: string): Promise<MojiBoardRow[]> {
  return executor
    .select()
    .from(mojiBoards)
    .where(eq(mojiBoards.accountId, accountId))
    .orderBy(desc(mojiBoards.changedAt), desc(mojiBoards.id))
    .limit(MOST_BOARDS);
}

/** Begins a board, once per key. Throws TOO_MANY_BOARDS, TOO_MANY_ATTEMPTS, FILE_GONE. */
export async function createBoard(
  { db }: Keeping,
  { accountId, content, idempotencyKey }: { accountId: string; content: BoardContent; idempotencyKey: string },
): Promise<WholeBoard> {
  await countKeeping({ db }, accountId);
  const id = uuidFrom('moji-board', accountId, idempotencyKey);
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const known = await findBoard(transaction, { accountId, boardId: id });
    return known ?? insertBoard(transaction, { id, accountId, content });
  });
}

/** The account's board. Throws NOT_FOUND, whether it belongs to somebody else or does not exist. */
export async function readBoard(executor: Executor, wanted: WantedBoard): Promise<WholeBoard> {
  const board = await findBoard(executor, wanted);
  if (!board) {
    throw new AppError('NOT_FOUND', { details: { board: wanted.boardId } });
  }
  return board;
}

/**
 * Keeps a board as it is now. Where it was changed from another version elsewhere, or removed, what is kept here
 * becomes a board of its own: nothing is lost. Throws TOO_MANY_BOARDS, TOO_MANY_ATTEMPTS, FILE_GONE.
 */
export async function keepBoard(
  { db }: Keeping,
  { accountId, boardId, version, content }: WantedBoard & { version: number; content: BoardContent },
): Promise<WholeBoard> {
  await countKeeping({ db }, accountId);
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const [before] = await transaction.select().from(mojiBoards).where(isBoard({ accountId, boardId })).for('update');
    if (!before || before.version !== version) {
      // By what it holds: sent again, it is the same board.
      const id = uuidFrom('moji-board', accountId, boardId, version, JSON.stringify(content));
      const known = await findBoard(transaction, { accountId, boardId: id });
      return known ?? insertBoard(transaction, { id, accountId, content });
    }
    const [board] = await transaction
      .update(mojiBoards)
      .set({ content, version: version + 1, changedAt: sql`now()` })
      .where(isBoard({ accountId, boardId }))
      .returning();
    const gone = await nameFiles(transaction, board!);
    await forgetFiles(transaction, accountId, gone);
    return (await findBoard(transaction, { accountId, boardId })) as WholeBoard;
  });
}

/** Removes a board; what it showed stays as far as something else uses it. Throws NOT_FOUND. */
export async function removeBoard({ db }: Keeping, wanted: WantedBoard): Promise<void> {
  await db.transaction(async (transaction) => {
    const { files } = await readBoard(transaction, wanted);
    await transaction.delete(mojiBoards).where(isBoard(wanted));
    await forgetFiles(
      transaction,
      wanted.accountId,
      files.map(({ id }) => id),
    );
  });
}

const isBoard = ({ accountId, boardId }: WantedBoard) =>
  and(eq(mojiBoards.id, boardId), eq(mojiBoards.accountId, accountId));

async function countKeeping({ db }: Keeping, accountId: string): Promise<void> {
  await countAttempt(db, {
    kind: 'keep-board',
    subject: accountId,
    allowed: LIMITS.perAccount.boardsPerMinute,
    seconds: 60,
  });
}

async function findBoard(executor: Executor, wanted: WantedBoard): Promise<WholeBoard | undefined> {
  const [board] = await executor.select().from(mojiBoards).where(isBoard(wanted));
  if (!board) {
    return undefined;
  }
  const named = await executor.select().from(mojiBoardFiles).where(eq(mojiBoardFiles.boardId, board.id));
  const files = await findFiles(
    executor,
    named.map(({ fileId }) => fileId),
  );
  return { board, files: [...files.values()] };
}

/** The account is locked, so that its boards stay within their number. */
async function insertBoard(
  transaction: Transaction,
  { id, accountId, content }: { id: string; accountId: string; content: BoardContent },
): Promise<WholeBoard> {
  if ((await transaction.$count(mojiBoards, eq(mojiBoards.accountId, accountId))) >= MOST_BOARDS) {
    throw new AppError('TOO_MANY_BOARDS', { details: { limit: MOST_BOARDS } });
  }
  const [board] = await transaction.insert(mojiBoards).values({ id, accountId, content }).returning();
  await nameFiles(transaction, board!);
  return (await findBoard(transaction, { accountId, boardId: id })) as WholeBoard;
}

/**
 * Records which files a board shows, so that they stay. Returns those that it showed before. Throws FILE_GONE for one
 * that is not the account's, or no picture.
 */
async function nameFiles(transaction: Transaction, { id, accountId, content }: MojiBoardRow): Promise<string[]> {
  const shown = [...new Set(content.layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.fileId] : [])))];
  await lockFiles(transaction, accountId, shown);
  const found = await findFiles(transaction, shown);
  const isOwn = (fileId: string): boolean => {
    const file = found.get(fileId);
    return file?.accountId === accountId && file.mime.startsWith('image/');
  };
  if (!shown.every(isOwn)) {
    throw new AppError('FILE_GONE');
  }
  const before = await transaction.delete(mojiBoardFiles).where(eq(mojiBoardFiles.boardId, id)).returning();
  if (shown.length > 0) {
    await transaction.insert(mojiBoardFiles).values(shown.map((fileId) => ({ boardId: id, fileId })));
  }
  return before.map(({ fileId }) => fileId).filter((fileId) => !shown.includes(fileId));
}
