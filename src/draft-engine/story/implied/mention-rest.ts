import type { ItemKind } from '../figure-spec.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { isBulky } from '../item-bulk.ts';
import type { BeatWriter } from './write-beats.ts';

/** Whoever and whatever the idea names beside its hero has at least one deed of the hero's. */
export function mentionRest(rest: readonly Participant[], writer: BeatWriter, hero: ParticipantId): IdeaEvent[] {
  return rest.map((one, index) => {
    const agent = [hero];
    if (one.presence !== 'here') {
      return writer.event('remember', { agent, topic: [one.id] });
    }
    if (one.kind !== 'thing') {
      const together = TOGETHER[index % TOGETHER.length] as DeedId;
      return writer.event(together, { agent, companion: [one.id] });
    }
    const item = (one.concept ?? '').split('.')[1] as ItemKind;
    return writer.event(isBulky(item) ? 'watch' : 'carry', { agent, patient: [one.id] });
  });
}

const TOGETHER: readonly DeedId[] = ['walk', 'sit', 'laugh'];
