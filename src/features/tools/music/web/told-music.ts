import type { ToolResult } from '../../contract.ts';
import { toldWords } from '../../web/told-words.ts';

/** What the draft engine says of a piece. */
export interface ToldMusic {
  durationSeconds: number | undefined;
  beatsPerMinute: number;
  /** Such as 'D dorian'. */
  key: string;
  instruments: string[];
  substitutes: { asked: string; played: string }[];
  /** Words of the text. */
  understood: string[];
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
  const substitutes = told['substitutes'];
  return {
    durationSeconds: typeof told['durationSeconds'] === 'number' ? told['durationSeconds'] : undefined,
    beatsPerMinute: Number(said['beatsPerMinute'] ?? 0),
    key: String(said['key'] ?? ''),
    instruments: toldWords(result, 'instruments'),
    substitutes: Array.isArray(substitutes) ? (substitutes as ToldMusic['substitutes']) : [],
    understood: toldWords({ told: said }, 'words'),
    unknown: toldWords({ told: said }, 'unknown'),
    isByChance: said['isByChance'] === true,
    isSingingAsked: said['isSingingAsked'] === true,
  };
}
