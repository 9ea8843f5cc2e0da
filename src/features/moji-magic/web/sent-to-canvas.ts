/** A picture that a page hands to the canvas. */
export interface SentPicture {
  id: string;
  path: string;
  name: string;
}

/** The state of a way to the canvas on which this picture is put. */
export const sentToCanvas = ({ id, path, name }: SentPicture): { state: { canvasPicture: SentPicture } } => ({
  state: { canvasPicture: { id, path, name } },
});

/** The picture that another page has handed over, where there is one. */
export function readSentPicture(state: unknown): SentPicture | null {
  const sent = (state as { canvasPicture?: Partial<SentPicture> } | null)?.canvasPicture;
  return typeof sent?.id === 'string' && typeof sent.path === 'string' && typeof sent.name === 'string'
    ? { id: sent.id, path: sent.path, name: sent.name }
    : null;
}
