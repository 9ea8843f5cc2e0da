import { readFileSync } from 'node:fs';
import { packageFile } from '../../models/read-weights.ts';
import { STYLE_LENGTH } from './voice-model.ts';

/** The recorded speakers of the model, as its authors name them: language and sex, then a name. */
type StyleName =
  | `af_${'alloy' | 'aoede' | 'bella' | 'heart' | 'jessica' | 'kore' | 'nicole' | 'nova' | 'river' | 'sarah' | 'sky'}`
  | `am_${'adam' | 'echo' | 'eric' | 'fenrir' | 'liam' | 'michael' | 'onyx' | 'puck' | 'santa'}`
  | `bf_${'alice' | 'emma' | 'isabella' | 'lily'}`
  | `bm_${'daniel' | 'fable' | 'george' | 'lewis'}`
  | `jf_${'alpha' | 'gongitsune' | 'nezumi' | 'tebukuro'}`
  | 'jm_kumo'
  | `zf_${'xiaobei' | 'xiaoni' | 'xiaoxiao' | 'xiaoyi'}`
  | `zm_${'yunjian' | 'yunxi' | 'yunxia' | 'yunyang'}`;

/** Shares of speakers; together 1. */
export type StyleMix = Readonly<Partial<Record<StyleName, number>>>;

/** The second half of a style decides pace and melody; the first decides the sound of the voice. */
const MANNER_START = STYLE_LENGTH / 2;

const tables = new Map<string, Float32Array>();

/** The model's style vector for a text of so many symbols: the sound of one mix of speakers, the manner of another. */
export function styleFor(sound: StyleMix, manner: StyleMix, symbolCount: number): Float32Array {
  const style = new Float32Array(STYLE_LENGTH);
  // A speaker has one style for each length of text.
  add(style.subarray(0, MANNER_START), sound, { symbolCount, from: 0 });
  add(style.subarray(MANNER_START), manner, { symbolCount, from: MANNER_START });
  return style;
}

function add(part: Float32Array, mix: StyleMix, { symbolCount, from }: { symbolCount: number; from: number }): void {
  for (const [name, share = 0] of Object.entries(mix)) {
    const table = tableOf(name);
    const row = Math.min(Math.max(symbolCount, 1), table.length / STYLE_LENGTH) - 1;
    for (let index = 0; index < part.length; index++) {
      part[index]! += share * table[row * STYLE_LENGTH + from + index]!;
    }
  }
}

function tableOf(name: string): Float32Array {
  let table = tables.get(name);
  if (!table) {
    const bytes = readFileSync(packageFile('kokoro-js', `voices/${name}.bin`));
    table = new Float32Array(Uint8Array.from(bytes).buffer);
    tables.set(name, table);
  }
  return table;
}
