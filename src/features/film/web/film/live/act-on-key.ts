import type { KeyboardEvent } from 'react';

const USED_BY: readonly (readonly [element: string, keys: readonly string[]])[] = [
  ['input', ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']],
  ['button', [' ']],
];

/** Does what a key stands for, unless the focused control uses the key itself or it is part of a combination. */
export function actOnKey(event: KeyboardEvent<HTMLElement>, actions: Readonly<Record<string, () => void>>): void {
  const act = actions[event.key];
  const target = event.target as HTMLElement;
  const isUsed = USED_BY.some(([element, keys]) => target.matches(element) && keys.includes(event.key));
  if (!act || isUsed || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  event.preventDefault();
  act();
}
