import type { ItemKind } from '../../figure-spec.ts';
import type { ParticipantId } from '../../idea/idea-graph.ts';
import type { TradeId } from '../../trade-deeds.ts';

/** What somebody without a trade is seen at. */
export type PlainActivity = 'come' | 'look' | 'sit' | 'sleep' | 'swim' | 'fly';

/** What is seen of somebody before anything happens. */
type ActivityId = TradeId | PlainActivity;

/** Words for each activity. */
export type ActivityWords = Readonly<Record<ActivityId, string>>;

/** Who is at what when a film begins. */
export interface OpeningActivity {
  who: ParticipantId;
  does: ActivityId;
  /** A thing of their own in their hands. */
  holds?: ItemKind;
}

/** An activity told in full, and without what somebody has in their hands. */
export function shorterAndShorter({ holds, ...activity }: OpeningActivity): OpeningActivity[] {
  return holds === undefined ? [activity] : [{ ...activity, holds }, activity];
}
