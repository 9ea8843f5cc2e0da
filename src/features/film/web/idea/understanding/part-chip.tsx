import { clsx } from 'clsx';
import { ChevronDown, Pencil, Star } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Correction } from './corrections.ts';
import type { Part } from './parts.ts';
import { usePartTexts } from './use-part-texts.ts';

/** Loaded when somebody corrects something. */
const CorrectionPanel = lazy(async () => ({ default: (await import('./correction-panel.tsx')).CorrectionPanel }));

/** One part of what was understood: a button that opens what it can be corrected to. */
export function PartChip({
  part,
  lang,
  disabled,
  onCorrect,
  onReset,
}: {
  part: Part;
  /** The idea's language tag. */
  lang: string;
  disabled: boolean;
  onCorrect: (correction: Correction) => void;
  onReset: () => void;
}) {
  const t = useTranslations('understanding');
  const [open, setOpen] = useState(false);
  const { isOwn, name, marks } = usePartTexts()(part);
  const isMain = part.kind === 'event' && part.now.isMain && !part.isLeftOut;
  const close = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <Popover.Root open={open && !disabled} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          data-part={part.key}
          disabled={disabled}
          title={part.now.words}
          className={clsx(
            'group inline-flex min-h-8 max-w-full min-w-0 items-center gap-1.5 rounded-control border px-2.5 py-1 text-left text-dense transition-[background-color,opacity] duration-[90ms] enabled:hover:bg-surface-3 disabled:opacity-55 data-[state=open]:bg-surface-3 pointer-coarse:min-h-11',
            part.isYours ? 'border-select bg-select-soft text-text-1' : 'border-line-strong text-text-1',
            part.isLeftOut && 'border-dashed',
          )}
        >
          {isMain && <Star className="size-3.5 shrink-0 fill-current text-select" aria-hidden="true" />}
          {isMain && <span className="sr-only">{t('main')}: </span>}
          <span
            lang={isOwn ? lang : undefined}
            className={clsx('line-clamp-2 min-w-0 break-words', part.isLeftOut && 'text-text-2 line-through')}
          >
            {name}
          </span>
          {marks.map((mark) => (
            <span key={mark} className="shrink-0 text-note text-text-2 before:mr-1 before:content-['·']">
              {mark}
            </span>
          ))}
          {part.isYours && <span className="sr-only">· {t('yours')}</span>}
          {part.isYours ? (
            <Pencil className="size-3.5 shrink-0 text-select" strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <ChevronDown className="size-3.5 shrink-0 text-text-3" strokeWidth={1.75} aria-hidden="true" />
          )}
        </button>
      </Popover.Trigger>
      {/* In the page's main part, where a screen reader looks for what belongs to it. */}
      <Popover.Portal container={document.getElementById('content')}>
        <Popover.Content
          aria-label={t('correct', { name })}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="arrive z-40 max-h-(--radix-popover-content-available-height) w-[min(23rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-control border border-line-strong bg-surface-2 p-3.5 text-base text-text-1 shadow-[0_8px_28px_var(--floating-shadow)]"
        >
          <Suspense fallback={<div className="h-24" />}>
            <CorrectionPanel
              part={part}
              onCorrect={onCorrect}
              onLeaveOut={close(() => onCorrect({ isLeftOut: true }))}
              onReset={close(onReset)}
            />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
