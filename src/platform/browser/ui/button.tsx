import { clsx } from 'clsx';
import {
  useId,
  useState,
  type ButtonHTMLAttributes,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { CoinAmount } from './coin-amount.tsx';

const KINDS = {
  primary:
    'border-action-line bg-action font-semibold text-on-action enabled:hover:bg-action-hover enabled:active:bg-action-press',
  plain: 'border-line-strong bg-transparent text-text-1 enabled:hover:bg-surface-3 enabled:active:bg-surface-2',
  outline:
    'border-action-line bg-transparent font-semibold text-text-1 enabled:hover:bg-surface-3 enabled:active:bg-surface-2',
  quiet: 'border-transparent bg-transparent text-text-2 enabled:hover:bg-surface-3 enabled:hover:text-text-1',
  danger:
    'border-transparent bg-err-solid font-semibold text-on-err enabled:hover:brightness-110 enabled:active:brightness-90',
} as const;

const SIZES = {
  dense: 'min-h-7 gap-1.5 px-2.5 text-dense pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:px-3',
  usual: 'control gap-2 px-4 text-base',
  large: 'min-h-11 gap-2.5 px-5 text-[15px]',
} as const;

export type ButtonKind = keyof typeof KINDS;

/** The classes of a button, for a link that looks like one. */
export function buttonLook(kind: ButtonKind = 'plain', size: keyof typeof SIZES = 'usual'): string {
  return clsx(
    'inline-flex max-w-full items-center justify-center rounded-control border text-center leading-tight transition-colors duration-[90ms] select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    KINDS[kind],
    SIZES[size],
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * `primary` for the one next step of a screen, `outline` for a second entry point, `danger` for what cannot be
   * undone, `quiet` for minor actions, `plain` for everything else.
   */
  kind?: ButtonKind;
  size?: keyof typeof SIZES;
  /** Price of the click in coins, shown in the button, also when it is 0. */
  price?: number | undefined;
  /** The action is running: the button keeps its size and ignores clicks. */
  busy?: boolean;
  /** Why it is disabled. It stays focusable, so that the reason can be read. */
  reason?: ReactNode;
  /** Id of what says, elsewhere on the screen, why it is disabled. It stays focusable. */
  blockedBy?: string | undefined;
  icon?: ReactNode;
  /** Gets the focus when its dialog opens. */
  'data-first-focus'?: '';
  ref?: Ref<HTMLButtonElement>;
}

/** A button with all its states. */
export function Button({
  kind = 'plain',
  size = 'usual',
  price,
  busy = false,
  reason,
  blockedBy,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const { keepsFocus, ...kept } = useKeptFocus(rest);
  const blocked = [busy, isReason(reason), blockedBy !== undefined, keepsFocus].some(Boolean);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (blocked) {
      event.preventDefault();
    } else {
      onClick?.(event);
    }
  };
  const button = (
    <button
      type="button"
      {...rest}
      {...kept}
      onClick={press}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={clsx(rest['aria-describedby'], reason && reasonId, blockedBy) || undefined}
      className={clsx(buttonLook(kind, size), reason ? 'w-full' : className)}
    >
      {busy ? <Spinner /> : icon}
      {children !== undefined && <span className="min-w-0">{children}</span>}
      {price !== undefined && <CoinAmount coins={price} className="opacity-85" />}
    </button>
  );
  if (!reason) {
    return button;
  }
  return (
    <span className={clsx('inline-flex flex-col gap-1.5', className)}>
      {button}
      <span id={reasonId} className="text-note text-text-2">
        {reason}
      </span>
    </span>
  );
}

/** One that is disabled would lose the focus: until it is left it only looks so. */
function useKeptFocus({ disabled = false, onFocus, onBlur }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const [isFocused, setFocused] = useState(false);
  const keepsFocus = disabled && isFocused;
  return {
    keepsFocus,
    disabled: disabled && !keepsFocus,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(false);
      onBlur?.(event);
    },
  };
}

function isReason(reason: ReactNode): boolean {
  return reason !== undefined && reason !== null && reason !== false;
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:border-dotted"
    />
  );
}
