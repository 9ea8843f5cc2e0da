import { type Plot, show, tell } from '../../../plots/plot.ts';
import { say } from './say.ts';

/** A report on whoever does whatever the idea says: for verbs without a report of their own. */
export const GENERAL_REPORT: Plot = {
  name: "today's share, told",
  tones: ['told'],
  steps: [
    tell('question', [
      'なぜ、{want}のか。{hero.intro}に<訊く->。',
      '{place}に、{hero.intro}を<訪ねる->。知りたいのは、その訳<だ->。',
    ]),
    tell('ground', ['{place.full}。昨日と同じに見えて、今日は足を止める人が<いる->。'], { spare: 1 }),
    tell('fact', ['はじめは、だれも本気に<しない->。{hero}も、説明は<しない->。']),
    say('witness_line', 'できるかとは、もう[訊かれないよ|訊かれません|訊かれんな]。やってる[から|からです|からな]。'),
    tell('step', ['まず、今日の分だけを<決める->。その先は、<数えない->。']),
    tell('cost', ['うまくいかない日が、三日<続く->。四日目も、{hero}は同じ時刻に<始める->。']),
    show('passage', '{elsewhere}の上を、ゆっくり光が渡っていく。', { spare: 2 }),
    say('voice_line', '前は[笑ってた|笑っていました|笑っとった]。いまは、時計がわり[だよ|です|だ]。', { spare: 1 }),
    tell('answer', ['なぜ、には答えが<ない->。やめる訳のほうが、<見つからないのだ->。']),
    tell('outlook', [
      '明日の分は、もう<決めてある->。{hero}は、空の色を<確かめる->。',
      '日が暮れて、{hero}の今日の分が<終わる->。残りは、明日の朝<だ->。',
    ]),
  ],
};

/** An advertisement for the thing of the idea: for verbs without one of their own. */
export const GENERAL_ADVERTISEMENT: Plot = {
  name: 'the one that was missing',
  tones: ['sold'],
  steps: [
    tell('problem', [
      'あと、ひとつだけ。{place}で{hero.intro}は、いつもそう<思う->。',
      '毎日、ちょっと<足りない->。{hero.intro}は、それを口に<出さない->。',
    ]),
    tell('habit', ['いつもは、次の機会に<する->。次の機会は、なかなか<来ない->。'], { spare: 1 }),
    say('customer_line', 'ちょうどいいのは、[ないかな|ありませんか|ないか]。'),
    say('answer_line', '[あるよ|ありますよ|あるぞ]。すぐそこ[に|に|だ]。'),
    tell('product', ['それが、{thing}<だ->。', '{thing}<だ->。ずっと、そこに<ある+>。']),
    show('hands', '光の中に、{thing}がある。', { spare: 1 }),
    tell('change', ['ひとつ変わると、隣も少し<変わる->。歩く速さまで、<変わる->。']),
    tell('proof', ['気づいたのは、{other}<だ->。「何か、変えた」。']),
    say('thanks_line', '人に教えるのは、[もったいないね|もったいないですね|もったいないな]。', { spare: 2 }),
    tell('claim', ['ちょうどいいを、そばに。{thing}。', 'あとひとつ、の答え。{thing}。']),
  ],
};
