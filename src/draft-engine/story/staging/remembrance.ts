import type { Random } from '#src/shared/random.ts';
import type { PlannedVision } from '../film-plan.ts';
import type { CastMember } from '../words/film-words.ts';
import type { StagedDeed, Thing } from './deeds/deed-staging.ts';
import { about, EMPTY, stand } from './plain-shot.ts';

/** The photograph of somebody who is not there, and whoever stays behind. */
export function photograph(gone: CastMember, mourner: CastMember | undefined, random: Random): StagedDeed {
  const side = random.pick([-1, 1]);
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
