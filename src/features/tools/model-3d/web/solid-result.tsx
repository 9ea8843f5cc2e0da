import { Box } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { ToolTask } from '../../contract.ts';
import type { StoredFile } from '../../stored-file.ts';
import { SaveButton } from '../../web/save-button.tsx';
import type { SendFile } from '../../web/send-file.ts';
import { SendMenu } from '../../web/send-menu.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';

/** Only of it it is known what it guesses. */
const DRAFT = 'draft-model-3d';

// Large, and asked for by a press.
const SolidViewer = lazy(async () => ({ default: (await import('./solid-viewer.tsx')).SolidViewer }));

/** A solid that was made: the picture of its front, and on request itself, to be turned. */
export function SolidResult({ task, destinations }: { task: ToolTask; destinations: readonly SendFile[] }) {
  const t = useTranslations('toolModel3d');
  const { tools } = useApi<ToolsApi>();
  const [isShown, setShown] = useState(false);
  const [picture, setPicture] = useState<StoredFile>();
  const [result] = task.results;
  const file = result?.file;
  const keep = async (blob: Blob): Promise<void> => {
    try {
      setPicture(await tools.uploadToolPicture(new File([blob], 'model.png', { type: blob.type })));
    } catch (error) {
      toastFailure(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return (
    <div className="flex max-w-[calc(100dvh-17rem)] min-w-0 flex-col gap-3">
      {file && isShown ? (
        <Suspense fallback={<Poster task={task} onShow={() => undefined} />}>
          <SolidViewer path={file.path} onPicture={keep} />
        </Suspense>
      ) : (
        <Poster task={task} onShow={() => setShown(true)} />
      )}
      {file && (
        <div className="flex flex-wrap items-center gap-2">
          <SaveButton file={file} name={t('name')} />
        </div>
      )}
      {picture && (
        <div className="flex flex-wrap items-center gap-3">
          <output className="sr-only">{t('pictureTaken')}</output>
          <StoredPicture
            path={picture.path}
            alt={t('picture')}
            sizes="8rem"
            width={96}
            height={96}
            className="cutout-ground size-24 rounded-frame object-contain"
          />
          <SaveButton file={picture} name={t('picture')} />
          <SendMenu file={picture} destinations={destinations} />
        </div>
      )}
      {file && result.servedBy?.id === DRAFT && <p className="max-w-prose text-note text-text-2">{t('honest')}</p>}
    </div>
  );
}

/** The picture of the front, until the solid is asked for. */
function Poster({ task, onShow }: { task: ToolTask; onShow: () => void }) {
  const t = useTranslations('toolModel3d');
  const [result] = task.results;
  const front = task.inputFiles.find(({ id }) => id === task.inputs['front']);
  const isOver = result?.state === 'failed' || result?.state === 'cancelled';
  return (
    <Gate aspect="1:1">
      {front && (
        <StoredPicture
          path={front.path}
          alt={t('pictures.front')}
          sizes="60vw"
          className="cutout-ground size-full object-contain"
        />
      )}
      {result?.file && (
        <Button
          kind="primary"
          icon={<Box className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
          onClick={onShow}
          className="absolute inset-0 m-auto size-fit"
        >
          {t('view')}
        </Button>
      )}
      {!result?.file && !isOver && <Leader />}
    </Gate>
  );
}
