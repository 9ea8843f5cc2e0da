import type { PreviewTransport } from './preview-player.ts';

/** Shows a shot that was selected, unless the film plays or the shot is not in the video. */
export function showShot(player: Pick<PreviewTransport, 'state' | 'seekToShot'>, id: string): void {
  if (player.state.rate === 0) {
    player.seekToShot(id);
  }
}
