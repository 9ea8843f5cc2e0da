import { wordFor } from '../../../lexicon/lexicon.ts';
import type { TimeOfDay, Weather } from '../../../place-spec.ts';
import type { ActivityWords, OpeningActivity } from '../../events/opening-activity.ts';
import { SLOT_END } from '../particles.ts';

/** What somebody is at when the film begins; `{at}` is '정원에서', `{to}` '정원에'. Marks: see marks.ts. */
const ACTIVITY_WORDS: ActivityWords = {
  student: '{at} 책을 읽고 <있다>',
  teacher: '{at} 수업을 하고 <있다>',
  professor: '{at} 강의를 하고 <있다>',
  scientist: '{at} 시험관을 들여다보고 <있다>',
  inventor: '{at} 기계를 만지고 <있다>',
  engineer: '{at} 기계를 고치고 <있다>',
  mechanic: '{at} 엔진을 고치고 <있다>',
  programmer: '{at} 노트북을 두드리고 <있다>',
  hacker: '{at} 노트북을 두드리고 <있다>',
  chef: '{at} 요리를 하고 <있다>',
  baker: '{at} 빵을 굽고 <있다>',
  waiter: '{at} 접시를 나르고 <있다>',
  barista: '{at} 커피를 따르고 <있다>',
  bookseller: '{at} 책을 읽고 <있다>',
  librarian: '{at} 책을 읽고 <있다>',
  writer: '{at} 공책에 글을 쓰고 <있다>',
  poet: '{at} 공책에 글을 쓰고 <있다>',
  painter: '{at} 그림을 그리고 <있다>',
  photographer: '{at} 사진을 찍고 <있다>',
  musician: '{at} 연주를 하고 <있다>',
  pianist: '{at} 피아노를 치고 <있다>',
  violinist: '{at} 바이올린을 켜고 <있다>',
  singer: '{at} 노래를 부르고 <있다>',
  dancer: '{at} 춤을 추고 <있다>',
  clown: '{at} 춤을 추고 <있다>',
  reporter: '{at} 메모를 하고 <있다>',
  fisherman: '{at} 낚시를 하고 <있다>',
  farmer: '{at} 씨앗을 심고 <있다>',
  gardener: '{at} 꽃에 물을 주고 <있다>',
  carpenter: '{at} 나무를 자르고 <있다>',
  blacksmith: '{at} 칼을 만들고 <있다>',
  potter: '{at} 꽃병에 색을 칠하고 <있다>',
  tailor: '{at} 옷을 꿰매고 <있다>',
  shoemaker: '{at} 신발을 꿰매고 <있다>',
  clockmaker: '{at} 시계를 고치고 <있다>',
  toymaker: '{at} 인형에 색을 칠하고 <있다>',
  builder: '{at} 돌을 나르고 <있다>',
  miner: '{at} 곡괭이를 나르고 <있다>',
  worker: '{at} 일을 하고 <있다>',
  cleaner: '{at} 비질을 하고 <있다>',
  monk: '{at} 비질을 하고 <있다>',
  driver: '{at} 차를 몰고 <있다>',
  taxi_driver: '{at} 택시를 몰고 <있다>',
  postman: '{at} 편지를 나르고 <있다>',
  courier: '{at} 소포를 나르고 <있다>',
  collector: '{at} 꽃병을 바라보고 <있다>',
  come: '{with} {to} <들어서다>',
  look: '{at} 주위를 둘러보고 <있다>',
  sit: '{to} 앉아 <있다>',
  sleep: '{at} 자고 <있다>',
  swim: '{at} 헤엄치고 <있다>',
  fly: '{at} 날고 <있다>',
};

const DAYS: Readonly<Partial<Record<Weather, string>>> = {
  rain: '비 오는 ',
  storm: '폭풍이 치는 ',
  snow: '눈 오는 ',
  fog: '안개 낀 ',
  wind: '바람 부는 ',
};
/** Names of the hours of a day. */
export const HOURS: Readonly<Record<TimeOfDay, string>> = {
  dawn: '새벽',
  morning: '아침',
  noon: '한낮',
  afternoon: '오후',
  dusk: '저녁',
  night: '밤',
};

/** '비 오는 어느 날 아침'. */
export const oneDay = (hour: TimeOfDay, weather: Weather): string => `${DAYS[weather] ?? ''}어느 날 ${HOURS[hour]}`;

/** '정원사가 정원에서 꽃에 물을 주고 <있다>'. Marks: see marks.ts. */
export function activeClause({ does, holds }: OpeningActivity, who: string, place: string | undefined): string {
  const held = holds === undefined ? '' : `${wordFor(`thing.${holds}`, 'ko')}${SLOT_END}을 들고`;
  const words = ACTIVITY_WORDS[does]
    .replace('{at}', place === undefined ? '' : `${place}에서`)
    .replace('{to}', place === undefined ? '' : `${place}에`)
    .replace('{with}', held);
  return `${who}${SLOT_END}이 ${words}`;
}
