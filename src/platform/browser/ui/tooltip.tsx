import * as Radix from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

/** Says what a thing without words is or does, on hover and on focus; Escape closes it. The thing needs a name of its own as well. */
export function Tooltip({ text, side = 'top', children }: { text: ReactNode; side?: 'top' | 'bottom' | 'left' | 'right'; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side} sideOffset={6} collisionPadding={8}
            className="arrive z-50 max-w-64 rounded-control border border-line-strong bg-surface-3 px-2.5 py-1.5 text-note text-text-1 shadow-[0_4px_16px_var(--floating-shadow)]"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
