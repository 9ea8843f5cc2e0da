import type { KeyboardEvent } from 'react';

const USED_BY: readonly (readonly [element: string, keys: readonly string[]])[] = [
  ['input', ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']],
  ['button', [' ']],
];

/**
 * Does what a key stands for, unless the focused control uses the key itself, it is part of a combination, or it comes
 * from a menu or dialog that React places inside but the page does not.
 */
export function actOnKey(event: KeyboardEvent<HTMLElement>, actions: Readonly<Record<string, () => void>>): void {
  const act = actions[event.key];
  const target = event.target as HTMLElement;
  const isInside = event.currentTarget.contains(target);
  const isUsed = USED_BY.some(([element, keys]) => target.matches(element) && keys.includes(event.key));
  if (!act || !isInside || isUsed || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  event.preventDefault();
  act();
}
