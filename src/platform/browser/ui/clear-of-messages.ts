const bars = new Set<HTMLElement>();
const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(tellHeight);

/** Keeps messages above a bar at the bottom of the window, while this is the `ref` of the bar. */
export function clearOfMessages(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) {
    return undefined;
  }
  bars.add(bar);
  observer?.observe(bar);
  return () => {
    bars.delete(bar);
    observer?.unobserve(bar);
    tellHeight();
  };
}

/** Bars stand above each other. */
function tellHeight(): void {
  const height = [...bars].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  document.documentElement.style.setProperty('--bottom-bars', `${height}px`);
}
