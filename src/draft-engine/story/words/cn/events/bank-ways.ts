import type { EventBank } from '../../events/event-bank.ts';

type Groups = Pick<
  EventBank,
  | 'searching'
  | 'finding'
  | 'losing'
  | 'going'
  | 'arriving'
  | 'waiting'
  | 'meeting'
  | 'parting'
  | 'chasing'
  | 'fleeing'
  | 'hiding'
  | 'opening'
  | 'stealing'
  | 'taking'
  | 'giving'
  | 'fighting'
  | 'killing'
  | 'dying'
  | 'guarding'
  | 'helping'
  | 'betraying'
>;

/** Around deeds of going, meeting, handing over and force: only what is true whenever they happen. */
export const WAYS: Groups = {
  searching: {
    want: ['{who}一定要找到{thing}。', '{who}一定要找到{other}。'],
    after: ['{thing}会在哪里呢？', '{other}会在哪里呢？'],
    doubt: ['要是{thing}早就不在了呢？', '要是{other}不想被找到呢？'],
    talk: [
      ['doer', '你见过{thing}吗？', '我再想想。'],
      ['other', '找不到怎么办？', '那就再找一遍。'],
    ],
  },
  finding: {
    doubt: ['会不会是看错了？'],
    after: ['{thing}就在{who}眼前。'],
    talk: [['other', '你发现什么了？', '你自己过来看。']],
  },
  losing: {
    after: ['{thing}不在了。'],
    doubt: ['{thing}还能找回来吗？'],
    ending: ['{thing}没有了，{who}还在这里。'],
    talk: [],
  },
  going: { doubt: ['前面会有什么呢？'], talk: [['other', '还有多远？', '就快到了。']] },
  arriving: { doubt: ['来对了，还是来晚了？'], after: ['{who}到了{place}。'], talk: [] },
  waiting: {
    want: ['{who}相信，{other}会来的。'],
    doubt: ['{other}会不会忘了？'],
    talk: [],
  },
  meeting: {
    doubt: ['{other}会怎么想呢？'],
    after: ['{who}记住了{other}的样子。'],
    ending: ['这一面，{who}会记很久。', '从这天起，{who}身边有了{other}。'],
    talk: [
      ['doer', '我们是不是见过？', '要是见过，我会记得。'],
      ['other', '你一个人？', '现在不是了。'],
    ],
  },
  parting: {
    doubt: ['还会再见吗？'],
    ending: ['从此，{who}和{other}各走各的路。'],
    talk: [
      ['doer', '就送到这儿吧。', '再送一段。'],
      ['other', '还回来吗？', '回来，一定回来。'],
    ],
  },
  chasing: {
    doubt: ['追得上吗？'],
    want: ['{who}不能让{other}跑了。'],
    talk: [
      ['doer', '站住！', '有本事就追上来！'],
      ['other', '为什么追我？', '你心里清楚。'],
    ],
  },
  fleeing: {
    want: ['{who}只想离这里越远越好。'],
    doubt: ['真的逃得掉吗？'],
    talk: [['doer', '快走，别回头！', '我跟着你。']],
  },
  hiding: { talk: [] },
  opening: { talk: [] },
  stealing: {
    want: ['{who}盯上{thing}很久了。'],
    after: ['{thing}不见了。'],
    doubt: ['会不会有人看见？'],
    ending: ['{thing}到手了，{who}高兴不起来。'],
    talk: [['other', '有人来了吗？', '没有。快。']],
  },
  taking: {
    doubt: ['这是真的吗？'],
    after: ['{thing}到了{who}手里。'],
    ending: ['从这天起，{thing}跟着{who}。', '从这天起，{other}跟着{who}。'],
    talk: [],
  },
  giving: {
    doubt: ['{other}会喜欢吗？'],
    after: ['{thing}到了{other}手里。'],
    ending: ['从此，{thing}留在了{other}身边。'],
    talk: [
      ['doer', '拿着，{thing}给你。', '给了我，你怎么办？'],
      ['other', '为什么给我？', '因为你用得着。'],
    ],
  },
  fighting: {
    after: ['谁也不肯先低头。'],
    doubt: ['再打下去，谁也好不了。'],
    talk: [
      ['doer', '今天做个了断。', '我等这天很久了。'],
      ['other', '非打不可吗？', '没有别的路了。'],
    ],
  },
  killing: {
    after: ['{other}倒下去，再没有起来。'],
    talk: [],
  },
  dying: { talk: [] },
  guarding: {
    doubt: ['守得住吗？'],
    want: ['有{who}在，谁也别想靠近{other}。'],
    after: ['{other}没事了。'],
    ending: ['{other}平安了。'],
    talk: [
      ['doer', '到我后面来。', '你自己怎么办？'],
      ['other', '你不累吗？', '你在，我就不累。'],
    ],
  },
  helping: {
    want: ['{who}不能看着{other}不管。'],
    doubt: ['还来得及吗？'],
    ending: ['{other}一辈子都会记得{who}。'],
    talk: [
      ['doer', '别怕，有我在。', '我信你。'],
      ['other', '你为什么要帮我？', '换了你，也会的。'],
    ],
  },
  betraying: {
    want: ['{who}有自己的打算。'],
    after: ['{other}不敢相信。'],
    talk: [['other', '为什么是你？', '你不会明白的。']],
  },
};
