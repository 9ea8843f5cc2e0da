import type { EventBank } from '../../events/event-bank.ts';

type Groups = Pick<
  EventBank,
  | 'making'
  | 'writing'
  | 'growing'
  | 'cooking'
  | 'mending'
  | 'breaking'
  | 'teaching'
  | 'competing'
  | 'working'
  | 'performing'
  | 'trading'
  | 'deciding'
  | 'changing'
  | 'remembering'
  | 'suffering'
  | 'resting'
  | 'being'
  | 'wishing'
  | 'refusing'
>;

/**
 * Around deeds of hand, head and heart: only what the deed has changed for these people and things. Marks: see
 * marks.ts.
 */
export const WORK: Groups = {
  making: {
    talk: [['other', '이게 다 뭐가 되는 거<이다?>', '다 되면 알게 될 거<이다>.']],
  },
  writing: { talk: [] },
  growing: {
    after: ['{thing}이 조금씩 <자라다>.'],
    ending: ['{thing}은 아직도 자라고 <있다>.'],
    talk: [['other', '이게 정말 자랄까^?', '기다려 보면 <알다>.']],
  },
  cooking: { talk: [] },
  mending: {
    ending: ['{thing}은 이제 전과 <다르다*>.'],
    talk: [['other', '정말 될까^?', '해 보면 <알다>.']],
  },
  breaking: {
    ending: ['{thing}은 이제 예전 모습이 <아니다>.'],
    talk: [],
  },
  teaching: {
    ending: ['{who}이 아는 것을 이제 {other}도 <알다>.'],
    talk: [['doer', '잘 <보다!>.', '이렇게^?']],
  },
  competing: {
    talk: [['other', '자신 <있다?>', '해 봐야 <알다>.']],
  },
  working: { talk: [] },
  performing: { talk: [] },
  trading: {
    ending: ['{thing}의 주인이 <바뀌다>.'],
    talk: [],
  },
  deciding: { talk: [] },
  changing: { talk: [] },
  remembering: { talk: [] },
  suffering: { talk: [] },
  resting: { talk: [] },
  being: { talk: [] },
  wishing: {
    talk: [['other', '그게 될 거라고 <생각하다?>', '안 해 보면 <모르다>.']],
  },
  refusing: { talk: [] },
};
