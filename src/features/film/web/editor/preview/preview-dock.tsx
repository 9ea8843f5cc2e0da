import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import { FilmPreview } from './film-preview.tsx';
import { useHeardMaterial } from './heard-lanes.ts';
import type { PreviewTransport } from './preview-player.ts';
import { showShot } from './show-shot.ts';
import { usePreviewMaterial } from './use-preview-material.ts';

/** As wide as the picture is where the controls are below it, with room for these in one line. */
const WIDTH = {
  '16:9': 'w-full sm:w-[min(100cqw,max(27rem,(100cqh-5rem)*16/9))]',
  '9:16': 'w-full sm:w-[min(100cqw,27rem)]',
};

/** In a low window the controls stand beside the picture, where there is room. */
const LOW =
  'sm:low:w-full sm:low:flex-row sm:low:items-center sm:low:pr-10 sm:low:[&>:first-child]:h-full sm:low:[&>:first-child]:w-auto sm:low:[&>:first-child]:flex-none sm:low:[&>:first-child]:[aspect-ratio:var(--shape)] sm:low:[&>:last-child]:min-w-0 sm:low:[&>:last-child]:flex-1';

/**
 * The film as it is now, above the tabs. Asked for, it plays from the shot that is selected; then it goes to one that
 * is selected, unless it plays. Its lower edge is dragged to make it larger, Escape closes it.
 */
export function PreviewDock({
  justAskedRef,
  onClose,
}: {
  /** Whether it is to play; false once it does, so that it does not when it is shown again. */
  justAskedRef: RefObject<boolean>;
  onClose: () => void;
}) {
  const t = useTranslations('filmPreview');
  const editor = useEditor();
  const { film } = editor;
  // Whoever types does not wait for the picture. The selection waits with it: a new shot can be shown once it is there.
  const document = useDeferredValue(editor.document);
  const active = useDeferredValue(useSelection().active);
  const material = useHeardMaterial(film.id, usePreviewMaterial(film));
  const transport = useRef<PreviewTransport>(null);
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (transport.current) {
      showShot(transport.current, active);
    }
    if (justAskedRef.current) {
      justAskedRef.current = false;
      dock.current?.querySelector('section')?.focus({ preventScroll: true });
      transport.current?.play();
    }
  }, [active, justAskedRef]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the player in it has the focus
    <div
      ref={dock}
      onKeyDown={(event) => {
        // Not from a menu, which the page places elsewhere.
        if (event.key === 'Escape' && event.currentTarget.contains(event.target as Element)) {
          event.preventDefault();
          onClose();
        }
      }}
      // In a narrow window as high as a picture of its width, within reason.
      className="relative h-[38dvh] max-lg:h-[max(38dvh,min(45dvh,100vw*9/16+8rem))] max-h-[70dvh] min-h-84 max-sm:min-h-76 shrink-0 resize-y overflow-hidden low:min-h-36 low:overflow-y-auto border-b border-line bg-surface-1 p-3 low:p-2"
    >
      <div className="flex size-full justify-center [container-type:size]">
        <FilmPreview
          document={document}
          film={film}
          material={material}
          transport={transport}
          className={clsx(WIDTH[document.aspect], LOW)}
        />
      </div>
      <IconButton
        label={t('close')}
        icon={<X className="size-5" strokeWidth={1.75} aria-hidden="true" />}
        side="left"
        onClick={onClose}
        className="absolute top-2 right-2 max-sm:bg-surface-1/85"
      />
    </div>
  );
}
