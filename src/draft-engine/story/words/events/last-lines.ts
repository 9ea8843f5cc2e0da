import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { DeedId } from '../../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId } from '../../idea/idea-graph.ts';
import type { DeedLines, Line } from './deed-lines.ts';
import { forNobody, type LineFits, ofFood, toSomebody, toThings } from './line-fits.ts';
import { isPlain, isWithSomebody } from './reaction-lines.ts';

const line = (en: string, cn: string, ko: string, ja: string): Line => ({ en, cn, ko, ja });

const UNFORGOTTEN = line('I won’t forget this.', '我不会忘记的。', '잊지 않을 거<이다>.', '一生、忘れない。');
const HOME = line('Let’s go home.', '我们回家吧。', '이제 집에 <가다~>.', 'さあ、[帰る:vol]。');
const SAVED: DeedLines = { doer: HOME, other: UNFORGOTTEN };
const PROUD: DeedLines = {
  doer: line('I’m proud of this one.', '这回真不错。', '이번 건 마음에 <들다->.', '今度のは、いい出来。'),
};
const SERVED: DeedLines = {
  doer: line('Let’s eat.', '开吃吧。', '이제 <먹다~>.', 'さあ、[食べる:vol]。'),
  other: line('Is there any more?', '还有吗？', '더 <있다?>.', 'おかわり、ある？'),
};
const TOMORROW = line('See you tomorrow.', '明天见。', '내일 또 <보다~>.', 'また明日。');
const MORNING = line('Good morning.', '早上好。', '잘 <자다+?>.', 'おはよう。');
const NEW_AGAIN = line('Good as new.', '跟新的一样。', '새것 <같다*->.', '新品みたい。');

/** Something that somebody keeps, and is not only lent, shared or handed on. */
const isGift: LineFits = (graph, event) =>
  toThings(graph, event) && !forNobody(graph, event) && GIVING.test(event.predicate);
const GIVING = /^(?:give|bring|hand|present)\b|送|赠|給|あげる|贈る|渡す|プレゼント|주다|선물|건네/u;

/** What is said last of a deed, when its first words have been said; of several rows the first one that fits. */
const LAST_LINES: Readonly<Partial<Record<DeedId, DeedLines | readonly DeedLines[]>>> = {
  give: [
    { fits: ofFood, doer: line('Is it good?', '好吃吗？', '<맛있다*?>.', 'おいしい？') },
    {
      fits: isGift,
      doer: line('Do you like it?', '喜欢吗？', '마음에 <들다?>.', '気に入った？'),
      other: line('I’ll take good care of it.', '我会好好珍惜的。', '소중히 <간직하다->.', '大切に[する].'),
    },
  ],
  find: {
    fits: toSomebody,
    doer: line('There you are.', '你在这儿啊。', '여기 있었네^.', 'ここにいたんだ。'),
  },
  rescue: SAVED,
  free: SAVED,
  protect: { other: UNFORGOTTEN },
  help: { other: UNFORGOTTEN },
  heal: { other: UNFORGOTTEN },
  repair: { doer: NEW_AGAIN, other: NEW_AGAIN },
  cook: SERVED,
  bake: SERVED,
  make: PROUD,
  build: PROUD,
  sew: PROUD,
  draw: PROUD,
  paint: PROUD,
  win: { doer: line('I can’t believe it.', '真不敢相信。', '믿기지 <않다->.', '信じられない。') },
  befriend: { doer: TOMORROW, other: TOMORROW },
  wake: { fits: toSomebody, doer: MORNING, other: MORNING },
  teach: { other: line('I can do it!', '我会了！', '{me}도 할 수 <있다->!', 'できた！') },
  buy: { fits: toThings, doer: line('This is the one.', '就要这个。', '이걸로 <하다->.', 'これにする。') },
};
const GLAD_LINE = line('I’m so glad.', '真高兴。', '정말 <기쁘다*->.', 'うれしい。');
const GLAD: ReadonlySet<Emotion> = new Set<Emotion>(['happy', 'excited']);

/** Who says something at the end of a film, in which language, and what the last picture feels like. */
interface LastSpeaker {
  speaker: ParticipantId;
  feels: Emotion;
  spoken: Language;
}

/** What somebody says at the end of a film of its last event; nothing of a grave one. */
export function lastLine(
  graph: Pick<IdeaGraph, 'participants' | 'language'>,
  event: IdeaEvent,
  { speaker, spoken }: LastSpeaker,
): string | undefined {
  const rows = event.deed && isPlain(graph, event) ? [LAST_LINES[event.deed] ?? []].flat() : [];
  const own = rows.find(({ fits }) => fits?.(graph, event) ?? true);
  return own?.[event.roles.agent?.includes(speaker) ? 'doer' : 'other']?.[spoken];
}

/** What is said at a glad end where nothing else is. */
export const gladLine = (
  graph: Pick<IdeaGraph, 'participants' | 'language'>,
  event: IdeaEvent,
  { feels, spoken }: LastSpeaker,
): string | undefined =>
  isPlain(graph, event) && GLAD.has(feels) && isWithSomebody(graph, event) ? GLAD_LINE[spoken] : undefined;
