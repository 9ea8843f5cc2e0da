import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip } from './tooltip.tsx';

/** A button with an icon only: its name is announced and shown as a tooltip. */
export function IconButton({
  label,
  icon,
  className,
  side,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  icon: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <Tooltip text={label} {...(side ? { side } : {})}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={clsx(
          'inline-grid size-9 shrink-0 place-items-center rounded-control text-text-2 transition-colors duration-[90ms] enabled:hover:bg-surface-3 enabled:hover:text-text-1 disabled:opacity-55 aria-pressed:text-select pointer-coarse:size-11',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
