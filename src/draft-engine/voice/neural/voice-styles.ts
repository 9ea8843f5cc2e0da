import { readWeights } from '../../models/read-weights.ts';
import { styleWeights, type StyleName } from '../../models/weights.ts';
import { STYLE_LENGTH } from './voice-model.ts';

/** Shares of speakers; together 1. */
export type StyleMix = Readonly<Partial<Record<StyleName, number>>>;

/** The second half of a style decides pace and melody; the first decides the sound of the voice. */
const MANNER_START = STYLE_LENGTH / 2;

const tables = new Map<StyleName, Promise<Float32Array>>();

/**
 * The model's style vector for a text of so many symbols: the sound of one mix of speakers, the manner of another.
 * Throws WEIGHTS_MISSING when a speaker's file is not there or not the pinned one.
 */
export async function styleFor(sound: StyleMix, manner: StyleMix, symbolCount: number): Promise<Float32Array> {
  const style = new Float32Array(STYLE_LENGTH);
  // A speaker has one style for each length of text.
  await add(style.subarray(0, MANNER_START), sound, { symbolCount, from: 0 });
  await add(style.subarray(MANNER_START), manner, { symbolCount, from: MANNER_START });
  return style;
}

async function add(
  part: Float32Array,
  mix: StyleMix,
  { symbolCount, from }: { symbolCount: number; from: number },
): Promise<void> {
  for (const [name, share] of Object.entries(mix) as [StyleName, number][]) {
    const table = await tableOf(name);
    const row = Math.min(Math.max(symbolCount, 1), table.length / STYLE_LENGTH) - 1;
    for (let index = 0; index < part.length; index++) {
      part[index]! += share * table[row * STYLE_LENGTH + from + index]!;
    }
  }
}

function tableOf(name: StyleName): Promise<Float32Array> {
  let table = tables.get(name);
  if (!table) {
    table = readWeights(styleWeights(name)).then((bytes) => new Float32Array(Uint8Array.from(bytes).buffer));
    tables.set(name, table);
  }
  return table;
}
