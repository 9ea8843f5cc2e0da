import type { StoredFile } from '../stored-file.ts';

/** A file that was kept on this device; null for anything else. */
export function readStoredFile(value: unknown): StoredFile | null {
  const file = value as Partial<StoredFile> | null | undefined;
  return typeof file?.id === 'string' && typeof file.path === 'string' && typeof file.mime === 'string'
    ? { id: file.id, path: file.path, mime: file.mime, bytes: Number(file.bytes ?? 0) }
    : null;
}
