import { wordTable } from '#src/shared/word-table.ts';
import type { Frequency, Mood } from '../idea-graph.ts';

/** Words before a verb that say whether it is done, and whether they deny it. */
const LISTS: Readonly<Record<Mood, string>> = {
  does: '负责, 忙着, 忙于, 继续, 敢, 敢于, 受命, 奉命, 加以, 予以, 进行, 从事, 习惯, 热衷于',
  wants:
    '肯, 不惜, 甘心, 执意, 巴不得, 恨不得, 舍得, 硬要, 非要, 坚持要, 想, 要, 想要, 希望, 渴望, 打算, 企图, 梦想, 盼望, 期待, 欲, 愿, 愿意, 立志, 决定, 决心, 下定决心, 计划, 准备, 立誓, 发誓, 约定, 一心, 选择, 一心想, 誓要, 企盼, 甘愿, 宁愿, 渴求, 谋划, 密谋, 策划, 幻想, 誓死, 有意, 答应, 同意, 急于, 喜欢, 期望, 妄想, 憧憬, 约好, 相约, 盘算, 致力于, 想着, 即将, 将要, 将会, 快要',
  tries:
    '想办法, 想尽办法, 想法子, 变着法子, 试图, 尝试, 努力, 设法, 试着, 力图, 想方设法, 拼命, 千方百计, 奋力, 竭力, 极力, 尽力, 争取, 力争',
  can: '来得及, 有能力, 有权, 懂得如何, 能, 会, 可以, 能够, 得以, 学会, 善于, 擅长, 有机会, 足以',
  must: '必须, 不得不, 被迫, 只能, 只好, 需要, 应该, 不得已, 务必, 须, 必将, 迫不得已, 只得, 应, 无奈, 被逼, 迫于',
  refuses: '拒绝, 不肯',
  asks: '请求, 恳求',
  begins: '开始, 着手, 着手于, 重新开始',
  stops: '停止, 放弃, 戒',
};
const DENIED =
  '舍不得, 来不及, 顾不上, 不愿, 不愿意, 不愿再, 不甘心, 不敢, 不想, 无法, 不能, 不会, 没法, 没能, 未能, 不得, 不要, 不许, 不准, 无力, 不可, 不忍心, 不忍';
const DENIED_MOODS: Readonly<Record<string, Mood>> = wordTable({
  不想: 'wants',
  不愿: 'wants',
  不愿意: 'wants',
  不愿再: 'wants',
  不甘心: 'wants',
  舍不得: 'wants',
  不敢: 'does',
  不忍: 'does',
  不忍心: 'does',
});

const MOODS = new Map<string, { mood: Mood; denies: boolean }>();
for (const [mood, words] of Object.entries(LISTS) as [Mood, string][]) {
  for (const word of words.split(', ')) {
    MOODS.set(word, { mood, denies: false });
  }
}
for (const word of DENIED.split(', ')) {
  MOODS.set(word, { mood: DENIED_MOODS[word] ?? 'can', denies: true });
}

export const moodOf = (word: string): { mood: Mood; denies: boolean } | undefined => MOODS.get(word);

/** Words that say a mood only before a verb, and are verbs of their own with an object. */
export const isAlsoVerb = (word: string): boolean =>
  /^(?:想|想要|希望|渴望|梦想|盼望|期待|选择|计划|准备|策划|密谋|幻想|答应|同意|需要|拒绝|放弃|停止|开始|尝试|喜欢|要|敢|会|学会|争取|习惯|请求|恳求|继续|从事|进行|负责|决定|发誓|戒|憧憬|约定|渴求|努力|立志|期望|致力于|擅长)$/.test(
    word,
  );

const OFTEN: Readonly<Record<Frequency, string>> = {
  once: '一次, 第一次, 首次, 初次, 唯一一次',
  again: '再次, 再度, 重新, 又, 又一次, 再一次, 再',
  often: '每周, 每月, 每个月, 每周末, 每小时, 常常, 经常, 时常, 往往, 多次, 频频, 屡屡, 一再, 反复, 屡次',
  always: '一直, 始终, 总是, 总, 永远, 不断, 不停, 长期, 常年, 长年, 整天, 整日, 终日, 从来',
  each_day: '每天, 天天, 日日夜夜, 每日, 日夜, 每天早上, 日复一日, 每天清晨',
  each_night: '每晚, 夜夜, 每夜, 每天晚上, 每到夜晚, 每到深夜, 每天夜里',
  each_year: '每年, 年年, 年复一年, 每到冬天, 每到春天, 每逢春节',
};
const FREQUENCY = new Map<string, Frequency>();
for (const [often, words] of Object.entries(OFTEN) as [Frequency, string][]) {
  for (const word of words.split(', ')) {
    FREQUENCY.set(word, often);
  }
}
export const frequencyOf = (word: string): Frequency | undefined => FREQUENCY.get(word);
