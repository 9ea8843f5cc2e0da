import type { ButtonHTMLAttributes } from 'react';

const KINDS = {
  primary: 'bg-action text-on-action hover:bg-action-hover active:bg-action-press border-transparent font-semibold',
  plain: 'bg-transparent text-text-1 border-line-strong hover:bg-surface-3',
} as const;

/** A button: `primary` for the one next step of a screen, `plain` for all else. */
export function Button({ kind = 'plain', className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: keyof typeof KINDS }) {
  return (
    <button
      type="button"
      className={`min-h-11 cursor-pointer rounded-[6px] border px-4 text-sm transition-colors duration-[90ms] disabled:cursor-not-allowed disabled:opacity-50 ${KINDS[kind]} ${className}`}
      {...rest}
    />
  );
}
