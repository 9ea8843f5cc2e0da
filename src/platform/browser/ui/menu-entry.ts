import type { ReactNode } from 'react';

/** An action of a menu. */
export interface MenuEntry {
  key: string;
  label: ReactNode;
  /** Why it cannot be done now; stands below the label. */
  reason?: string | undefined;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** The action cannot be undone. */
  danger?: boolean;
  /** Whether it is the chosen one of several. */
  checked?: boolean;
  /** Draws a separator above it. */
  apart?: boolean;
  /** What it does takes the focus elsewhere: it does not return to the button. */
  movesFocus?: boolean;
}
