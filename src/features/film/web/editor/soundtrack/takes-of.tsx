import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { SoundTake } from '../../../soundtrack-contract.ts';
import { TakeSound } from './take-sound.tsx';

/** The other takes of a line: to hear, and to use again. Nothing where there are none. */
export function TakesOf({
  takes,
  kind,
  label,
  use,
  using,
}: {
  takes: readonly SoundTake[];
  kind: string;
  /** Whose takes they are. */
  label: string;
  use: (takeId: string) => void;
  /** Ids of takes that are about to be used. */
  using: ReadonlySet<string>;
}) {
  const t = useTranslations('filmSoundtrack');
  const [isOpen, setOpen] = useState(false);
  const others = takes.filter(({ circled, status }) => !circled && status === 'generated').toReversed();
  if (others.length === 0) {
    return null;
  }
  return (
    <details className="text-dense text-text-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-1 pointer-coarse:py-3">{t('otherTakes', { count: others.length })}</summary>
      <ul className="flex flex-col gap-1">
        {(isOpen ? others : []).map(({ id, number, file }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="w-6 shrink-0 text-text-3 tabular-nums">{number}</span>
            <div className="min-w-0 flex-1">
              {file && (
                <TakeSound name={`${kind} ${id}`} path={file.path} label={`${label} · ${t('take', { number })}`} />
              )}
            </div>
            <Button
              size="dense"
              busy={using.has(id)}
              aria-label={`${t('useTake', { number })} · ${label}`}
              onClick={({ currentTarget }) => {
                use(id);
                // Its line goes when it is used.
                currentTarget.closest('details')?.querySelector('summary')?.focus();
              }}
            >
              {t('use')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
