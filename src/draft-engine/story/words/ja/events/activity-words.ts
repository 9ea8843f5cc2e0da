import { wordFor } from '../../../lexicon/lexicon.ts';
import type { TimeOfDay, Weather } from '../../../place-spec.ts';
import type { ActivityWords, OpeningActivity } from '../../events/opening-activity.ts';

/** What somebody is at when the film begins, `{at}` being '庭で、' and `{to}` '庭に、'; `[…]` is put into the film's tense. */
const ACTIVITY_WORDS: ActivityWords = {
  student: '{at}{who}が本を[読んでいる]',
  teacher: '{at}{who}が授業を[している]',
  professor: '{at}{who}が講義を[している]',
  scientist: '{at}{who}が試験管を[見つめている]',
  inventor: '{at}{who}が機械を[いじっている]',
  engineer: '{at}{who}が機械を[直している]',
  mechanic: '{at}{who}がエンジンを[直している]',
  programmer: '{at}{who}がパソコンに[向かっている]',
  hacker: '{at}{who}がパソコンに[向かっている]',
  chef: '{at}{who}が料理を[している]',
  baker: '{at}{who}がパンを[焼いている]',
  waiter: '{at}{who}が皿を[運んでいる]',
  barista: '{at}{who}がコーヒーを[注いでいる]',
  bookseller: '{at}{who}が本を[読んでいる]',
  librarian: '{at}{who}が本を[読んでいる]',
  writer: '{at}{who}がノートに何か[書いている]',
  poet: '{at}{who}がノートに何か[書いている]',
  painter: '{at}{who}が絵を[描いている]',
  photographer: '{at}{who}が写真を[撮っている]',
  musician: '{at}{who}が演奏を[している]',
  pianist: '{at}{who}がピアノを[弾いている]',
  violinist: '{at}{who}がバイオリンを[弾いている]',
  singer: '{at}{who}が歌を[歌っている]',
  dancer: '{at}{who}が[踊っている]',
  clown: '{at}{who}が[踊っている]',
  reporter: '{at}{who}がメモを[取っている]',
  fisherman: '{at}{who}が釣りを[している]',
  farmer: '{at}{who}が種を[まいている]',
  gardener: '{at}{who}が花に水を[やっている]',
  carpenter: '{at}{who}が木を[切っている]',
  blacksmith: '{at}{who}が剣を[打っている]',
  potter: '{at}{who}が壺に色を[塗っている]',
  tailor: '{at}{who}が服を[縫っている]',
  shoemaker: '{at}{who}が靴を[縫っている]',
  clockmaker: '{at}{who}が時計を[直している]',
  toymaker: '{at}{who}が人形に色を[塗っている]',
  builder: '{at}{who}が石を[運んでいる]',
  miner: '{at}{who}がつるはしを[担いでいる]',
  worker: '{at}{who}が[働いている]',
  cleaner: '{at}{who}が掃除を[している]',
  monk: '{at}{who}が掃除を[している]',
  driver: '{at}{who}が車を[走らせている]',
  taxi_driver: '{at}{who}がタクシーを[走らせている]',
  postman: '{at}{who}が手紙を[運んでいる]',
  courier: '{at}{who}が荷物を[運んでいる]',
  collector: '{at}{who}が壺を[眺めている]',
  come: '{to}{with}{who}が[やって来る]',
  look: '{at}{who}があたりを[見回している]',
  sit: '{to}{who}が[座っている]',
  sleep: '{at}{who}が[眠っている]',
  swim: '{at}{who}が[泳いでいる]',
  fly: '{at}{who}が[飛んでいる]',
};

const DAYS: Readonly<Partial<Record<Weather, string>>> = {
  rain: '雨の',
  storm: '嵐の',
  snow: '雪の',
  fog: '霧の',
  wind: '風の強い',
};
const HOURS: Readonly<Record<TimeOfDay, string>> = {
  dawn: '夜明け',
  morning: '朝',
  noon: '昼',
  afternoon: '午後',
  dusk: '夕方',
  night: '夜',
};

/** 'ある朝', 'ある雨の夕方', 'ある日の午後'. */
export function oneDay(hour: TimeOfDay, weather: Weather): string {
  const day = DAYS[weather] ?? (hour === 'morning' || hour === 'night' ? '' : '日の');
  return `ある${day}${HOURS[hour]}`;
}

/** '庭で、庭師が花に水を[やっている]'. */
export function activeClause({ does, holds }: OpeningActivity, who: string, place: string | undefined): string {
  const held = holds === undefined ? '' : `${wordFor(`thing.${holds}`, 'ja')}を手に、`;
  return ACTIVITY_WORDS[does]
    .replace('{at}', place === undefined ? '' : `${place}で、`)
    .replace('{to}', place === undefined ? '' : `${place}に、`)
    .replace('{with}', held)
    .replace('{who}', who);
}
