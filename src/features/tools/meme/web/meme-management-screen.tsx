import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { useRowDrag, type DropEdge } from '#src/platform/browser/use-row-drag.ts';
import type { ManagedMeme } from '../meme-contract.ts';
import { memePicture } from './meme-picture.ts';
import { useManageMemes } from './use-manage-memes.ts';

const SIGN = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The list with one of its entries at another place among the others. */
function moved(templates: readonly ManagedMeme[], id: string, place: number): ManagedMeme[] {
  const others = templates.filter((one) => one.id !== id);
  const own = templates.filter((one) => one.id === id);
  return [...others.slice(0, place), ...own, ...others.slice(place)];
}

/** Managing memes (ADM-05): the order of the templates, by dragging or by keys, and which are offered. */
export function MemeManagementScreen() {
  const t = useTranslations('toolMemeAdmin');
  const { confirmed, dialog } = useConfirmation();
  const { list, show, order } = useManageMemes(confirmed);
  const templates = list.data?.templates ?? [];
  const drop = (draggedId: string, onId: string, edge: DropEdge): void => {
    const others = templates.filter(({ id }) => id !== draggedId);
    const place = others.findIndex(({ id }) => id === onId) + (edge === 'after' ? 1 : 0);
    order(moved(templates, draggedId, place));
  };
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-6">
      <PageHead heading={t('heading')} lead={t('explain')} />
      {list.isPending && <Skeleton className="h-64" />}
      {list.error && !list.data && (
        <Notice action={<Button onClick={() => void list.refetch()}>{t('tryAgain')}</Button>}>
          {list.error.message}
        </Notice>
      )}
      {list.data && (
        <Slate as="ol" aria-label={t('list')} className="flex flex-col overflow-hidden">
          {templates.map((template, index) => (
            <MemeRow
              key={template.id}
              template={template}
              isFirst={index === 0}
              isLast={index === templates.length - 1}
              onMove={(steps) => order(moved(templates, template.id, index + steps))}
              onDrop={(draggedId, edge) => drop(draggedId, template.id, edge)}
              onShow={(visible) => show({ templateId: template.id, visible })}
            />
          ))}
        </Slate>
      )}
      {dialog}
    </div>
  );
}

function MemeRow({
  template: { id, name, visible },
  isFirst,
  isLast,
  onMove,
  onDrop,
  onShow,
}: {
  template: ManagedMeme;
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: 1 | -1) => void;
  onDrop: (draggedId: string, edge: DropEdge) => void;
  onShow: (visible: boolean) => void;
}) {
  const t = useTranslations('toolMemeAdmin');
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { edge, isDragged } = useRowDrag({ id, row, handle, locked: false, onDrop });
  return (
    <li
      ref={row}
      className={clsx(
        'relative flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2.5 last:border-0',
        isDragged && 'opacity-55',
      )}
    >
      {edge && (
        <span
          aria-hidden="true"
          className={clsx('absolute inset-x-0 h-0.5 bg-select', edge === 'before' ? 'top-0' : 'bottom-0')}
        />
      )}
      <span ref={handle} className="flex cursor-grab items-center gap-3" title={t('drag')}>
        <GripVertical {...SIGN} />
        <img
          src={memePicture(id)}
          alt=""
          loading="lazy"
          width={64}
          height={64}
          draggable={false}
          className={clsx('size-16 rounded-frame object-cover', !visible && 'opacity-55 grayscale')}
        />
      </span>
      <h2 className="min-w-0 flex-1 basis-40 text-base wrap-anywhere">{name}</h2>
      <Switch checked={visible} onChange={onShow}>
        {t('visible')}
        <span className="sr-only"> {name}</span>
      </Switch>
      <span className="flex gap-1">
        <IconButton
          label={t('up', { name })}
          icon={<ArrowUp {...SIGN} />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('down', { name })}
          icon={<ArrowDown {...SIGN} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </span>
    </li>
  );
}
