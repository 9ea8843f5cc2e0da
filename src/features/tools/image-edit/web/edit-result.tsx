import type { ToolTask } from '../../contract.ts';
import type { StoredFile } from '../../stored-file.ts';
import { ComparedResult } from '../../web/compared-result.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import { PictureResults } from '../../web/picture-results.tsx';
import type { SendFile } from '../../web/send-file.ts';
import { usePictureRatio } from '../../web/use-picture-ratio.ts';

/** How far the shapes of two pictures may differ that are laid over each other. */
const SAME_SHAPE = 0.01;

/** An edited picture: over the one before it where both have one shape, by itself where it was cropped or turned. */
export function EditResult({ task, ...props }: { task: ToolTask; name: string; destinations: readonly SendFile[] }) {
  const source = inputFileOf(task, 'picture');
  const file = task.results[0]?.file;
  // A face swap also names the picture of the face.
  const shown = { ...task, inputFiles: source ? [source] : [] };
  return source && file ? (
    <Known {...props} task={shown} source={source} file={file} />
  ) : (
    <ComparedResult {...props} task={shown} />
  );
}

function Known({
  source,
  file,
  ...props
}: {
  task: ToolTask;
  name: string;
  destinations: readonly SendFile[];
  source: StoredFile;
  file: StoredFile;
}) {
  const [before, after] = [usePictureRatio(source.path), usePictureRatio(file.path)];
  const isSame = Math.abs(before / after - 1) <= SAME_SHAPE;
  return isSame ? <ComparedResult {...props} /> : <PictureResults {...props} aspect={`${after}:1`} />;
}
