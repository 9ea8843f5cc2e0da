import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { StoredFolder } from '#src/shared/catalogue/media-folders.ts';

/** What is stored in one folder. */
export interface FolderSize {
  folder: StoredFolder;
  files: number;
  bytes: number;
}

/** Files and bytes by folder, the largest first. The same content counts once, however many people have it. */
export async function sumStoredFiles(executor: Executor): Promise<FolderSize[]> {
  const { rows } = await executor.execute<FolderSize & Record<string, unknown>>(sql`
    select folder, count(*)::float8 as files, sum(bytes)::float8 as bytes
    from (select min(folder) as folder, min(bytes) as bytes from files group by storage_key) distinct_files
    group by folder order by bytes desc, folder`);
  return rows;
}
