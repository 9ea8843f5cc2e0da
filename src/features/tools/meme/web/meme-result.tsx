import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { ToolTask } from '../../contract.ts';
import { ClipResult } from '../../web/clip-result.tsx';
import { PictureResults } from '../../web/picture-results.tsx';
import type { SendFile } from '../../web/send-file.ts';

/** Where pictures and clips can go on to. */
export interface MemeDestinations {
  pictures: readonly SendFile[];
  clips: readonly SendFile[];
}

/** A meme that was made: a picture with a button that copies it, or a clip. */
export function MemeResult({
  task,
  name,
  aspect,
  destinations,
}: {
  task: ToolTask;
  name: string;
  aspect: string;
  destinations: MemeDestinations;
}) {
  const t = useTranslations('toolMeme');
  const [result] = task.results;
  if (!result) {
    return null;
  }
  if (task.inputs['as'] === 'clip') {
    return <ClipResult result={result} aspect={aspect} name={name} destinations={destinations.clips} />;
  }
  const { file } = result;
  const copy = async (path: string): Promise<void> => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(path) })]);
      toast(t('copied'), 'success');
    } catch {
      toast(t('notCopied'), 'error');
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <PictureResults task={task} aspect={aspect} name={name} destinations={destinations.pictures} />
      {file && (
        <Button
          size="dense"
          className="self-start"
          icon={<Copy className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void copy(file.path)}
        >
          {t('copy')}
        </Button>
      )}
    </div>
  );
}

/** A picture as PNG, the only format that every clipboard takes. */
async function pngOf(path: string): Promise<Blob> {
  const blob = await (await fetch(path)).blob();
  if (blob.type === 'image/png') {
    return blob;
  }
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
