import type { Piece } from '../../events/piece.ts';
import { type FilmScene, finish } from './telling.ts';

/** What an idea that asks how or why asks, before it is shown. */
export function questionOf({ from, to }: Piece, { facts, told }: FilmScene): string | undefined {
  const typed = facts.graph.text.slice(from, to);
  if (!facts.isOwnLanguage || !facts.graph.telling.isQuestion || !/どう|なぜ/.test(typed)) {
    return undefined;
  }
  return finish(
    typed
      .replace(/[。？?]?$/, told.isPolite ? 'でしょうか。' : 'だろうか。')
      .replace(/のか(だろうか|でしょうか)/, 'の$1'),
  );
}
