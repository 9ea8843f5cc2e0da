import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const KINDS = {
  error: { look: 'border-err bg-err-soft', sign: CircleAlert, ink: 'text-err' },
  warning: { look: 'border-warn bg-warn-soft', sign: TriangleAlert, ink: 'text-warn' },
  success: { look: 'border-ok bg-ok-soft', sign: CircleCheck, ink: 'text-ok' },
  note: { look: 'border-line bg-surface-2', sign: Info, ink: 'text-text-2' },
} as const;

/** A message shown where the event happened, with the possible actions. Errors are announced at once. */
export function Notice({
  id,
  kind = 'error',
  children,
  action,
  className,
}: {
  id?: string;
  kind?: keyof typeof KINDS;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  const { look, sign: Sign, ink } = KINDS[kind];
  return (
    <div
      id={id}
      role={kind === 'error' ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap items-center justify-between gap-3 rounded-control border px-4 py-3 text-text-1',
        look,
        className,
      )}
    >
      <span className="flex min-w-0 flex-[1_1_16rem] items-start gap-2.5">
        <Sign className={clsx('mt-0.5 size-[18px] shrink-0', ink)} strokeWidth={1.75} aria-hidden="true" />
        <span data-selectable="" className="min-w-0">
          {children}
        </span>
      </span>
      {action}
    </div>
  );
}
