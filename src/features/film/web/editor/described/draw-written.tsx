import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { useDescribedShot } from './use-described-shot.ts';

/** Has the text of a shot drawn that was written in the storyboard; tells what of it could not be. */
export function DrawWritten({ shot: { id, plan }, inTable }: { shot: DocumentShot; inTable: boolean }) {
  const t = useTranslations('filmDescribed');
  const ofEditor = useTranslations('filmEditor');
  const list = useList();
  const describe = useDescribedShot();
  const button = useRef<HTMLButtonElement>(null);
  // It goes when the text is drawn: the focus stays in its cell or on its card.
  useLayoutEffect(() => {
    const own = button.current;
    const cell = own?.closest<HTMLElement>('[role="gridcell"]');
    const next = cell ?? own?.closest('[data-row]')?.querySelector<HTMLElement>('[data-guide="details"]');
    return () => {
      if (own !== null && document.activeElement === own) {
        next?.focus();
      }
    };
  }, []);
  const draw = async (): Promise<void> => {
    try {
      const { notDrawn } = await describe.mutateAsync({ description: plan.script, shotId: id, as: 'same_shot' });
      if (notDrawn.length > 0) {
        toast(t('notDrawn', { words: list(notDrawn) }));
      }
    } catch (error) {
      toastFailure(error as Error);
    }
  };
  return (
    <span className="flex">
      <Button
        ref={button}
        size="dense"
        aria-label={ofEditor('fieldOf', { field: t('drawScript'), number: plan.number })}
        busy={describe.isPending}
        data-field=""
        {...(inTable ? { tabIndex: -1 } : {})}
        onClick={() => void draw()}
      >
        {t('drawScript')}
      </Button>
    </span>
  );
}
