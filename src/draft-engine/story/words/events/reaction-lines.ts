import type { Language } from '#src/shared/language/languages.ts';
import type { DeedId } from '../../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId } from '../../idea/idea-graph.ts';

/** What is said when a deed is done, in each language. */
type Line = Readonly<Record<Language, string>>;
/** By whoever did it, and by whomever it was done to or with. */
interface Reaction {
  doer?: Line;
  other?: Line;
}

const THANKS: Reaction = { other: { en: 'Thank you.', cn: '谢谢你。', ko: '고마워요.', ja: 'ありがとう。' } };
const DONE: Reaction = { doer: { en: 'Done.', cn: '做好了。', ko: '다 됐다.', ja: 'できた。' } };
const HELLO: Line = { en: 'Hello.', cn: '你好。', ko: '안녕하세요.', ja: 'こんにちは。' };
const ONCE_MORE: Reaction = { other: { en: 'Once more!', cn: '再来一次！', ko: '한 번 더요!', ja: 'もう一回！' } };
const SAFE: Line = { en: 'You’re safe now.', cn: '没事了。', ko: '이제 괜찮아요.', ja: 'もう大丈夫。' };

/** True whatever else the idea says of such a deed. */
const REACTIONS: Readonly<Partial<Record<DeedId, Reaction>>> = {
  give: THANKS,
  pay: THANKS,
  help: THANKS,
  heal: THANKS,
  free: THANKS,
  rescue: { ...THANKS, doer: SAFE },
  protect: { doer: { en: 'I’m here.', cn: '有我在。', ko: '내가 있잖아요.', ja: 'そばにいる。' } },
  lose: { doer: { en: 'It’s gone.', cn: '不见了。', ko: '없어졌어.', ja: 'なくなった。' } },
  find: { doer: { en: 'So this is it.', cn: '原来在这儿。', ko: '여기 있었네.', ja: 'これだったのか。' } },
  discover: { doer: { en: 'So that’s it.', cn: '原来是这样。', ko: '이거였구나.', ja: 'そうだったのか。' } },
  arrive: { doer: { en: 'Here we are.', cn: '到了。', ko: '다 왔다.', ja: '着いた。' } },
  meet: { doer: HELLO, other: HELLO },
  befriend: { doer: HELLO, other: HELLO },
  part: { doer: { en: 'Take care.', cn: '保重。', ko: '잘 지내요.', ja: '元気で。' } },
  make: DONE,
  build: DONE,
  sew: DONE,
  draw: DONE,
  paint: DONE,
  cook: { doer: { en: 'It’s ready.', cn: '做好了。', ko: '다 됐다.', ja: 'できあがり。' } },
  bake: { doer: { en: 'It’s ready.', cn: '烤好了。', ko: '다 구워졌다.', ja: '焼けた。' } },
  repair: { doer: { en: 'That’s mended.', cn: '修好了。', ko: '다 고쳤다.', ja: '直った。' } },
  chase: { doer: { en: 'Stop!', cn: '站住！', ko: '거기 서!', ja: '待て！' } },
  flee: { doer: { en: 'Faster!', cn: '快跑！', ko: '더 빨리!', ja: '急げ！' } },
  hide: { doer: { en: 'Shh.', cn: '嘘。', ko: '쉿.', ja: 'しっ。' } },
  teach: { other: { en: 'Like this?', cn: '这样吗？', ko: '이렇게요?', ja: 'こう？' } },
  marry: { other: { en: 'I do.', cn: '我愿意。', ko: '네.', ja: 'はい。' } },
  win: { doer: { en: 'We won!', cn: '赢了！', ko: '이겼다!', ja: '勝った！' } },
  sing: ONCE_MORE,
  play_music: ONCE_MORE,
  dance: ONCE_MORE,
  arrest: { other: { en: 'It wasn’t me.', cn: '不是我。', ko: '제가 아니에요.', ja: 'わたしじゃない。' } },
  betray: { other: { en: 'Why?', cn: '为什么？', ko: '왜요?', ja: 'どうして？' } },
  decide: { doer: { en: 'All right.', cn: '好。', ko: '좋아.', ja: 'よし。' } },
};

/** What somebody says of a deed that has just been done; undefined where nothing certainly fits. */
export function reactionLine(
  { participants, language }: Pick<IdeaGraph, 'participants' | 'language'>,
  event: IdeaEvent | undefined,
  speaker: ParticipantId | undefined,
  spoken: Language = language,
): string | undefined {
  if (!event?.deed || event.isNegated || event.mood !== 'does' || event.isNearest || speaker === undefined) {
    return undefined;
  }
  // Nothing is said lightly where somebody who takes part is dead or missing.
  const inIt = new Set(Object.values(event.roles).flat());
  if (participants.some(({ id, presence }) => inIt.has(id) && presence !== 'here')) {
    return undefined;
  }
  const isDoer = event.roles.agent?.includes(speaker) === true;
  return REACTIONS[event.deed]?.[isDoer ? 'doer' : 'other']?.[spoken];
}
