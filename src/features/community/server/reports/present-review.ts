import { isHiding, type FoundCase } from '#src/foundation/moderation/server/find-cases.ts';
import type { ContentReview } from '../../safety-contract.ts';

/** What its owner and admins read of something that is hidden; null for what is not. */
export function presentReview(found: FoundCase | undefined): ContentReview | null {
  if (!found || !isHiding(found.row)) {
    return null;
  }
  const { row, appeal } = found;
  return {
    state: row.held ? 'held' : 'hidden',
    reason: row.reason,
    appeal: appeal && {
      text: appeal.text,
      createdAt: appeal.createdAt.toISOString(),
      state: appeal.decision ?? 'pending',
    },
  };
}
