import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { Storage, StoredFile } from '#src/platform/server/storage/storage.ts';
import { STEMS, type Stem } from '#src/shared/catalogue/stems.ts';
import type { CutRow } from '../tables.ts';

/** The columns that name a cut's stems. */
const STEM_COLUMNS = {
  voice: 'voiceStemFileId',
  music: 'musicStemFileId',
  effects: 'effectsStemFileId',
  ambience: 'ambienceStemFileId',
} as const satisfies Record<Stem, keyof CutRow>;

type StemColumns = Pick<CutRow, (typeof STEM_COLUMNS)[Stem]>;

/** No stems: what a cut holds after its files were released. */
export const NO_STEMS: StemColumns = {
  voiceStemFileId: null,
  musicStemFileId: null,
  effectsStemFileId: null,
  ambienceStemFileId: null,
};

/** A cut's stems in the order of a mix, by their files' ids. */
export function stemsOf(cut: StemColumns): { stem: Stem; fileId: string }[] {
  return STEMS.flatMap((stem) => {
    const fileId = cut[STEM_COLUMNS[stem]];
    return fileId === null ? [] : [{ stem, fileId }];
  });
}

/** Stores the FLAC files of stems. Throws DISK_FULL, STORAGE_UNREADABLE. */
export async function storeStems(
  storage: Storage,
  paths: Readonly<Partial<Record<Stem, string>>>,
): Promise<{ stem: Stem; stored: StoredFile }[]> {
  const described = { mime: 'audio/flac', extension: 'flac' };
  return Promise.all(
    STEMS.flatMap((stem) => {
      const path = paths[stem];
      return path === undefined ? [] : [storage.put('audio', { path }, described).then((stored) => ({ stem, stored }))];
    }),
  );
}

/** Records stored stems as files of an account; returns the columns of their cut. */
export async function keepStems(
  transaction: Transaction,
  accountId: string,
  stems: readonly { stem: Stem; stored: StoredFile }[],
): Promise<StemColumns> {
  const columns = { ...NO_STEMS };
  for (const { stem, stored } of stems) {
    columns[STEM_COLUMNS[stem]] = await keepFile(transaction, { accountId, folder: 'audio', stored });
  }
  return columns;
}
