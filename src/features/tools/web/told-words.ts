import type { ToolResult } from '../contract.ts';

/** Words that the maker of a result says of it under a name; none where it says nothing. */
export function toldWords({ told }: Pick<ToolResult, 'told'>, name: string): string[] {
  const words = told[name];
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
}
