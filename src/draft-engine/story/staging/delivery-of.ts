import type { Delivery } from '#src/shared/catalogue/shots.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaGraph } from '../idea/idea-graph.ts';
import type { Speech } from '../speech.ts';
import type { StagedShot } from '../words/film-words.ts';

/** How a line is said while this is done. */
const DELIVERY_OF_DEED: Readonly<Partial<Record<DeedId, Delivery>>> = {
  whisper: 'whispered',
  shout: 'shouted',
  scream: 'shouted',
  think: 'thought',
  dream: 'thought',
  remember: 'thought',
};

/** How a shot's line reaches the listener. */
export function deliveryOf(shot: StagedShot, speech: Omit<Speech, 'emotion'>, graph: IdeaGraph): Delivery {
  if (speech.kind !== 'line') {
    return 'narrated';
  }
  const deed = graph.events.find(({ id }) => id === shot.step.events[0])?.deed;
  const isSeen = shot.actors.some(({ characterKey }) => characterKey === speech.speakerKey);
  if (!isSeen) {
    return deed === 'telephone' ? 'telephone' : 'far';
  }
  return (deed && DELIVERY_OF_DEED[deed]) ?? 'spoken';
}
