import { Suspense, useRef, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_ACCEPT, PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import { mirrorShot } from '../../../timeline/mirror-shot.ts';
import { changeToShow, shownBy } from '../../../timeline/shown-by-plan.ts';
import { useEditorParts } from '../editor-parts.ts';
import type { ActiveShot } from '../inspector/use-active-shot.ts';
import { useBringPictures, useBroughtPicture, type BroughtFiles } from './use-brought-pictures.ts';

/** One's own pictures for this shot and those after it, and left and right exchanged. */
export function OwnPictures({ active, isBrought }: { active: ActiveShot; isBrought: boolean }) {
  const t = useTranslations('filmPictures');
  const input = useRef<HTMLInputElement>(null);
  const uploading = useRef<HTMLButtonElement>(null);
  const { bring, sent } = useBringPictures(active.shot.id);
  const brought = useBroughtPicture(active.shot.id);
  const { Screen: ToolPictures } = useEditorParts().toolPictures;
  const [isPicking, setPicking] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) {
      bring.mutate(files);
    }
  };
  const flip = (): void => {
    if (isBrought) {
      brought.mutate('flip');
      return;
    }
    const mirrored = mirrorShot(active.plan);
    const set = { ...changeToShow(active.plan, shownBy(mirrored)), events: mirrored.events };
    active.change(set, 'staging');
  };
  const problem = bring.error ?? brought.error;
  return (
    <div className="flex flex-col gap-2">
      {problem && <Notice>{problem.message}</Notice>}
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_ACCEPT}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
      />
      <div className="flex flex-wrap gap-2">
        <Button ref={uploading} busy={bring.isPending} onClick={() => input.current?.click()}>
          {bring.isPending ? t('uploading', { number: sent.done + 1, of: Math.max(1, sent.of) }) : t('upload')}
        </Button>
        <Button busy={brought.isPending && typeof brought.variables === 'object'} onClick={() => setPicking(true)}>
          {t('fromTools')}
        </Button>
        <Button kind="quiet" busy={brought.isPending && brought.variables === 'flip'} onClick={flip}>
          {t('flip')}
        </Button>
        {isBrought && (
          <Button
            kind="quiet"
            onClick={() => {
              brought.mutate('takeOff');
              // This button goes.
              uploading.current?.focus();
            }}
          >
            {t('takeOff')}
          </Button>
        )}
      </div>
      {isPicking && (
        <Suspense fallback={null}>
          <ToolPictures
            onPick={({ id }) => {
              setPicking(false);
              brought.mutate({ pictureId: id });
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
      <p className="text-note text-text-3">
        {t(isBrought ? 'broughtHint' : 'uploadHint', { most: LIMITS.uploads.batchPictures })}
      </p>
      <div aria-live="polite">{bring.data && <Outcome brought={bring.data} />}</div>
    </div>
  );
}

/** What became of the pictures, where there is more to say than that they are used. */
function Outcome({ brought: { wrong, leftOut, added } }: { brought: BroughtFiles }) {
  const t = useTranslations('filmPictures');
  return (
    <>
      {wrong.map(({ name, problem }) => (
        <Notice key={name}>
          {t(problem === 'format' ? 'wrongFormat' : 'tooLarge', { name, megabytes: PICTURE_MEGABYTES })}
        </Notice>
      ))}
      {leftOut > 0 && (
        <Notice kind="warning">{t('leftOut', { most: LIMITS.uploads.batchPictures, count: leftOut })}</Notice>
      )}
      {added > 0 && <p className="text-note text-text-2">{t('added', { count: added })}</p>}
    </>
  );
}
