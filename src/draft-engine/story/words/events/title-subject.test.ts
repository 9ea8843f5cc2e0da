import { describe, expect, it } from 'vitest';
import { planFilm } from '../../plan-film.ts';

/** A title is a noun: of what or whom the film is about, with whose it is or who meets it. */
const TITLES = [
  ['en', 'A girl puts a letter to her father in a bottle and throws it into the sea.', 'The Girl and the Letter'],
  ['en', 'An old carpenter makes a singing violin for his granddaughter.', 'The Singing Violin'],
  ['en', 'An astronaut waters a dandelion that grew in her boot.', 'The Astronaut and the Dandelion'],
  ['en', 'A girl buys three kilos of apples.', 'The Girl and the Apples'],
  ['en', 'A girl drinks a cup of tea.', 'The Girl and the Tea'],
  ['cn', '女孩买了三公斤苹果', '女孩与苹果'],
  ['ko', '소녀가 우유 한 잔을 마신다', '소녀와 우유'],
  ['cn', '一个小女孩把写给爸爸的信装进瓶子，扔进大海。', '写给爸爸的信'],
  ['cn', '老木匠为孙女做了一把会唱歌的小提琴。', '会唱歌的小提琴'],
  ['cn', '秋天的清晨，渔夫从河里救起一只受伤的白鹭，带回家照顾。', '渔夫与白鹭'],
  ['cn', '宇航员在月球上种下一棵苹果树，十年后，她的女儿摘下第一个苹果。', '宇航员的苹果树'],
  ['ko', '할머니가 장롱에서 낡은 한복을 꺼내 입고 손녀의 졸업식에 간다.', '할머니의 낡은 한복'],
  ['ko', '은퇴한 어부가 그물에 걸린 거북이를 풀어 준다.', '어부와 거북이'],
  ['ko', '엄마가 떠난 딸의 방에서 녹음기를 켜고 딸의 노래를 듣는다.', '딸의 노래'],
  ['ja', 'パン職人が毎朝、駅前の犬に焼きたてのパンを分けてやる。', 'パン職人と犬'],
  ['ja', '春、桜の下で、転校する少年が親友に青いビー玉を渡す。', '少年の青いビー玉'],
  ['ja', '漁師の娘が浜辺で瓶に入った手紙を拾い、差出人の青年に返事を書く。', '漁師の娘と青年'],
] as const;

describe('titles', () => {
  it.each(TITLES)('[DRAFT-01] in %s "%s" is called "%s"', async (language, idea, title) => {
    const plan = await planFilm({ idea, language, type: 'drama', shotCount: 6, aspect: '16:9', seed: 1 });
    expect(plan.title).toBe(title);
  });
});
