import type { ReactNode } from 'react';

/** One of the choices of a combobox. */
export interface ComboboxOption<Value extends string> {
  value: Value;
  /** Shown when chosen, and searched. */
  label: string;
  /** More search words, for example its name in another language. */
  words?: string;
  /** Content at the end of its row. */
  end?: ReactNode;
  /** Text below its label. */
  note?: ReactNode;
  disabled?: boolean;
}
