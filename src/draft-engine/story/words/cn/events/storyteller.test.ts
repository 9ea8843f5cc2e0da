import { describe, expect, it } from 'vitest';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { checkWords, toldShare } from '../../../checks/check-words.ts';
import type { FilmPlan, StoryRequest } from '../../../film-plan.ts';
import { readIdeaGraph } from '../../../idea/read-idea-graph.ts';
import { planFromGraph } from '../../../plan-from-graph.ts';
import { CHINESE_STORYTELLER } from './storyteller.ts';

const IDEAS: readonly (readonly [FilmType, string])[] = [
  ['drama', '失去丈夫的工程师在旧仓库里修好了一架钢琴。'],
  ['documentary', '老石匠每天清晨独自修补村口的石桥。'],
  ['comedy', '三个退休厨师为了一口祖传的铁锅打了起来。'],
  ['horror', '深夜，护士听见空病房里有人喊她的名字。'],
  ['romance', '在雨天的书店里，两个陌生人同时拿起了最后一本诗集。'],
  ['martial_arts', '断臂剑客为救被掳走的徒弟，独闯黑风寨。'],
  ['family', '爷爷忘了回家的路，小孙女牵着他的手把他带回了家。'],
  ['ads', '一把会记住主人脚步声的智能门锁。'],
  ['suspense', '私家侦探沈默发现，委托人要找的那个失踪者正是他自己。'],
  ['fantasy', '一条小河爱上了每天来取水的少女，决定变成人去见她。'],
  ['animation', '小刺猬想给妈妈过生日，却把蛋糕弄丢了。'],
  ['war', '停战前夜，两个敌对的哨兵隔着河一起唱歌。'],
  ['crime', '银行经理被绑匪逼着打开金库，他却偷偷按下了警报。'],
  ['news', '一头鲸鱼搁浅在海滩上，数百名村民连夜把它推回大海。'],
  ['education', '蜜蜂怎样把花蜜变成蜂蜜？'],
  ['road', '父子俩开着一辆破卡车去沙漠寻找走失的骆驼。'],
  ['western', '一个老枪手回到小镇，想埋掉自己的枪。'],
  ['travel', '背包客阿南沿着古道走进雪山，遇见了一位养牦牛的老奶奶。'],
  ['biography', '一个不会说话的木匠用四十年时间雕了一千尊佛像。'],
  ['drama', '女儿不敢告诉父亲她已经辞职了。'],
  ['horror', '镜子里的女孩不肯跟着我一起笑。'],
  ['comedy', '外星人想占领地球，却被广场舞大妈拉去跳舞。'],
  ['scifi', '机器人管家为了保护主人的女儿，第一次说了谎。'],
  ['ads', '清晨五点，妈妈给加班的女儿煮一碗热馄饨。'],
  ['animation', '会飞的小猪救了被老鹰抓走的小鸡。'],
  ['family', '离婚五年后，父亲带着儿子和新家人一起吃了第一顿年夜饭。'],
  ['comedy', '写一个故事：村长的鸭子学会了开拖拉机。'],
];
const SLIPS = [/了了|的的|把把|被被|在在|，，|。。|，。/, /[他她它]们?[他她它]们?(?=[想要在])/] as const;

/** What is wrong with the words; a shot of which nothing more can be told may be silent. */
const faultsOf = (plan: FilmPlan): string[] =>
  checkWords(plan, CHINESE_STORYTELLER, SLIPS).filter((fault) => !/^too many silent|^nothing is said/.test(fault));

const requestOf = (idea: string, type: FilmType, shotCount: number): StoryRequest => ({
  idea,
  type,
  language: 'cn',
  shotCount,
  aspect: '16:9',
  seed: 7,
});

describe('Chinese words of an idea', () => {
  it.each(IDEAS)('tells the %s idea %s', async (type, idea) => {
    const graph = await readIdeaGraph(idea);
    for (const shotCount of [6, 8]) {
      const plan = planFromGraph(graph, requestOf(idea, type, shotCount), CHINESE_STORYTELLER);
      expect(faultsOf(plan)).toEqual([]);
      expect(toldShare(idea.replace(/^.*：|怎样/, ''), plan, /\p{Script=Han}/gu)).toBeGreaterThan(0.85);
    }
  });

  it('turns what describes somebody into a sentence and names them once', async () => {
    const idea = '失去丈夫的工程师在旧仓库里修好了一架钢琴。';
    const plan = planFromGraph(await readIdeaGraph(idea), requestOf(idea, 'drama', 10), CHINESE_STORYTELLER);
    expect(plan.outline).toMatch(/^工程师失去了丈夫。[他她]在旧仓库里修好了一架钢琴。$/);
  });

  const spokenIn = async (idea: string): Promise<string[]> =>
    planFromGraph(await readIdeaGraph(idea), requestOf(idea, 'drama', 8), CHINESE_STORYTELLER).shots.map(
      ({ speech }) => speech.text,
    );

  it.each([
    ['被龙王罚去看守枯井的小河神把名字卖给了商人。', '被龙王罚去看守枯井。'],
    ['一个怕高的快递员骑车穿过了雪山。', '怕高。'],
    ['女工刘桂芬替死者化妆，直到有一天送来的人是她失踪多年的弟弟。', '有一天，送来的人是她失踪多年的弟弟。'],
    ['送奶工每天敲开不同的门，却从来没有人开过他自己的门。', '从来没有人开过他自己的门。'],
    ['律师为了救弟弟，伪造了证据，最后自己进了监狱。', '为了救弟弟，伪造了证据。'],
  ])('cuts %s into whole sentences', async (idea, sentence) => {
    expect((await spokenIn(idea)).join('|')).toContain(sentence);
  });

  it('names who and what it is about in the title and reads nothing that is asked of the film', async () => {
    const idea = '请写一部短片：一只大象闯进了幼儿园，吃光了孩子们的西瓜，全程无对白。';
    const plan = planFromGraph(await readIdeaGraph(idea), requestOf(idea, 'comedy', 8), CHINESE_STORYTELLER);
    expect(plan.title).toBe('孩子的西瓜');
    expect([plan.logline, ...plan.shots.map(({ speech }) => speech.text)].join('')).not.toMatch(/短片|对白/);
  });

  it('tells an idea in another language by its deeds', async () => {
    const idea = 'An old gardener plants a tree for his daughter.';
    const plan = planFromGraph(await readIdeaGraph(idea), requestOf(idea, 'family', 8), CHINESE_STORYTELLER);
    expect(faultsOf(plan)).toEqual([]);
    expect(plan.outline).toContain('种下了');
  });
});
