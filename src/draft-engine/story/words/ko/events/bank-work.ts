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

/** Around deeds of hand, head and heart: only what is true of every such deed. Marks: see marks.ts. */
export const WORK: Groups = {
  making: {
    after: ['{who}은 한 걸음 물러서서 {thing}을 <바라보다>.', '{thing}이 이제 눈앞에 <있다>.'],
    ending: ['{thing}은 이제 세상에 하나뿐<이다>.', '{who}은 제 손으로 해<내다>.'],
    talk: [['other', '이게 다 뭐가 되는 거<이다?>', '다 되면 알게 될 거<이다>.']],
  },
  writing: {
    after: ['{who}은 마지막 줄을 다시 <읽다>.', '{who}은 한 획도 빠뜨리지 <않다>.'],
    ending: ['{who}이 남긴 것은 오래 <남다>.', '마지막 한 줄까지, {who}은 손을 멈추지 <않다>.'],
    talk: [],
  },
  growing: {
    after: ['{thing}이 조금씩 <자라다>.', '{who}은 날마다 {thing}을 <들여다보다>.'],
    ending: ['{thing}은 아직도 자라고 <있다>.', '{who}의 손길은 헛되지 <않다*>.'],
    talk: [['other', '이게 정말 자랄까^?', '기다려 보면 <알다>.']],
  },
  cooking: {
    ending: ['{who}은 그 맛을 잊지 <못하다>.'],
    talk: [],
  },
  mending: {
    after: ['{who}은 다시 한번 꼼꼼히 <살피다>.', '{who}의 손이 조심스럽게 <움직이다>.'],
    ending: ['{thing}은 이제 전과 <다르다*>.', '{who}은 하던 일을 끝까지 <해내다>.'],
    talk: [['other', '정말 될까^?', '해 보면 <알다>.']],
  },
  breaking: {
    after: ['{who}은 남은 것을 <바라보다>.', '{thing}은 이제 예전 모습이 <아니다>.'],
    ending: ['{thing}은 예전으로 돌아가지 <않다>.', '되돌리기에는 이미 <늦다+>.'],
    talk: [],
  },
  teaching: {
    after: ['{other}은 서툰 손으로 따라 <하다>.', '{who}은 한 번 더 천천히 <보여 주다>.'],
    ending: ['{other}은 배운 것을 잊지 <않다>.', '{who}이 아는 것을 이제 {other}도 <알다>.'],
    talk: [['doer', '잘 <보다!>.', '이렇게^?']],
  },
  competing: {
    after: ['{who}은 끝까지 힘을 <다하다>.', '{who}은 숨을 <몰아쉬다>.'],
    ending: ['{who}은 이날을 잊지 <못하다>.', '{who}은 끝까지 해<내다>.'],
    talk: [['other', '자신 <있다?>', '해 봐야 <알다>.']],
  },
  working: {
    after: ['{who}은 손을 쉬지 <않다>.', '일이 조금씩 <줄어들다>.'],
    ending: ['{who}은 맡은 일을 끝까지 <해내다>.', '{who}의 일은 내일도 <이어지다>.'],
    talk: [],
  },
  performing: {
    ending: ['{who}은 이 순간을 잊지 <못하다>.'],
    talk: [],
  },
  trading: {
    after: ['{thing}의 주인이 <바뀌다>.'],
    ending: ['{thing}은 이제 다른 사람의 것<이다>.'],
    talk: [],
  },
  deciding: {
    after: ['{who}은 마음을 돌리지 <않다>.'],
    ending: ['{who}의 결심은 흔들리지 <않다>.', '{who}은 정한 대로 <하다>.'],
    talk: [],
  },
  changing: {
    after: ['{who}은 달라진 제 모습을 <살피다>.', '아무것도 예전 같지 <않다*>.'],
    ending: ['{who}은 이제 예전의 {who}이 <아니다>.', '{who}은 예전으로 돌아가지 <않다>.'],
    talk: [],
  },
  remembering: {
    after: ['{who}은 생각에 <잠기다>.', '{who}은 한동안 말을 잇지 <못하다>.'],
    ending: ['{who}은 그 생각을 지우지 <못하다>.', '{who}은 오래 생각에 <잠기다>.'],
    talk: [],
  },
  suffering: {
    talk: [],
  },
  resting: { talk: [] },
  being: { talk: [] },
  wishing: {
    after: ['아직은 이루어지지 <않다>.', '{who}은 다시 한번 <마음먹다>.'],
    ending: ['{who}은 아직 그 마음을 버리지 <않다>.'],
    talk: [['other', '그게 될 거라고 <생각하다?>', '안 해 보면 <모르다>.']],
  },
  refusing: { talk: [] },
};
