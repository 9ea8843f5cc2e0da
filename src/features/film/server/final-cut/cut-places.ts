import type { FileRow } from '#src/foundation/files/server/tables.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';

/** Paths and files that a cut may use. */
export interface CutPlaces {
  ffmpeg: Ffmpeg;
  pathOf(storageKey: string): string;
  cacheFolder: string;
  soundFolder: string;
  path: string;
  /** Whether the film carries the mark of a free account. */
  marked: boolean;
}

/** The file of an asset's circled take. */
export type FileOf = (kind: AssetKind, key: string) => FileRow;
