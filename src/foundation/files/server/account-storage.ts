import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { files } from './tables.ts';

const MEGABYTE = 1_000_000;

/** Dependencies of the storage functions. */
export interface StorageDependencies {
  readonly db: Executor;
  readonly config: Pick<Config, 'limits'>;
}

/** The storage that an account uses, and its quota; null without one. */
export interface AccountStorage {
  usedBytes: number;
  quotaBytes?: number;
}

/**
 * Bytes used by an account's files, counting the same content once. Archives do not count: they contain what is stored
 * already and are removed after some days.
 */
export async function readAccountStorage(
  { db, config }: StorageDependencies,
  accountId: string,
): Promise<AccountStorage> {
  const distinct = db
    .selectDistinct({ key: files.storageKey, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.accountId, accountId), ne(files.folder, 'archive')))
    .as('distinct_files');
  const [sum] = await db.select({ bytes: sql<string>`coalesce(sum(${distinct.bytes}), 0)` }).from(distinct);
  const quotaBytes = await quotaOf({ db, config }, accountId);
  return { usedBytes: Number(sum?.bytes ?? 0), ...(quotaBytes === undefined ? {} : { quotaBytes }) };
}

/**
 * Makes sure that an account has room for this many more bytes, or any at all. Concurrent uploads and films may exceed
 * the quota by what they write together. Throws STORAGE_FULL with the used bytes.
 */
export async function ensureAccountStorage(
  dependencies: StorageDependencies,
  accountId: string,
  bytesWanted = 1,
): Promise<void> {
  const { usedBytes, quotaBytes } = await readAccountStorage(dependencies, accountId);
  if (quotaBytes === undefined || usedBytes + bytesWanted <= quotaBytes) {
    return;
  }
  throw new AppError('STORAGE_FULL', {
    details: { usedMegabytes: Math.ceil(usedBytes / MEGABYTE), quotaMegabytes: Math.floor(quotaBytes / MEGABYTE) },
  });
}

/** A setting of 0 means no quota; without the setting there is one as soon as another account exists. */
async function quotaOf({ db, config }: StorageDependencies, accountId: string): Promise<number | undefined> {
  const { storagePerAccountBytes } = config.limits;
  if (storagePerAccountBytes !== undefined) {
    return storagePerAccountBytes === 0 ? undefined : storagePerAccountBytes;
  }
  const others = await db
    .select({ id: files.id })
    .from(files)
    .where(or(lt(files.accountId, accountId), gt(files.accountId, accountId)))
    .limit(1);
  return others.length > 0 ? LIMITS.perAccount.storageBytes : undefined;
}
