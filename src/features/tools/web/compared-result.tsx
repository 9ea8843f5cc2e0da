import { Expand } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CompareSlider, type CompareGround } from '#src/platform/browser/ui/compare-slider.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { ToolResult, ToolTask } from '../contract.ts';
import type { StoredFile } from '../stored-file.ts';
import { inputFileOf } from './input-file-of.ts';
import { PictureViewer } from './picture-viewer.tsx';
import { SaveButton } from './save-button.tsx';
import type { SendFile } from './send-file.ts';
import { SendMenu } from './send-menu.tsx';
import { usePictureRatio } from './use-picture-ratio.ts';

/** A picture that was made of another one, beside it under a line that can be moved. */
export function ComparedResult({
  task,
  name,
  destinations,
  ground,
  save,
}: {
  task: ToolTask;
  /** Of the picture and its file. */
  name: string;
  destinations: readonly SendFile[];
  /** What lies behind a result that is partly clear. */
  ground?: CompareGround;
  /** Saves it otherwise than as its file. */
  save?: () => void;
}) {
  const t = useTranslations('toolPage');
  const [isViewed, setViewed] = useState(false);
  const source = inputFileOf(task, 'picture');
  const [result] = task.results;
  const ratio = usePictureRatio(source?.path ?? result?.file?.path);
  if (!result?.file) {
    return <Making source={source} result={result} ratio={ratio} />;
  }
  const { file } = result;
  return (
    <div className="flex flex-col gap-3">
      <div style={{ maxWidth: `calc((100dvh - 17rem) * ${ratio})` }}>
        {source ? (
          <CompareSlider
            before={source.path}
            after={file.path}
            ratio={ratio}
            ground={ground ?? (file.mime === 'image/png' ? { className: 'checkerboard' } : { className: 'bg-media' })}
            labels={{ before: t('before'), after: t('after'), slider: t('compare') }}
          />
        ) : (
          <StoredPicture path={file.path} alt={name} sizes="60vw" className="w-full object-contain" />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="dense"
          icon={<Expand className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setViewed(true)}
        >
          {t('view')}
        </Button>
        <SaveButton file={file} name={name} onSave={save} />
        <SendMenu file={file} destinations={destinations} />
      </div>
      <PictureViewer
        pictures={[{ id: result.id, file, name }]}
        shownId={isViewed ? result.id : undefined}
        onShow={() => setViewed(true)}
        onClose={() => setViewed(false)}
      />
    </div>
  );
}

/** The picture that something is being made of, or was to be made of. */
function Making({
  source,
  result,
  ratio,
}: {
  source: StoredFile | undefined;
  result: ToolResult | undefined;
  ratio: number;
}) {
  const t = useTranslations('toolPage');
  const isOver = result?.state === 'failed' || result?.state === 'cancelled';
  return (
    <div style={{ maxWidth: `calc((100dvh - 17rem) * ${ratio})` }}>
      <Gate aspect={`${ratio}:1`}>
        {source && (
          <StoredPicture path={source.path} alt={t('before')} sizes="60vw" className="size-full object-contain" />
        )}
        {!isOver && <Leader />}
      </Gate>
    </div>
  );
}
