/** The part of a browser's window that is needed here. */
interface Page {
  document: { readonly readyState: DocumentReadyState };
  addEventListener(kind: 'load', listener: () => void, options: { once: true }): void;
  removeEventListener(kind: 'load', listener: () => void): void;
  setTimeout(work: () => void, milliseconds: number): unknown;
  clearTimeout(timer: never): void;
}

/**
 * Does work some time after the page has loaded; at once counts from now where it has already. Returns how to give it
 * up.
 */
export function afterLoad(work: () => void, milliseconds: number, page: Page = window): () => void {
  let timer: unknown;
  const wait = (): void => {
    timer = page.setTimeout(work, milliseconds);
  };
  if (page.document.readyState === 'complete') wait();
  else page.addEventListener('load', wait, { once: true });
  return () => {
    page.clearTimeout(timer as never);
    page.removeEventListener('load', wait);
  };
}
