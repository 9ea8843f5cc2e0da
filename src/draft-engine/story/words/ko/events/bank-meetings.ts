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

/** Around deeds between people, on ways and at doors: only what is true of every such deed. Marks: see marks.ts. */
export const MEETINGS: Groups = {
  giving: {
    after: ['{other}은 {thing}에서 눈을 떼지 <못하다>.'],
    ending: ['{thing}은 이제 {other}의 것<이다>.'],
    talk: [['doer', '줄 게 하나 <있다>.', '뭔데^?']],
  },
  taking: {
    after: ['{thing}은 이제 {who}에게 <있다>.'],
    talk: [],
  },
  stealing: {
    after: ['{thing}이 있던 자리가 <비다>.', '{who}은 이미 거기 <없다>.'],
    ending: ['{thing}은 제자리로 돌아오지 <않다>.', '{who}은 그 일을 아무에게도 말하지 <않다>.'],
    talk: [['doer', '쉿^. 소리 내지 <말다!>.', '정말 괜찮을까^?']],
  },
  losing: {
    after: ['{thing}이 있던 자리를 {who}은 자꾸 <돌아보다>.', '{who}에게는 이제 {thing}이 <없다>.'],
    ending: ['{who}은 {thing}을 잊지 <못하다>.', '잃은 것은 돌아오지 <않다>.'],
    talk: [],
  },
  searching: {
    after: ['아직 답은 <없다>. {who}은 다음 곳으로 <가다>.', '{who}은 하나도 그냥 지나치지 <않다>.'],
    ending: ['{who}은 끝까지 찾기를 그만두지 <않다>.', '{who}은 한 걸음 더 가까이 <가다>.'],
    talk: [['doer', '꼭 찾아야 <하다>.', '어디부터 <찾다?>']],
  },
  finding: {
    after: ['{who}은 {thing}을 다시 한번 <들여다보다>.', '{who}은 제 눈을 의심<하다>.'],
    ending: ['이제 {who}은 모르던 때로 돌아갈 수 <없다>.', '{who}은 {thing}을 그냥 두고 가지 <못하다>.'],
    talk: [],
  },
  going: {
    ending: ['{who}은 멈추지 않고 <나아가다>.', '{who}은 왔던 곳에서 점점 <멀어지다>.'],
    talk: [['doer', '이제 가야 <하다>.', '정말 가는 거<이다?>']],
  },
  arriving: {
    after: ['{who}은 주위를 <둘러보다>.', '마침내 {who}은 {place}에 와 <있다>.'],
    ending: ['{who}은 이제 {place}에 <있다>.', '{place}까지 오는 길은 <길다*+>.'],
    talk: [],
  },
  waiting: {
    after: ['{who}은 자리를 뜨지 <않다>.', '{who}은 같은 곳만 <바라보다>.'],
    ending: ['{who}은 여전히 <기다리다>.', '기다림은 아직 끝나지 <않다>.'],
    talk: [['doer', '조금만 더 <기다리다->.', '정말 올까^?']],
  },
  meeting: {
    after: ['{who}과 {other}은 서로를 <바라보다>.', '{who}은 {other}에게서 눈을 떼지 <못하다>.'],
    ending: ['이제 {who}과 {other}은 모르는 사이가 <아니다>.', '{who}은 {other}을 잊지 <못하다>.'],
    talk: [],
  },
  parting: {
    after: ['{who}은 남은 자리를 <바라보다>.', '둘 사이가 조금씩 <멀어지다>.'],
    ending: ['{who}과 {other}은 이제 각자의 길을 <가다>.', '{who}은 끝내 돌아보지 <않다>.'],
    talk: [['other', '꼭 가야 <하다?>', '미안<하다>.']],
  },
  chasing: {
    after: ['{who}은 조금씩 거리를 <좁히다>.', '{other}은 아직 잡히지 <않다>.'],
    ending: ['{who}은 포기하지 <않다>.', '{other}은 더 달아날 곳이 <없다>.'],
    talk: [['doer', '거기 <서다!>.', '싫어^!']],
  },
  fleeing: {
    after: ['{who}은 뒤도 보지 <않다>.', '{who}은 숨이 턱까지 <차다>.'],
    ending: ['{who}은 이제 거기에 <없다>.', '{who}은 다시는 돌아가지 <않다>.'],
    talk: [['doer', '지금 나가야 <하다>.', '정말 갈 수 있을까^?']],
  },
  hiding: {
    after: ['겉으로는 아무것도 달라 보이지 <않다>.', '{who}은 누가 볼까 <두리번거리다>.'],
    ending: ['비밀은 아직 들키지 <않다>.', '그 일을 아는 것은 {who}뿐<이다>.'],
    talk: [['doer', '쉿^. 아무한테도 말하지 <말다!>.', '알겠으니까 걱정 <말다!>.']],
  },
  opening: {
    talk: [],
  },
  fighting: {
    after: ['{who}은 물러서지 <않다>.', '{other}도 물러서지 <않다>.'],
    ending: ['{who}은 끝까지 물러서지 <않다>.', '싸움이 끝나도 {who}은 웃지 <않다>.'],
    talk: [['doer', '<비키다!>. 마지막으로 하는 말<이다>.', '싫다면^?']],
  },
  killing: {
    after: ['되돌릴 수 없는 일<이다>.', '{who}은 제가 한 일을 <바라보다>.'],
    ending: ['{other}은 다시 일어나지 <않다>.', '되돌릴 길은 <없다>.'],
    talk: [],
  },
  dying: {
    after: ['{who}이 있던 자리가 <비다>.', '{who}은 대답이 <없다>.'],
    ending: ['{who}이 있던 자리는 그대로 비어 <있다>.', '{who}은 다시 돌아오지 <않다>.'],
    talk: [],
  },
  telling: {
    after: ['{other}은 바로 대답하지 <못하다>.', '{other}은 그 말을 <되새기다>.'],
    ending: ['{other}은 그 말을 오래 <기억하다>.', '한번 나온 말은 거둘 수 <없다>.'],
    talk: [['doer', '할 말이 <있다>.', '무슨 말인데^?']],
  },
  listening: {
    after: ['{who}은 한동안 움직이지 <않다>.', '{who}은 눈을 떼지 <못하다>.'],
    ending: ['{who}은 그 일을 잊지 <못하다>.', '{who}은 끝까지 지켜<보다>.'],
    talk: [],
  },
  loving: {
    after: ['{who}은 {other}에게서 눈을 떼지 <못하다>.', '{who}의 마음은 이제 숨길 수 <없다>.'],
    ending: ['{who}과 {other}은 서로의 곁에 <있다>.', '{who}의 마음에는 {other}뿐<이다>.'],
    talk: [],
  },
  helping: {
    after: ['{other}은 그제야 숨을 <돌리다>.', '{who}은 {other}의 손을 놓지 <않다>.'],
    ending: ['{other}은 {who}을 오래 잊지 <않다>.', '{other}은 이제 혼자가 <아니다>.'],
    talk: [['doer', '{me}가 도와줄게^.', '정말 괜찮을까^?']],
  },
  guarding: {
    after: ['{who}은 한눈팔지 <않다>.', '아무도 {who}을 지나가지 <못하다>.'],
    ending: ['{who}은 끝까지 물러서지 <않다>.'],
    talk: [],
  },
  betraying: {
    after: ['{other}은 믿을 수 없다는 얼굴<이다>.', '한번 깨진 믿음은 돌아오지 <않다>.'],
    ending: ['{other}은 이제 {who}을 믿지 <않다>.', '한번 깨진 믿음은 다시 붙지 <않다>.'],
    talk: [],
  },
};
