import { wordFor } from '../../../lexicon/lexicon.ts';
import type { TimeOfDay, Weather } from '../../../place-spec.ts';
import type { ActivityWords, OpeningActivity } from '../../events/opening-activity.ts';

/** What somebody is at when the film begins; `{at}` is '正在厨房里', `{place}` the bare place, `{with}` what they hold. */
const ACTIVITY_WORDS: ActivityWords = {
  student: '{at}看书',
  teacher: '{at}讲课',
  professor: '{at}讲课',
  scientist: '{at}观察一支试管',
  inventor: '{at}摆弄一台机器',
  engineer: '{at}修一台机器',
  mechanic: '{at}修发动机',
  programmer: '{at}敲电脑',
  hacker: '{at}敲电脑',
  chef: '{at}做菜',
  baker: '{at}烤面包',
  waiter: '{at}端盘子',
  barista: '{at}倒咖啡',
  bookseller: '{at}看书',
  librarian: '{at}看书',
  writer: '{at}往本子上写字',
  poet: '{at}往本子上写字',
  painter: '{at}画画',
  photographer: '{at}拍照',
  musician: '{at}演奏',
  pianist: '{at}弹钢琴',
  violinist: '{at}拉小提琴',
  singer: '{at}唱歌',
  dancer: '{at}跳舞',
  clown: '{at}跳舞',
  reporter: '{at}记笔记',
  fisherman: '{at}钓鱼',
  farmer: '{at}播种',
  gardener: '{at}给花草浇水',
  carpenter: '{at}锯木头',
  blacksmith: '{at}打一把剑',
  potter: '{at}给花瓶上色',
  tailor: '{at}缝衣服',
  shoemaker: '{at}缝一双靴子',
  clockmaker: '{at}修一座钟',
  toymaker: '{at}给娃娃上色',
  builder: '{at}搬石头',
  miner: '{at}扛着镐头干活',
  worker: '{at}干活',
  cleaner: '{at}扫地',
  monk: '{at}扫地',
  driver: '{at}开车',
  taxi_driver: '{at}开出租车',
  postman: '{at}送信',
  courier: '{at}送包裹',
  collector: '{at}端详一只花瓶',
  come: '{with}来到{place}',
  look: '站在{spot}，向四周望去',
  sit: '坐在{spot}',
  sleep: '{at}睡觉',
  swim: '{at}游水',
  fly: '{at}飞',
};

const DAYS: Readonly<Partial<Record<Weather, string>>> = {
  rain: '下雨的',
  storm: '雷雨交加的',
  snow: '下雪的',
  fog: '起雾的',
  wind: '刮风的',
};
const HOURS: Readonly<Record<TimeOfDay, string>> = {
  dawn: '清晨',
  morning: '早晨',
  noon: '中午',
  afternoon: '下午',
  dusk: '傍晚',
  night: '夜里',
};

/** '一个下雨的早晨', '一天傍晚'. */
export function oneDay(hour: TimeOfDay, weather: Weather): string {
  const day = DAYS[weather];
  const at = HOURS[hour];
  return day === undefined ? `一天${at}` : `一个${day}${at === '夜里' ? '夜晚' : at}`;
}

/** '正在花园里给花草浇水', '拿着小提琴来到车站'. */
export function activeClause(
  { does, holds }: OpeningActivity,
  { place, spot }: { place: string | undefined; spot: string | undefined },
): string {
  const held = holds === undefined ? '' : `拿着${wordFor(`thing.${holds}`, 'cn')}`;
  return ACTIVITY_WORDS[does]
    .replace('{at}', spot === undefined ? '正在' : `正在${spot}`)
    .replace('{with}', held)
    .replace('{place}', place ?? '这里')
    .replace('{spot}', spot ?? '那里');
}
