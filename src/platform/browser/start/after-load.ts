/** The part of `window` used here, so that tests can replace it. */
interface Page {
  document: { readonly readyState: DocumentReadyState };
  addEventListener(kind: 'load', listener: () => void, options: { once: true }): void;
  removeEventListener(kind: 'load', listener: () => void): void;
  setTimeout(work: () => void, milliseconds: number): unknown;
  clearTimeout(timer: never): void;
}

/**
 * Calls `work` this many milliseconds after the page has loaded, or from now when it already has. Returns a cancel
 * function.
 */
export function afterLoad(work: () => void, milliseconds: number, page: Page = window): () => void {
  let timer: unknown;
  const wait = (): void => {
    timer = page.setTimeout(work, milliseconds);
  };
  if (page.document.readyState === 'complete') {
    wait();
  } else {
    page.addEventListener('load', wait, { once: true });
  }
  return () => {
    page.clearTimeout(timer as never);
    page.removeEventListener('load', wait);
  };
}

/** Resolves when the page has loaded. */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    afterLoad(resolve, 0);
  });
}
