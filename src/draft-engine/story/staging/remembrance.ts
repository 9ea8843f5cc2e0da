import type { Random } from '#src/shared/random.ts';
import type { PlannedVision } from '../film-plan.ts';
import { isIndoor, type PlaceSpec } from '../place-spec.ts';
import type { CastMember } from '../words/film-words.ts';
import type { StagedDeed, Thing } from './deeds/deed-staging.ts';
import { about, EMPTY, stand } from './plain-shot.ts';

/** Whoever stays behind, and the photograph or the thought of somebody who is not there. */
export function remembered(
  gone: CastMember,
  { mourner, place, random }: { mourner: CastMember | undefined; place: PlaceSpec; random: Random },
): StagedDeed {
  const side = random.pick([-1, 1]);
  // No table with a photograph stands in a street.
  return mourner && !isIndoor(place.kind) ? thoughtOf(gone, mourner, side) : photograph(gone, mourner, side);
}

/** Somebody looks up and thinks of whoever is not there. */
function thoughtOf(gone: CastMember, mourner: CastMember, side: number): StagedDeed {
  return {
    ...EMPTY,
    actors: [
      stand(mourner, {
        across: -side * 0.2,
        faces: side > 0 ? 'right' : 'left',
        pose: 'look_down',
        emotion: 'sad',
        keyframes: [{ at: 0.5, pose: 'look_up' }],
      }),
    ],
    visions: [
      {
        ofKey: gone.key,
        as: 'thought',
        byKey: mourner.key,
        across: side * 0.34,
        above: 1.8,
        behind: 0,
        emotion: 'happy',
      },
    ],
    subject: about(mourner),
    emotion: 'sad',
  };
}

function photograph(gone: CastMember, mourner: CastMember | undefined, side: number): StagedDeed {
  const isDead = gone.participant.presence === 'dead';
  const beside: Thing[] = isDead
    ? [
        { key: 'prop-candle', item: 'candle' },
        { key: 'prop-flower', item: 'flower' },
      ]
    : [];
  return {
    ...EMPTY,
    actors: mourner
      ? [
          stand(mourner, {
            across: -side * 0.3,
            behind: 0.1,
            faces: side > 0 ? 'right' : 'left',
            pose: 'look_down',
            emotion: 'sad',
            keyframes: [{ at: 0.6, pose: 'think' }],
          }),
        ]
      : [],
    items: beside.map(({ key }, index) => ({
      itemKey: key,
      across: side * (index === 0 ? 0.1 : 0.66),
      behind: 0.05,
      above: PHOTO_HEIGHT,
    })),
    props: beside,
    visions: [{ ...photoOf(gone), across: side * 0.4, above: PHOTO_HEIGHT, behind: 0.1 }],
    subject: about(mourner),
    emotion: 'sad',
  };
}

/** Metres: the photograph stands beside the face of whoever looks at it. */
const PHOTO_HEIGHT = 0.9;

const photoOf = ({ key }: CastMember): PlannedVision => ({
  ofKey: key,
  as: 'photo',
  across: 0,
  behind: 0,
  above: 1,
  emotion: 'happy',
});
