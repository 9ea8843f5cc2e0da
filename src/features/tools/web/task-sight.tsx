import { Box, Captions, Clapperboard, ImageOff, Music, type LucideIcon } from 'lucide-react';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { ToolTask } from '../contract.ts';
import { fileKindOf, type FileKind } from '../file-kind.ts';
import type { StoredFile } from '../stored-file.ts';
import { isGoingOn } from './use-tool-tasks.ts';

/** What is no picture has a sign; a clip is seen by its first frame. */
const SIGNS: Readonly<Record<Exclude<FileKind, 'image'>, LucideIcon>> = {
  audio: Music,
  video: Clapperboard,
  model: Box,
};

const SEEN: ReadonlySet<FileKind | undefined> = new Set(['image', 'video']);

/** A task, small: the first picture or clip of what it made or takes, and how it stands. */
export function TaskSight({ task }: { task: ToolTask }) {
  const made = task.results.flatMap(({ file }) => file ?? []);
  const sight = sightIn(made) ?? sightIn(task.inputFiles);
  const [first] = made;
  const kind = first && fileKindOf(first);
  const hasWords = task.state === 'completed' && first === undefined;
  const ofFile = kind && kind !== 'image' ? SIGNS[kind] : undefined;
  const Sign = hasWords ? Captions : ofFile;
  return (
    <>
      {Sign && !sight && <span className="absolute inset-0 bg-surface-2" />}
      {sight && (
        <StoredPicture
          path={sight.path}
          alt=""
          sizes="8rem"
          width={240}
          height={240}
          className="cutout-ground size-full object-contain"
        />
      )}
      {Sign && (
        <span className="theme-dark absolute inset-0 m-auto grid size-10 place-items-center rounded-full bg-black/65 text-text-1">
          <Sign className="size-5" strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      {made.length > 1 && (
        <span className="theme-dark edge absolute right-1 bottom-1 rounded-frame bg-black/70 px-1.5 text-text-1">
          {made.length}
        </span>
      )}
      {isGoingOn(task) && <Leader />}
      {(task.state === 'failed' || task.state === 'cancelled') && (
        <span className="theme-dark absolute inset-0 m-auto grid size-10 place-items-center rounded-full bg-black/65 text-text-1">
          <ImageOff className="size-5" strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
    </>
  );
}

/** The first that can be seen. */
const sightIn = (files: readonly StoredFile[]): StoredFile | undefined =>
  files.find((file) => SEEN.has(fileKindOf(file)));
