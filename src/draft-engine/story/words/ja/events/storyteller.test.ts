import { describe, expect, it } from 'vitest';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { checkWords, toldShare } from '../../../checks/check-words.ts';
import type { FilmPlan, StoryRequest } from '../../../film-plan.ts';
import { readIdeaGraph } from '../../../idea/read-idea-graph.ts';
import { planFromGraph } from '../../../plan-from-graph.ts';
import { JAPANESE_STORYTELLER } from './storyteller.ts';

const IDEAS: readonly (readonly [FilmType, string])[] = [
  ['drama', '夫を亡くした調律師が、古い倉庫で一台のピアノを直した。'],
  ['documentary', '年老いた石工は毎朝ひとりで村の石橋を直しつづける。'],
  ['comedy', '引退した三人の料理人が、先祖代々の鍋をめぐって大げんかを始める。'],
  ['horror', '深夜の病院で、看護師は空っぽの病室から自分の名前を呼ぶ声を聞く。'],
  ['romance', '雨の日の本屋で、見知らぬ二人が最後の一冊の詩集を同時に手に取った。'],
  ['martial_arts', '片腕の剣士が、さらわれた弟子を救うため、ひとりで山賊の砦に乗り込む。'],
  ['family', '帰り道を忘れたおじいちゃんの手を引いて、孫娘が家まで連れて帰る。'],
  ['ads', '家族の足音を覚える玄関の鍵。'],
  ['suspense', '私立探偵の沢村は、依頼人が探している行方不明者が自分自身だと気づく。'],
  ['fantasy', '毎日水をくみに来る少女に恋をした小川は、人間になって会いに行くと決めた。'],
  ['animation', 'ハリネズミの子がお母さんの誕生日を祝おうとしたが、ケーキをなくしてしまう。'],
  ['crime', '銀行の支店長は強盗に金庫を開けろと脅され、こっそり警報を押した。'],
  ['news', '浜に打ち上げられたクジラを、村人たちが一晩かけて海へ押し戻した。'],
  ['education', 'ミツバチはどうやって花の蜜をはちみつに変えるのか。'],
  ['nature', '吹雪の中で、ペンギンの父親がたった一つの卵を守っている。'],
  ['road', '父と息子が古いトラックで砂漠へ行き、いなくなったラクダを探す。'],
  ['detective', '美術館から名画が盗まれ、女刑事は額縁の裏に一本の白い髪を見つける。'],
  ['western', '老いたガンマンが町に戻り、自分の銃を埋めようとする。'],
  ['travel', '旅人のアキラは古い街道を歩いて雪山に入り、ヤクを飼うおばあさんに出会う。'],
  ['biography', '言葉を話せない大工が、四十年かけて千体の仏像を彫った。'],
  ['drama', '娘は会社を辞めたことを父に言えないでいる。'],
  ['horror', '鏡の中の少女が、私と一緒に笑おうとしない。'],
  ['scifi', 'ロボットの執事は、主人の娘を守るために初めて嘘をついた。'],
  ['ads', '朝五時、母は残業した娘のために温かいうどんを作る。'],
  ['animation', '空を飛べる子豚が、鷲にさらわれたひよこを助ける。'],
  ['fantasy', '森で迷った子どもが、言葉を話すフクロウに道を教わる。'],
  ['comedy', '村長のアヒルがトラクターの運転を覚える話を書いて。'],
];
const SLIPS = [
  /をを|はは、|がが|にに|のの|でで[^すき]|、、|。。|、。|はが|がは|はを/,
  /ますた|でしたた|たた。|るる。/,
] as const;

/** What is wrong with the words; a shot of which nothing more can be told may be silent. */
const faultsOf = (plan: FilmPlan): string[] =>
  checkWords(plan, JAPANESE_STORYTELLER, SLIPS).filter((fault) => !/^too many silent|^nothing is said/.test(fault));

const requestOf = (idea: string, type: FilmType, shotCount: number): StoryRequest => ({
  idea,
  type,
  language: 'ja',
  shotCount,
  aspect: '16:9',
  seed: 7,
});

describe('Japanese words of an idea', () => {
  it.each(IDEAS)('tells the %s idea %s', async (type, idea) => {
    const graph = await readIdeaGraph(idea);
    for (const shotCount of [6, 10]) {
      const plan = planFromGraph(graph, requestOf(idea, type, shotCount), JAPANESE_STORYTELLER);
      expect(faultsOf(plan)).toEqual([]);
      expect(
        toldShare(idea.replace(/話を書いて|どうやって/, ''), plan, /[\p{Script=Han}\p{Script=Katakana}]/gu),
      ).toBeGreaterThan(0.85);
    }
  });

  it('turns what describes whoever acts into a sentence and keeps one tense', async () => {
    const idea = '森で迷った子どもが、言葉を話すフクロウに道を教わる。';
    const plan = planFromGraph(await readIdeaGraph(idea), requestOf(idea, 'fantasy', 10), JAPANESE_STORYTELLER);
    expect(plan.outline).toBe('子どもは森で迷った。子どもは、言葉を話すフクロウに道を教わった。');
  });

  it('tells each clause that has its own shot in a sentence of its own, joined by what joined the clauses', async () => {
    const idea = '木こりが罠にかかった狐を助けると、狐は金の斧を持ってきた。';
    const plan = planFromGraph(await readIdeaGraph(idea), requestOf(idea, 'fantasy', 8), JAPANESE_STORYTELLER);
    const heard = plan.shots.map(({ speech }) => speech.text).filter((text) => text !== '');
    expect(heard).toContain('木こりが狐を助けた。');
    expect(heard).toContain('すると、狐は金の斧を持ってきた。');
    expect(heard[0]).toMatch(/、狐がやって来た。$/);
  });

  it('names whoever a passive and a thought are about, and keeps a clause before a noun whole', async () => {
    const ideas = [
      ['科学者が過去の自分に会いに行くが、過去の自分に追い返される。', '科学者は過去の自分に追い返された。'],
      ['調香師は、隣人が同じ香水をつけていることに気づく。', '調香師は、隣人が同じ香水をつけていることに気づいた。'],
      ['手紙を残して消えた父を、息子は待ち続けている。', '手紙を残して消えた父を、息子は待ち続けていた。'],
      ['通りかかった高校生が店主を助け出しました。', '店主を助け出した。'],
    ] as const;
    for (const [idea, told] of ideas) {
      const plan = planFromGraph(await readIdeaGraph(idea), requestOf(idea, 'drama', 8), JAPANESE_STORYTELLER);
      expect(plan.outline).toContain(told);
    }
  });

  it('calls a film by who and what it is about', async () => {
    const idea = '昨夜、商店街の和菓子店から火が出て、通りかかった高校生が店主を助け出しました。';
    const plan = planFromGraph(await readIdeaGraph(idea), requestOf(idea, 'news', 8), JAPANESE_STORYTELLER);
    expect(plan.title).toBe('高校生と店主');
  });

  it('speaks politely to the audience of a film for children', async () => {
    const idea = '空を飛べる子豚が、鷲にさらわれたひよこを助ける。';
    const plan = planFromGraph(await readIdeaGraph(idea), requestOf(idea, 'animation', 8), JAPANESE_STORYTELLER);
    expect(plan.outline).toMatch(/(ました。)+$/);
  });

  it('tells an idea in another language by its deeds', async () => {
    const idea = 'An old gardener plants a tree for his daughter.';
    const plan = planFromGraph(await readIdeaGraph(idea), requestOf(idea, 'family', 8), JAPANESE_STORYTELLER);
    expect(faultsOf(plan)).toEqual([]);
    expect(plan.outline).toContain('植え');
  });
});
