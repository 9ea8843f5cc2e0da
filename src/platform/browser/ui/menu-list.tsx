import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dropdown-menu';
import { useRef, type ReactNode } from 'react';
import type { MenuEntry } from './menu-entry.ts';

/** A menu with its list, which is open at first. `children` is its button. */
export function MenuList({
  entries,
  children,
  align,
}: {
  entries: readonly MenuEntry[];
  children: ReactNode;
  align: 'start' | 'end';
}) {
  const isFocusMoved = useRef(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger ref={trigger} asChild>
        {children}
      </Radix.Trigger>
      {/* In the page's main part, where a screen reader looks for what belongs to it. */}
      <Radix.Portal container={document.getElementById('content')}>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (isFocusMoved.current) {
              event.preventDefault();
            }
            isFocusMoved.current = false;
          }}
          className="arrive z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(22rem,calc(100vw-1rem))] min-w-44 overflow-y-auto overscroll-contain rounded-control border border-line-strong bg-surface-2 p-1 text-base text-text-1 shadow-[0_8px_28px_var(--floating-shadow)]"
        >
          {entries.map((entry) => (
            <div key={entry.key}>
              {entry.apart && <Radix.Separator className="my-1 h-px bg-line" />}
              <Radix.Item
                disabled={entry.disabled ?? false}
                {...(entry.checked !== undefined && { role: 'menuitemradio', 'aria-checked': entry.checked })}
                onSelect={() => {
                  isFocusMoved.current = entry.movesFocus ?? false;
                  if (!isFocusMoved.current) {
                    // A dialog that opens gives the focus back to what has it now: the entry will be gone.
                    trigger.current?.focus();
                  }
                  entry.onSelect();
                }}
                className={clsx(
                  'group control flex cursor-pointer items-center gap-2.5 rounded-[4px] px-2.5 outline-none select-none data-highlighted:bg-surface-3 data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus',
                  entry.danger && 'text-err',
                )}
              >
                {entry.icon !== undefined && (
                  <span className="shrink-0 group-data-disabled:opacity-55">{entry.icon}</span>
                )}
                <span className="min-w-0 py-1">
                  <span className="group-data-disabled:opacity-55">{entry.label}</span>
                  {entry.reason !== undefined && <span className="block text-note text-text-2">{entry.reason}</span>}
                </span>
              </Radix.Item>
            </div>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
