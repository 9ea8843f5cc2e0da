import type { ItemKind } from '../../figure-spec.ts';
import type { Pose } from '../../film-plan.ts';
import type { ParticipantId } from '../../idea/idea-graph.ts';
import { openingTradeOf } from '../../opening-trade.ts';
import type { TradeId } from '../../trade-deeds.ts';
import type { FilmFacts, StagedShot } from '../film-words.ts';

/** What somebody without a trade is seen at. */
type PlainActivity = 'come' | 'look' | 'sit' | 'sleep' | 'swim' | 'fly';

/** What is seen of somebody before anything happens. */
type ActivityId = TradeId | PlainActivity;

/** Words for each activity. */
export type ActivityWords = Readonly<Record<ActivityId, string>>;

const ACTIVITY_OF: Readonly<Partial<Record<Pose, PlainActivity>>> = {
  walk: 'come',
  stand: 'look',
  look_up: 'look',
  sit: 'sit',
  lie: 'sleep',
  sleep: 'sleep',
  swim: 'swim',
  fly: 'fly',
};

/** Who is at what when a film begins. */
export interface OpeningActivity {
  who: ParticipantId;
  does: ActivityId;
  /** A thing of their own in their hands. */
  holds?: ItemKind;
}

/** What the first shot shows of whom it is about; undefined where nobody is there of whom that can be said. */
export function openingActivity(
  { step, actors, placeKey }: StagedShot,
  { members, things, places, graph }: FilmFacts,
): OpeningActivity | undefined {
  const member = members.find(({ participant, figure }) => participant.id === step.who[0] && figure.kind !== 'thing');
  const actor = member && actors.find(({ characterKey }) => characterKey === member.key);
  if (!member || !actor || member.participant.presence !== 'here') {
    return undefined;
  }
  const { participant, concept } = member;
  const place = places.find(({ key }) => key === placeKey)?.concept;
  const trade = place && openingTradeOf(graph, { concept, participant, place });
  if (trade !== undefined) {
    return { who: participant.id, does: trade };
  }
  const does = ACTIVITY_OF[actor.pose];
  const held = things.find(({ key }) => key === actor.holdsItemKey);
  return does && { who: participant.id, does, ...(held && !held.participant ? { holds: held.item } : {}) };
}

/** An activity told in full, and without what somebody has in their hands. */
export function shorterAndShorter({ holds, ...activity }: OpeningActivity): OpeningActivity[] {
  return holds === undefined ? [activity] : [{ ...activity, holds }, activity];
}
