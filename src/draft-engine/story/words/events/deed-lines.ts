import type { Language } from '#src/shared/language/languages.ts';
import type { DeedId } from '../../idea/deeds.ts';
import {
  asFriends,
  byOne,
  byThings,
  forNobody,
  isHanded,
  type LineFits,
  ofFood,
  toNobody,
  toSomebody,
  toThings,
} from './line-fits.ts';

/** A line in each language; Korean and Japanese with the marks of lines, which put it into a speaker's manner. */
export type Line = Readonly<Record<Language, string>>;

/** What is said around a deed, true whatever else the idea says of such a deed. */
export interface DeedLines {
  /** Of which events of the deed it is true; of all where absent. */
  fits?: LineFits;
  /** Before it, by whom it is done to or with. */
  ask?: Line;
  /** When it is done: by whoever did it, and by the other one. */
  doer?: Line;
  other?: Line;
}

const line = (en: string, cn: string, ko: string, ja: string): Line => ({ en, cn, ko, ja });

const THANKS = line('Thank you.', '谢谢你。', '<고맙다*->.', 'ありがとう。');
const HELLO = line('Hello.', '你好。', '<반갑다*->.', 'こんにちは。');
const HERE_YOU_ARE = line('Here you are.', '给你。', '자, 여기 <있다->.', 'どうぞ。');
const BEAUTIFUL = line('It’s beautiful.', '真好看。', '정말 <멋지다*>.', 'きれい。');
const MAKING = line('What are you making?', '你在做什么？', '뭘 만드는 거<이다?>.', '何を作っているの？');
const DRAWING = line('What are you drawing?', '你在画什么？', '뭘 그리는 거<이다?>.', '何を描いているの？');
const MADE: DeedLines = {
  ask: MAKING,
  doer: line('Done.', '做好了。', '다 <되다+>.', '[できる:past]。'),
  other: BEAUTIFUL,
};
const FOOD = line('It smells so good.', '好香啊。', '냄새가 <좋다*->.', 'いい匂い。');
const LISTEN = line('Listen closely.', '你听我说。', '잘 <듣다!>.', 'よく[聞く:te]。');
const REALLY = line('Really?', '真的吗？', '정말^?', '本当に？');
const CAREFUL = line('Be careful!', '小心！', '<조심하다!>!', '気をつけて！');
const AGAIN: DeedLines = {
  ask: line('Will you play for me?', '给我来一首吧。', '한 곡 <들려주다!>.', '一曲、[聴かせる:te]。'),
  other: line('Once more!', '再来一次！', '한 번 더^!', 'もう一回！'),
};
const WON = ['赢了！', '<이기다+>!', '[勝つ:past]！'] as const;
const CONGRATULATIONS = line('Congratulations!', '恭喜！', '축하<하다->!', 'おめでとう！');
const SAFE_TRIP = line('Take care.', '路上小心。', '조심해서 <가다!>.', '気を[つける:te]。');

/** Lines of each deed for which some are certain to fit; of several rows the first one that fits. */
export const DEED_LINES: Readonly<Partial<Record<DeedId, DeedLines | readonly DeedLines[]>>> = {
  give: [
    {
      fits: isHanded,
      doer: line('It’s for you.', '给你的。', '자, <받다!>.', 'どうぞ。'),
      other: THANKS,
    },
    { other: THANKS },
  ],
  pay: { doer: HERE_YOU_ARE, other: THANKS },
  help: { doer: line('I’m here.', '有我在。', '{me}가 <있다->.', 'ここにいる。'), other: THANKS },
  heal: {
    ask: line('Will it hurt?', '会疼吗？', '많이 아플까^?', '痛い？'),
    doer: line('All better now.', '好了，没事了。', '이제 <괜찮다*->.', 'もう大丈夫。'),
    other: THANKS,
  },
  free: { other: THANKS },
  rescue: {
    ask: line('Help!', '救命！', '<도와주다!>!', '助けて！'),
    doer: line('You’re safe now.', '没事了。', '이제 <괜찮다*->.', 'もう大丈夫。'),
    other: THANKS,
  },
  protect: { doer: line('I’m here.', '有我在。', '{me}가 있잖아^.', 'そばにいる。'), other: THANKS },
  lose: {
    fits: toThings,
    doer: line('It’s gone.', '不见了。', '<없어지다+>.', '[なくなる:past]。'),
    other: line('We’ll find it.', '会找到的。', '꼭 찾을 거<이다>.', 'きっと見つかる。'),
  },
  search: {
    fits: toThings,
    doer: line('It must be somewhere.', '一定在什么地方。', '어딘가에 <있다->.', 'どこかにあるはず。'),
  },
  find: { fits: toThings, doer: line('So this is it.', '原来在这儿。', '여기 있었네^.', 'これだったのか。') },
  discover: { fits: toNobody, doer: line('So that’s it.', '原来是这样。', '이거였네^.', 'そうだったのか。') },
  show: {
    doer: line('Look.', '你看。', '이것 좀 <보다!>.', '[見る:te]。'),
    other: line(
      'I’ve never seen anything like it.',
      '我从来没见过这样的。',
      '이런 건 처음<이다->.',
      'こんなのは、はじめて。',
    ),
  },
  arrive: {
    doer: line('Here we are.', '到了。', '다 <오다+>.', '[着く:past]。'),
    other: line('You’re here.', '你来了。', '잘 <오다+>.', '来てくれたの。'),
  },
  leave: {
    ask: line('Do you have to go?', '非走不可吗？', '꼭 가야 <하다?>.', '行かないとだめ？'),
    doer: line('I have to go.', '我得走了。', '이제 가야 <하다>.', '行かないと。'),
    other: SAFE_TRIP,
  },
  run: { doer: line('Faster!', '快点！', '더 빨리!', 'もっと速く！') },
  walk: { doer: line('This way.', '走这边。', '이쪽<이다>.', 'こっち。') },
  meet: { doer: HELLO, other: HELLO },
  befriend: { doer: HELLO, other: HELLO },
  part: {
    fits: asFriends,
    doer: line('Take care.', '保重。', '잘 <지내다!>.', '元気で。'),
    other: line('I’ll miss you.', '我会想你的。', '보고 싶을 거<이다>.', '寂しくなる。'),
  },
  make: MADE,
  build: MADE,
  sew: MADE,
  draw: { ...MADE, ask: DRAWING },
  paint: { ...MADE, ask: DRAWING },
  write: { ask: line('What are you writing?', '你在写什么？', '뭘 쓰는 거<이다?>.', '何を書いているの？') },
  plant: {
    ask: line('Will it grow?', '能长出来吗？', '정말 자랄까^?', '育つかな？'),
    doer: line('Give it time.', '慢慢来。', '시간이 <필요하다>.', '時間がいる。'),
  },
  cook: { doer: line('It’s ready.', '做好了。', '다 <되다+>.', 'できあがり。'), other: FOOD },
  bake: { doer: line('It’s ready.', '烤好了。', '다 <구워지다+>.', '[焼ける:past]。'), other: FOOD },
  pour: { doer: HERE_YOU_ARE, other: THANKS },
  eat: { fits: ofFood, doer: line('It’s good.', '真好吃。', '<맛있다*->.', 'おいしい。') },
  drink: { fits: ofFood, doer: line('It’s good.', '真好喝。', '<맛있다*->.', 'おいしい。') },
  repair: {
    ask: line('Can you mend it?', '还能修好吗？', '고칠 수 <있다?>.', '直る？'),
    doer: line('That’s mended.', '修好了。', '다 <고치다+>.', '[直る:past]。'),
    other: line('Thank goodness.', '太好了。', '다행<이다->.', 'よかった。'),
  },
  break: { other: line('What have you done?', '你干了什么？', '무슨 짓<이다?>.', 'なんてことを。') },
  tear: { other: line('What have you done?', '你干了什么？', '무슨 짓<이다?>.', 'なんてことを。') },
  steal: { fits: toThings, other: line('Give it back!', '还给我！', '<돌려주다!>!', '返して！') },
  trap: { other: line('Let me out!', '放我出去！', '<꺼내 주다!>!', '出して！') },
  chase: {
    doer: line('Stop!', '站住！', '거기 서!', '待て！'),
    other: line('Leave me alone!', '别追了！', '오지 <말다!>!', '来ないで！'),
  },
  flee: { doer: line('Faster!', '快跑！', '더 빨리!', '急げ！') },
  fight: { other: line('Enough!', '够了！', '그만<하다!>!', 'もうやめて！') },
  hide: { doer: line('Shh.', '嘘。', '쉿.', 'しっ。') },
  fall: {
    doer: line('Oh no!', '哎呀！', '으악!', 'うわっ！'),
    other: line('Are you all right?', '你没事吧？', '<괜찮다?>.', '大丈夫？'),
  },
  climb: { other: CAREFUL },
  jump: { other: CAREFUL },
  teach: {
    ask: line('Will you show me?', '教教我吧。', '<가르쳐 주다!>.', '[教える:te]。'),
    doer: line(
      'Like this. Now you.',
      '像这样。你来试试。',
      '이렇게^. 이제 <해 보다!>.',
      'こうして。さあ、やってみて。',
    ),
    other: line('Like this?', '这样吗？', '이렇게^?', 'こう？'),
  },
  marry: {
    ask: line('Will you marry me?', '我们结婚吧。', '우리 <결혼하다~>.', '[結婚する:vol]。'),
    other: line('I do.', '我愿意。', '네.', 'はい。'),
  },
  embrace: { doer: line('I’m here.', '我在。', '여기 <있다->.', 'ここにいる。') },
  fall_in_love: { doer: line('Stay a little longer.', '再待一会儿吧。', '조금만 더 <있다!>.', 'もう少し、いて。') },
  win: [
    { fits: byOne, doer: line('I won!', ...WON), other: CONGRATULATIONS },
    { doer: line('We won!', ...WON), other: CONGRATULATIONS },
  ],
  sing: { ...AGAIN, ask: line('Will you sing for me?', '唱首歌吧。', '노래 좀 <불러 주다!>.', '[歌う:te]。') },
  play_music: AGAIN,
  dance: { other: AGAIN.other as Line },
  arrest: { other: line('It wasn’t me.', '不是我。', '{me}가 <아니다>.', 'わたしじゃない。') },
  betray: {
    doer: line('I had no choice.', '我没办法。', '어쩔 수 <없다+>.', 'しかたがなかった。'),
    other: line('Why?', '为什么？', '왜^?', 'どうして？'),
  },
  decide: { doer: line('All right.', '好。', '<좋다*->.', 'よし。') },
  speak: {
    ask: line('What is it?', '怎么了？', '무슨 일<이다?>.', 'どうしたの？'),
    doer: LISTEN,
    other: REALLY,
  },
  whisper: {
    ask: line('What is it?', '怎么了？', '무슨 일<이다?>.', 'どうしたの？'),
    doer: line('It’s a secret.', '这是秘密。', '비밀<이다>.', 'ひみつだよ。'),
    other: line('I won’t tell anyone.', '我谁也不说。', '아무한테도 말하지 <않다->.', '誰にも言わない。'),
  },
  shout: { other: line('What’s happening?', '出什么事了？', '무슨 일<이다?>.', '何があったの？') },
  scream: { other: line('What’s happening?', '出什么事了？', '무슨 일<이다?>.', '何があったの？') },
  read: {
    fits: forNobody,
    other: line('What does it say?', '上面写了什么？', '뭐라고 쓰여 <있다?>.', '何て書いてあるの？'),
  },
  listen: { fits: toNobody, doer: line('Did you hear that?', '你听见了吗？', '방금 <듣다+?>.', '聞こえた？') },
  watch: { fits: toNobody, doer: line('Look!', '快看！', '저기 <보다!>!', '見て！') },
  remember: { fits: toNobody, doer: line('I remember.', '我想起来了。', '이제 <알겠다->.', '[思い出す:past]。') },
  sleep: { other: line('Good night.', '晚安。', '잘 <자다!>.', 'おやすみ。') },
  wake: { fits: toSomebody, doer: line('You’re awake.', '你醒了。', '이제 <깨다+?>.', '起きたの？') },
  weep: { other: line('Don’t cry.', '别哭。', '울지 <말다!>.', '泣かないで。') },
  fail: { other: line('You’ll do it next time.', '下次一定行。', '다음엔 될 거<이다>.', '次はきっとできる。') },
  vanish: { fits: byThings, other: line('Where did it go?', '去哪儿了？', '어디로 <가다+?>.', 'どこへ行ったの？') },
};

/** Deeds of which whoever does them says something even where nobody hears it. */
export const SAID_ALONE: ReadonlySet<DeedId> = new Set<DeedId>([
  'lose',
  'search',
  'find',
  'discover',
  'arrive',
  'run',
  'make',
  'build',
  'sew',
  'draw',
  'paint',
  'cook',
  'bake',
  'eat',
  'drink',
  'repair',
  'flee',
  'fall',
  'win',
  'decide',
  'remember',
]);

/** What somebody answers who is asked something. */
export const ASKED: Line = line('Let me think.', '让我想想。', '글쎄^.', '少し考えさせて。');

/** Verbs of asking: whoever does it puts the question. */
export const ASKING =
  /^(?:ask|wonder|inquire|enquire)\b|^(?:追|询|反)?问|^(?:聞く|尋ねる|たずねる|問う|質問する)$|^(?:묻다|물어보다|물어 보다|여쭙다|질문하다)$/;
