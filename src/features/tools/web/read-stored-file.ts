import type { StoredFile } from '../stored-file.ts';

/** A file that is filled in somewhere; with what it was called where it came from, without its ending. */
export interface NamedFile extends StoredFile {
  name?: string | undefined;
}

/** A file that was kept on this device; null for anything else. */
export function readStoredFile(value: unknown): NamedFile | null {
  const file = value as Partial<NamedFile> | null | undefined;
  return typeof file?.id === 'string' && typeof file.path === 'string' && typeof file.mime === 'string'
    ? {
        id: file.id,
        path: file.path,
        mime: file.mime,
        bytes: Number(file.bytes ?? 0),
        ...(typeof file.name === 'string' ? { name: file.name } : {}),
      }
    : null;
}
