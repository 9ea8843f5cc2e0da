import type { Pose } from '../film-plan.ts';
import type { PlotStep } from '../plot/plot.ts';
import type { OpeningActivity, PlainActivity } from '../words/events/opening-activity.ts';
import type { CastMember, CastThing } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

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

/** Who is at what in a film's first shot, as it is staged; undefined where nobody is there of whom that can be said. */
export function openingActivityOf(
  { actors, trade }: StagedDeed,
  { who: [first] }: PlotStep,
  { members, things }: { members: readonly CastMember[]; things: readonly CastThing[] },
): OpeningActivity | undefined {
  const member = members.find(({ participant, figure }) => participant.id === first && figure.kind !== 'thing');
  const actor = member && actors.find(({ characterKey }) => characterKey === member.key);
  if (!member || !actor || member.participant.presence !== 'here') {
    return undefined;
  }
  const who = member.participant.id;
  if (trade !== undefined) {
    return { who, does: trade };
  }
  const does = ACTIVITY_OF[actor.pose];
  const held = things.find(({ key }) => key === actor.holdsItemKey);
  return does && { who, does, ...(held && !held.participant ? { holds: held.item } : {}) };
}
