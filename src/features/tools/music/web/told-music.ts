import type { ToolResult } from '../../contract.ts';
import { toldWords } from '../../web/told-words.ts';

/** What the draft engine says of a piece. */
export interface ToldMusic {
  durationSeconds: number | undefined;
  beatsPerMinute: number;
  /** Such as 'D' and 'dorian'. */
  note: string;
  mode: string;
  /** Ids of instruments, as those of `substitutes`. */
  instruments: string[];
  substitutes: { asked: string; played: string }[];
  /** Words of the text. */
  understood: string[];
  /** Words for what was to be left out. */
  without: string[];
  unknown: string[];
  /** Nothing of the text was understood. */
  isByChance: boolean;
  isSingingAsked: boolean;
}

/** Undefined for a piece of a model, which says nothing of it. */
export function toldMusic(result: Pick<ToolResult, 'told'>): ToldMusic | undefined {
  const { told } = result;
  const said = told['understood'] as Readonly<Record<string, unknown>> | null | undefined;
  if (typeof said !== 'object' || said === null) {
    return undefined;
  }
  const substitutes = said['substitutes'];
  const [note = '', ...mode] = String(said['key'] ?? '').split(' ');
  return {
    durationSeconds: typeof told['durationSeconds'] === 'number' ? told['durationSeconds'] : undefined,
    beatsPerMinute: Number(said['beatsPerMinute'] ?? 0),
    note,
    mode: mode.join('_'),
    instruments: toldWords({ told: said }, 'instruments'),
    substitutes: Array.isArray(substitutes) ? (substitutes as ToldMusic['substitutes']) : [],
    understood: toldWords({ told: said }, 'words'),
    without: toldWords({ told: said }, 'withoutWords'),
    unknown: toldWords({ told: said }, 'unknown'),
    isByChance: said['isByChance'] === true,
    isSingingAsked: said['isSingingAsked'] === true,
  };
}
