import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { EffectKind, PlannedActor, Pose } from '../film-plan.ts';
import { isOfPoison } from '../food.ts';
import type { IdeaEvent, IdeaGraph } from '../idea/idea-graph.ts';
import type { SeenDeedId } from './deeds/closer-deeds.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** Deeds at which nobody smiles, whoever does them. */
export const GRAVE_DEEDS: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>([
  'die',
  'kill',
  'attack',
  'fight',
  'lose',
  'weep',
  'suffer',
  'part',
  'betray',
  'arrest',
  'trap',
  'flee',
  'scream',
  'break',
  'burn',
  'fail',
  'vanish',
  'find_dead',
  'make_up',
  'abduct',
  'hold_up',
  'threaten',
  'blackmail',
  'drive_out',
  'be_sent_away',
  'see_off',
  'lie_ill',
  'go_blind',
  'close_down',
  'tie_up',
  'suspect',
  'bury',
]);
/** Deeds that are glad even in a sad film. */
export const GLAD_DEEDS: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>([
  'laugh',
  'celebrate',
  'embrace',
  'kiss',
  'marry',
  'fall_in_love',
  'befriend',
  'win',
  'rescue',
  'recognise',
  'meet',
  'mock',
  'play',
  'dance',
]);
const GLAD_EFFECTS: ReadonlySet<EffectKind> = new Set<EffectKind>(['confetti', 'hearts', 'notes', 'sparkles']);
const SOBER: Readonly<Partial<Record<Emotion, Emotion>>> = { happy: 'neutral', excited: 'neutral' };
const SAD: Readonly<Partial<Record<Emotion, Emotion>>> = { happy: 'sad', excited: 'fear', neutral: 'sad' };
const SOBER_POSES: Readonly<Partial<Record<Pose, Pose>>> = { cheer: 'stand', laugh: 'talk', clap: 'stand' };
const MOURNING: ReadonlySet<string> = new Set(['funeral', 'wake', 'cemetery', 'graveyard', 'morgue', 'funeral_home']);

/** True for a story in which somebody is mourned. */
export function isMournful({ participants, places, events }: IdeaGraph): boolean {
  const isMournedPlace = places.some(({ concept }) => MOURNING.has((concept ?? '').split('.')[1] ?? ''));
  const main = events.find(({ isMain }) => isMain);
  const deadInMain = participants.some(
    ({ id, presence }) => presence === 'dead' && Object.values(main?.roles ?? {}).some((ids) => ids.includes(id)),
  );
  return isMournedPlace || deadInMain || main?.deed === 'die' || main?.deed === 'kill';
}

/**
 * How grave a shot is: grave deeds have no smiles, nor has poison or medicine, mournful films only where the deed
 * itself is glad.
 */
function gravityOf(
  event: IdeaEvent | undefined,
  deed: SeenDeedId | undefined,
  graph: IdeaGraph,
): 'grave' | 'sober' | 'free' {
  const isDone = event?.mood !== 'refuses' && event?.isNegated !== true;
  if (deed !== undefined && GRAVE_DEEDS.has(deed) && isDone) {
    return 'grave';
  }
  const isGlad = deed !== undefined && GLAD_DEEDS.has(deed);
  const isUnwell = event !== undefined && isOfPoison(graph, event);
  return isUnwell || (isMournful(graph) && !isGlad) ? 'sober' : 'free';
}

/** The same with faces, poses and effects that fit what happens. */
export function withFittingFeelings(
  staged: StagedDeed,
  { event, deed, graph }: { event: IdeaEvent | undefined; deed: SeenDeedId | undefined; graph: IdeaGraph },
): StagedDeed {
  const gravity = gravityOf(event, deed, graph);
  if (gravity === 'free') {
    return staged;
  }
  const others = gravity === 'grave' ? SAD : SOBER;
  return {
    ...staged,
    actors: staged.actors.map((actor, index) => sobered(actor, index === 0 ? SOBER : others)),
    effects: staged.effects.filter(({ kind }) => !GLAD_EFFECTS.has(kind) || kind === effectOf(deed)),
    emotion: SOBER[staged.emotion] ?? staged.emotion,
  };
}

/** Somebody who vanishes leaves a shimmer, whatever is felt. */
const effectOf = (deed: SeenDeedId | undefined): EffectKind | undefined => (deed === 'vanish' ? 'sparkles' : undefined);

function sobered(actor: PlannedActor, feelings: Readonly<Partial<Record<Emotion, Emotion>>>): PlannedActor {
  const { keyframes } = actor;
  return {
    ...actor,
    emotion: feelings[actor.emotion] ?? actor.emotion,
    pose: SOBER_POSES[actor.pose] ?? actor.pose,
    ...(keyframes && {
      keyframes: keyframes.map((frame) => ({
        ...frame,
        ...(frame.emotion && { emotion: feelings[frame.emotion] ?? frame.emotion }),
        ...(frame.pose && { pose: SOBER_POSES[frame.pose] ?? frame.pose }),
      })),
    }),
  };
}
