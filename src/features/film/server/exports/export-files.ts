import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import type { ExportPart } from '../../export-formats.ts';
import { stemsOf } from '../final-cut/cut-stems.ts';
import { isUsedCutStale, UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import type { CutRow, TakeRow } from '../tables.ts';
import { isCutRenewed } from '../takes/follow-edits.ts';
import type { ExportedFiles } from './export-timeline.ts';
import { shotLabel } from './shot-label.ts';

/** A stored file under its path in the export. */
interface ExportFile {
  path: string;
  part: ExportPart;
  file: FileRow;
}

/** All files of a film that lie in its export, and the paths by which timelines refer to them. */
export interface ExportAssets extends ExportedFiles {
  files: ExportFile[];
  /** The file of a circled take. */
  fileOf(kind: AssetKind, key: string): FileRow | undefined;
}

/** The parts of the export that the kinds of takes belong to. */
const PARTS: Readonly<Record<AssetKind, ExportPart>> = {
  story: 'pictures',
  character_picture: 'pictures',
  place_picture: 'pictures',
  item_picture: 'pictures',
  voice: 'voices',
  picture: 'pictures',
  tail_picture: 'pictures',
  clip: 'clips',
  sound: 'sounds',
  music: 'music',
  movie: 'cut',
};

const FOLDERS: Readonly<Record<AssetKind, string>> = {
  story: 'story',
  character_picture: 'characters',
  place_picture: 'places',
  item_picture: 'items',
  voice: 'voices',
  picture: 'pictures',
  tail_picture: 'tail-pictures',
  clip: 'clips',
  sound: 'sounds',
  music: 'music',
  movie: 'cuts',
};
/** Kinds whose assets belong to a shot each. */
const OF_SHOTS: ReadonlySet<AssetKind> = new Set(['voice', 'picture', 'tail_picture', 'clip']);

/** Where a cut and its stems lie that show something else than the film now: timelines do not refer to them. */
const FORMER = 'former-cut/';

/** Finds all files of a film: every take, the stems of its newest cut, its cover, and pictures brought along. */
export async function findExportAssets(executor: Executor, rows: FilmRows & { cut?: CutRow }): Promise<ExportAssets> {
  const stems = rows.cut ? stemsOf(rows.cut) : [];
  const ofCut = isFormer(rows) ? FORMER : '';
  const wanted: [name: string, fileId: string | null, part: ExportPart][] = [
    // An upload that is not checked yet has a file too.
    ...rows.takes
      .filter(({ state }) => state === 'generated')
      .map((take): (typeof wanted)[number] => [
        take.assetKind === 'movie' && take.circled ? `${ofCut}film` : nameOfTake(rows, take),
        take.fileId,
        PARTS[take.assetKind],
      ]),
    ...stems.map(({ stem, fileId }): (typeof wanted)[number] => [`${ofCut}stems/${stem}`, fileId, 'stems']),
    ['cover', rows.film.coverFileId, 'pictures'],
    ...rows.given.map(({ position, fileId }): (typeof wanted)[number] => [
      `brought-along/picture-${position + 1}`,
      fileId,
      'pictures',
    ]),
  ];
  const found = await findFiles(
    executor,
    wanted.flatMap(([, fileId]) => fileId ?? []),
  );
  const files = wanted.flatMap(([name, fileId, part]): ExportFile[] => {
    const file = found.get(fileId ?? '');
    return file ? [{ path: `${name}.${endingOf(file)}`, part, file }] : [];
  });
  const fileOf = (kind: AssetKind, key: string): FileRow | undefined =>
    found.get(circledTake(rows, kind, key)?.fileId ?? '');
  return {
    files,
    fileOf,
    pathOf: ({ kind, key }) => {
      const take = circledTake(rows, kind, key);
      const file = fileOf(kind, key);
      return take && file && `${nameOfTake(rows, take)}.${endingOf(file)}`;
    },
    stems: stems.flatMap(({ stem, fileId }) => {
      const file = ofCut === '' ? found.get(fileId) : undefined;
      return file ? [{ stem, path: `stems/${stem}.${endingOf(file)}` }] : [];
    }),
  };
}

/** True where the cut shows something else than the film now; the owner's own is what it is. */
function isFormer(rows: FilmRows): boolean {
  const isOwn = circledTake(rows, 'movie', WHOLE_FILM)?.inputs.model === UPLOAD;
  return !isOwn && (isUsedCutStale(rows) || isCutRenewed(rows));
}

/** The path of a take without its ending, such as `clips/S03-clip-T2`. */
function nameOfTake({ shots }: Pick<FilmRows, 'shots'>, { assetKind, assetKey, number }: TakeRow): string {
  const shot = OF_SHOTS.has(assetKind) ? shots.find(({ id }) => id === assetKey) : undefined;
  const owner = shot ? `${shotLabel(shot.plan.number)}-${assetKind}` : ownerName(assetKind, assetKey);
  return `${FOLDERS[assetKind]}/${owner}-T${number}`;
}

/** 'character-1', 'ambience-rain'; the whole film's by their kind. */
function ownerName(kind: AssetKind, key: string): string {
  return kind === 'music' || kind === 'movie' ? kind : key.replaceAll(/[^\w-]+/g, '-');
}

function endingOf({ storageKey }: FileRow): string {
  return storageKey.split('.').at(-1) ?? 'bin';
}
