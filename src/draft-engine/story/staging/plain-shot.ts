import type { PlannedActor } from '../film-plan.ts';
import type { CastMember } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** A shot in which nothing happens yet. */
export const EMPTY: StagedDeed = {
  actors: [],
  items: [],
  props: [],
  effects: [],
  visions: [],
  stillAt: 0.5,
  subject: { kind: 'place' },
  framings: ['medium'],
  emotion: 'neutral',
  events: [],
  seconds: 2.6,
};

/** Somebody as they stand in the middle of the frame, with what is different. */
export const stand = (member: CastMember, changes: Partial<PlannedActor> = {}): PlannedActor => ({
  characterKey: member.key,
  across: 0,
  behind: 0,
  faces: 'camera',
  pose: 'stand',
  emotion: 'neutral',
  ...changes,
});

/** What a shot of somebody is about. */
export const about = (member: CastMember | undefined): StagedDeed['subject'] =>
  member ? { kind: 'character', key: member.key } : { kind: 'place' };
