import type { EventBank } from '../../events/event-bank.ts';

type Groups = Pick<
  EventBank,
  | 'giving'
  | 'taking'
  | 'stealing'
  | 'losing'
  | 'searching'
  | 'finding'
  | 'going'
  | 'arriving'
  | 'waiting'
  | 'meeting'
  | 'parting'
  | 'chasing'
  | 'fleeing'
  | 'hiding'
  | 'opening'
  | 'fighting'
  | 'killing'
  | 'dying'
  | 'telling'
  | 'listening'
  | 'loving'
  | 'helping'
  | 'guarding'
  | 'betraying'
>;

/**
 * Around deeds between people, on ways and at doors: only what the deed has changed for these people and things. Marks:
 * see marks.ts.
 */
export const MEETINGS: Groups = {
  giving: {
    ending: ['{thing}은 이제 {other}의 것<이다>.'],
    talk: [['doer', '줄 게 하나 <있다>.', '뭔데^?']],
  },
  taking: {
    ending: ['{thing}은 이제 {who}에게 <있다>.'],
    talk: [],
  },
  stealing: {
    after: ['{thing}이 있던 자리가 <비다>.'],
    ending: ['{thing}은 이제 {who}의 손에 <있다>.'],
    talk: [['doer', '쉿^. 소리 내지 <말다!>.', '정말 괜찮을까^?']],
  },
  losing: {
    ending: ['{who}에게는 이제 {thing}이 <없다>.'],
    talk: [],
  },
  searching: {
    talk: [['doer', '꼭 찾아야 <하다>.', '어디부터 <찾다?>']],
  },
  finding: {
    ending: ['{who}은 이제 {thing}이 어디 있는지 <알다>.'],
    talk: [],
  },
  going: {
    talk: [['doer', '이제 가야 <하다>.', '정말 가는 거<이다?>']],
  },
  arriving: {
    ending: ['{who}은 이제 {place}에 <있다>.'],
    talk: [],
  },
  waiting: {
    ending: ['{other}은 아직 오지 <않다>.'],
    talk: [['doer', '조금만 더 <기다리다->.', '정말 올까^?']],
  },
  meeting: {
    after: ['{who}과 {other}은 서로를 <바라보다>.'],
    talk: [],
  },
  parting: {
    ending: ['{who}의 곁에 이제 {other}은 <없다>.'],
    talk: [['other', '꼭 가야 <하다?>', '미안<하다>.']],
  },
  chasing: {
    after: ['{other}은 아직 잡히지 <않다>.'],
    talk: [['doer', '거기 <서다!>.', '싫어^!']],
  },
  fleeing: {
    ending: ['{who}은 이제 거기에 <없다>.'],
    talk: [['doer', '지금 나가야 <하다>.', '정말 갈 수 있을까^?']],
  },
  hiding: {
    ending: ['{thing}은 이제 눈에 띄지 <않다>.'],
    talk: [['doer', '쉿^. 아무한테도 말하지 <말다!>.', '알겠으니까 걱정 <말다!>.']],
  },
  opening: {
    talk: [],
  },
  fighting: {
    after: ['{other}도 물러서지 <않다>.'],
    talk: [['doer', '<비키다!>. 마지막으로 하는 말<이다>.', '싫다면^?']],
  },
  killing: {
    ending: ['{other}은 다시 일어나지 <않다>.'],
    talk: [],
  },
  dying: {
    ending: ['{who}은 다시 돌아오지 <않다>.'],
    talk: [],
  },
  telling: {
    ending: ['이제 {other}도 그 이야기를 <알다>.'],
    talk: [['doer', '할 말이 <있다>.', '무슨 말인데^?']],
  },
  listening: {
    talk: [],
  },
  loving: {
    talk: [],
  },
  helping: {
    ending: ['{other}은 이제 혼자가 <아니다>.'],
    talk: [['doer', '{me}가 도와줄게^.', '정말 괜찮을까^?']],
  },
  guarding: {
    talk: [],
  },
  betraying: {
    ending: ['{other}은 이제 {who}을 믿지 <않다>.'],
    talk: [],
  },
};
