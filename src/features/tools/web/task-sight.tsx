import { Box, Captions, Clapperboard, ImageOff, Music, type LucideIcon } from 'lucide-react';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { ToolTask } from '../contract.ts';
import { fileKindOf, type FileKind } from '../file-kind.ts';
import type { StoredFile } from '../stored-file.ts';
import { isGoingOn } from './use-tool-tasks.ts';

/** Beside a picture, for what has none. */
const SIGNS: Readonly<Record<Exclude<FileKind, 'image'>, LucideIcon>> = {
  audio: Music,
  video: Clapperboard,
  model: Box,
};

/** A task, small: the first picture of what it made or takes, and how it stands. */
export function TaskSight({ task }: { task: ToolTask }) {
  const made = task.results.flatMap(({ file }) => file ?? []);
  const picture = pictureIn(made) ?? pictureIn(task.inputFiles);
  const [first] = made;
  const kind = first && fileKindOf(first);
  const hasWords = task.state === 'completed' && first === undefined;
  const ofFile = kind && kind !== 'image' ? SIGNS[kind] : undefined;
  const Sign = hasWords ? Captions : ofFile;
  return (
    <>
      {picture && (
        <StoredPicture
          path={picture.path}
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
      {task.results.length > 1 && (
        <span className="theme-dark edge absolute right-1 bottom-1 rounded-frame bg-black/70 px-1.5 text-text-1">
          {task.results.length}
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

const pictureIn = (files: readonly StoredFile[]): StoredFile | undefined =>
  files.find((file) => fileKindOf(file) === 'image');
