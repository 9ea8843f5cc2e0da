import type { EventBank } from '../../events/event-bank.ts';

/** What two say to each other at a deed. Between the events a narrator says nothing of it. */
export const TALKS: EventBank = {
  searching: {
    talk: [
      ['doer', '你见过{thing}吗？', '我再想想。'],
      ['other', '找不到怎么办？', '那就再找一遍。'],
    ],
  },
  finding: { talk: [['other', '你发现什么了？', '你自己过来看。']] },
  losing: { talk: [] },
  going: { talk: [['other', '还有多远？', '就快到了。']] },
  arriving: { talk: [] },
  waiting: { talk: [] },
  meeting: {
    talk: [
      ['doer', '我们是不是见过？', '要是见过，我会记得。'],
      ['other', '你一个人？', '现在不是了。'],
    ],
  },
  parting: {
    talk: [
      ['doer', '就送到这儿吧。', '再送一段。'],
      ['other', '还回来吗？', '回来，一定回来。'],
    ],
  },
  chasing: {
    talk: [
      ['doer', '站住！', '有本事就追上来！'],
      ['other', '为什么追我？', '你心里清楚。'],
    ],
  },
  fleeing: { talk: [['doer', '快走，别回头！', '我跟着你。']] },
  hiding: { talk: [] },
  opening: { talk: [] },
  stealing: { talk: [['other', '有人来了吗？', '没有。快。']] },
  taking: { talk: [] },
  giving: {
    talk: [
      ['doer', '拿着，{thing}给你。', '给了我，你怎么办？'],
      ['other', '为什么给我？', '因为你用得着。'],
    ],
  },
  fighting: {
    talk: [
      ['doer', '让开！', '休想！'],
      ['other', '非打不可吗？', '别无选择。'],
    ],
  },
  killing: { talk: [] },
  dying: { talk: [] },
  guarding: {
    talk: [
      ['doer', '到我后面来。', '你自己怎么办？'],
      ['other', '你不累吗？', '你在，我就不累。'],
    ],
  },
  helping: {
    talk: [
      ['doer', '别怕，有我在。', '我信你。'],
      ['other', '你为什么要帮我？', '换了你，也会的。'],
    ],
  },
  betraying: { talk: [['other', '为什么是你？', '你不会明白的。']] },
  making: { talk: [['other', '真的做得成吗？', '做着做着，就成了。']] },
  writing: { talk: [['other', '这是给谁的？', '以后再告诉你。']] },
  growing: { talk: [['other', '要等多久？', '等它自己愿意。']] },
  cooking: {
    talk: [
      ['doer', '尝尝，咸不咸？', '正好。'],
      ['other', '什么时候能吃？', '别急，火候没到。'],
    ],
  },
  mending: { talk: [['other', '还能修好吗？', '能。就是得慢慢来。']] },
  breaking: { talk: [['other', '你干什么！', '早就该这样了。']] },
  teaching: {
    talk: [
      ['doer', '再来一遍。', '好，再来。'],
      ['other', '我要多久才能学会？', '慢慢来，不急。'],
    ],
  },
  competing: {
    talk: [
      ['doer', '我不会让你的。', '你让，我就生气了。'],
      ['other', '你怕了？', '怕。可我还是要上。'],
    ],
  },
  working: { talk: [['other', '歇一会儿吧。', '弄完这一点。']] },
  performing: { talk: [['other', '你紧张吗？', '有一点。']] },
  trading: { talk: [['doer', '想好了吗？', '想好了。']] },
  deciding: { talk: [['other', '你想好了？', '想好了，不改了。']] },
  changing: { talk: [['doer', '你还认得我吗？', '听声音就认得。']] },
  telling: { talk: [] },
  listening: { talk: [] },
  loving: {
    talk: [
      ['doer', '明天，你还来吗？', '你在，我就来。'],
      ['other', '你老看我干什么？', '怕少看了一眼。'],
    ],
  },
  remembering: { talk: [] },
  suffering: { talk: [['other', '疼不疼？', '不疼。']] },
  resting: { talk: [] },
  being: { talk: [] },
  wishing: { talk: [] },
  refusing: { talk: [] },
};
