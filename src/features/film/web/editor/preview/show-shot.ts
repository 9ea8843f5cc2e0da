import type { DocumentShot } from '../../../timeline/film-document.ts';
import type { PreviewTransport } from './preview-player.ts';

/** Until a shot that is dissolved or faded to is seen alone. */
const BLEND_SECONDS = 0.6;

/** Shows a shot that was selected, unless the film plays or the shot is not in the video. */
export function showShot(
  player: Pick<PreviewTransport, 'state' | 'seconds' | 'seek' | 'seekToShot'>,
  id: string,
  transition: DocumentShot['plan']['transition'],
): void {
  if (player.state.rate === 0 && player.seekToShot(id) && transition !== 'cut') {
    player.seek(player.seconds + BLEND_SECONDS);
  }
}
