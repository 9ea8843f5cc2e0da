import type { SpokenLine } from '#src/vendors/vendor.ts';
import type { TakeRow } from '../tables.ts';

/** Who spoke the line of a take, and who was to speak it where that one failed; null for what is no spoken line. */
export function presentSpeaker(take: TakeRow | undefined): { name: string; insteadOf: string | null } | null {
  const spoken = take?.assetKind === 'voice' ? (take.data as Partial<SpokenLine> | null) : null;
  return spoken?.spokenBy === undefined ? null : { name: spoken.spokenBy, insteadOf: spoken.insteadOf ?? null };
}
