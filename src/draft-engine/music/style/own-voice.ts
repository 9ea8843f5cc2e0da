import type { ItemKind } from '../../story/figure-spec.ts';
import type { MusicTheme } from '../../story/music-brief.ts';
import { instrumentNamed } from '../../story/staging/own-instrument.ts';
import type { InstrumentName } from './instruments.ts';

/** Instruments of a story that carry a melody in its music. */
const VOICES: ReadonlyMap<ItemKind, InstrumentName> = new Map<ItemKind, InstrumentName>([
  ['violin', 'violin'],
  ['cello', 'cello'],
  ['piano', 'piano'],
  ['trumpet', 'trumpet'],
  ['saxophone', 'saxophone'],
  ['flute', 'flute'],
  ['accordion', 'accordion'],
  ['harmonica', 'harmonica'],
  ['harp', 'harp'],
  ['guitar', 'guitar'],
]);

/** What a character plays whose name says it: the violinist's theme is the violin's. */
export function ownVoiceOf({ name }: MusicTheme): InstrumentName | undefined {
  const item = instrumentNamed(name);
  return item && VOICES.get(item);
}
