import { Clapperboard, Eye, EyeOff, Square, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { clearOfMessages } from '#src/platform/browser/ui/clear-of-messages.ts';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { isShown } from '../../../timeline/shown-shots.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import { useClipNumbers } from './use-clip-numbers.ts';
import { useVideo } from './use-video.ts';

const SIGN = { className: 'size-[18px]', 'aria-hidden': true } as const;

/** What can be done with several clips at once; shown while several are selected. */
export function ClipSelectionBar() {
  const t = useTranslations('filmVideo');
  const { document } = useEditor();
  const { ids, active, select } = useSelection();
  const video = useVideo();
  const { selected, making } = useClipNumbers();
  if (ids.size < 2) {
    return null;
  }
  const running = selected.filter((number) => making.includes(number));
  const isSomeShown = document.shots.some((shot) => ids.has(shot.id) && isShown(shot));
  const why = isSomeShown ? video.whyShown(ids) : undefined;
  return (
    <div
      ref={clearOfMessages}
      role="toolbar"
      aria-label={t('selection')}
      data-bottom-bar=""
      className="flex flex-wrap items-center gap-2 border-t border-line-strong bg-surface-2 px-3 py-2 sm:px-4"
    >
      <p className="mr-1 text-base font-semibold text-text-1">{t('selected', { count: ids.size })}</p>
      <Button
        size="dense"
        aria-haspopup="dialog"
        icon={<Clapperboard {...SIGN} />}
        onClick={() => video.open({ kind: 'order', scope: 'selected' })}
      >
        {t('changeModel')}
      </Button>
      {running.length > 0 && (
        <Button
          size="dense"
          icon={<Square {...SIGN} />}
          busy={running.some(video.isStopping)}
          onClick={() => video.stop(running)}
        >
          {t('stop')}
        </Button>
      )}
      <Button
        size="dense"
        icon={isSomeShown ? <EyeOff {...SIGN} /> : <Eye {...SIGN} />}
        {...(why === undefined ? {} : { reason: why })}
        onClick={() => video.show(ids, !isSomeShown)}
      >
        {t(isSomeShown ? 'leaveOut' : 'keep')}
      </Button>
      <IconButton
        label={t('clearSelection')}
        icon={<X {...SIGN} />}
        className="ml-auto"
        onClick={({ currentTarget }) => {
          select(active);
          // The bar goes.
          const clips = currentTarget.closest('section');
          const number = document.shots.find(({ id }) => id === active)?.plan.number;
          (
            clips?.querySelector<HTMLElement>(`[data-clip="${number}"] input`) ??
            clips?.querySelector<HTMLElement>('[data-clip] input')
          )?.focus();
        }}
      />
    </div>
  );
}
