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
  | 'telling'
  | 'listening'
  | 'loving'
  | 'remembering'
  | 'suffering'
  | 'resting'
  | 'being'
  | 'wishing'
  | 'refusing'
>;

/** Around deeds of hand, head and heart: only what is true whenever they happen. */
export const WORK: Groups = {
  making: {
    want: ['{who}想亲手做出{thing}。'],
    doubt: ['真的做得成吗？'],
    talk: [['other', '真的做得成吗？', '做着做着，就成了。']],
  },
  writing: {
    doubt: ['会有人看到吗？'],
    talk: [['other', '这是给谁的？', '以后再告诉你。']],
  },
  growing: {
    want: ['{who}盼着{thing}快点长大。'],
    doubt: ['能活下来吗？'],
    talk: [['other', '要等多久？', '等它自己愿意。']],
  },
  cooking: {
    want: ['{who}想让{other}吃上一口热的。'],
    doubt: ['{other}会喜欢吗？'],
    talk: [
      ['doer', '尝尝，咸不咸？', '正好。'],
      ['other', '什么时候能吃？', '别急，火候没到。'],
    ],
  },
  mending: {
    want: ['{who}想让{thing}重新好起来。'],
    doubt: ['{thing}还救得回来吗？'],
    after: ['{thing}又和从前一样了。'],
    ending: ['{thing}好了，{who}放下心来。'],
    talk: [['other', '还能修好吗？', '能。就是得慢慢来。']],
  },
  breaking: {
    after: ['{thing}再也回不到从前了。'],
    talk: [['other', '你干什么！', '早就该这样了。']],
  },
  teaching: {
    after: ['一遍不会，就再来一遍。'],
    doubt: ['能学会吗？'],
    talk: [
      ['doer', '再来一遍。', '好，再来。'],
      ['other', '我要多久才能学会？', '慢慢来，不急。'],
    ],
  },
  competing: {
    want: ['{who}想赢，就一次。'],
    doubt: ['输了怎么办？'],
    talk: [
      ['doer', '我不会让你的。', '你让，我就生气了。'],
      ['other', '你怕了？', '怕。可我还是要上。'],
    ],
  },
  working: { doubt: ['一个人做得完吗？'], talk: [['other', '歇一会儿吧。', '弄完这一点。']] },
  performing: {
    after: ['这一刻，{who}等了很久。'],
    doubt: ['会有人喜欢吗？'],
    talk: [['other', '你紧张吗？', '有一点。']],
  },
  trading: {
    after: ['{thing}有了新的主人。'],
    doubt: ['{who}真的舍得吗？'],
    ending: ['{thing}不再是{who}的了。'],
    talk: [['doer', '想好了？', '想好了。']],
  },
  deciding: {
    doubt: ['万一选错了呢？'],
    ending: ['路是{who}自己选的。'],
    talk: [['other', '你想好了？', '想好了，不改了。']],
  },
  changing: {
    after: ['从这一刻起，什么都不一样了。'],
    doubt: ['还变得回去吗？'],
    talk: [['doer', '你还认得我吗？', '听声音就认得。']],
  },
  telling: {
    want: ['有句话，{who}憋了很久。'],
    doubt: ['{other}会信吗？'],
    ending: ['该说的，{who}都说了。', '这些话，{other}会一直记着。'],
    talk: [['doer', '有件事，我得告诉你。', '你说，我听着。']],
  },
  listening: { talk: [] },
  loving: {
    want: ['{who}想离{other}近一点。'],
    after: ['{who}满心都是{other}。'],
    doubt: ['{other}心里，有没有{who}？'],
    ending: ['{who}的心里，只有{other}。'],
    talk: [
      ['doer', '明天，你还来吗？', '你在，我就来。'],
      ['other', '你老看我干什么？', '怕少看了一眼。'],
    ],
  },
  remembering: {
    after: ['有些事，{who}忘不掉。'],
    doubt: ['还记得的，会不会越来越少？'],
    talk: [['other', '你在想什么？', '想一个很久以前的人。']],
  },
  suffering: { doubt: ['还要多久才会好起来？'], talk: [['other', '疼不疼？', '不疼。']] },
  resting: { talk: [] },
  being: { doubt: ['会一直这样下去吗？'], talk: [] },
  wishing: {
    after: ['没有那么容易。'],
    want: ['这个念头，{who}一直放在心里。'],
    doubt: ['真的能成吗？', '别人都说不行。'],
    ending: ['成不成，{who}都要试一试。'],
    talk: [['doer', '你说，我能行吗？', '不试试怎么知道。']],
  },
  refusing: { after: ['{who}还是没有改主意。'], doubt: ['这样做，对吗？'], want: ['{who}有{who}的道理。'], talk: [] },
};
