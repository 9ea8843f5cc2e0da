import type { PreviewTransport } from './preview-player.ts';

/** The keys that move the film by a frame, and with Shift by a second. */
export function stepKeys(player: PreviewTransport): Record<string, () => void> {
  return {
    ',': () => player.step(-1),
    '.': () => player.step(1),
    '<': () => player.seek(player.seconds - 1),
    '>': () => player.seek(player.seconds + 1),
  };
}
