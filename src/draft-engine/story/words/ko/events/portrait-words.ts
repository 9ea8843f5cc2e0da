import type { QualityId } from '../../../concepts/concept.ts';
import type { Presence } from '../../../idea/idea-graph.ts';
import type { FeltSentences } from '../../events/felt-sentences.ts';

/** What the idea says of somebody, in a sentence. Marks: see marks.ts. */
export const QUALITY_SENTENCES: Readonly<Partial<Record<QualityId, readonly string[]>>> = {
  old: ['{who}은 이제 나이가 <많다*>.'],
  young: ['{who}은 아직 <젊다*>.'],
  little: ['{who}은 몸집이 <작다*>.'],
  tiny: ['{who}은 아주 <작다*>.'],
  giant: ['{who}은 산처럼 <크다*>.'],
  shy: ['{who}은 수줍음이 <많다*>.'],
  brave: ['{who}은 겁이 <없다>.'],
  lonely: ['{who}은 오래 혼자<이다>.'],
  lost: ['{who}은 돌아갈 길을 <모르다>.'],
  last: ['이제 남은 것은 {who}뿐<이다>.'],
  angry: ['{who}은 좀처럼 웃지 <않다>.'],
  sad: ['{who}은 좀처럼 웃지 <않다>.'],
  afraid: ['{who}은 겁이 <많다*>.'],
  blind: ['{who}은 앞을 보지 <못하다>.'],
  deaf: ['{who}은 소리를 듣지 <못하다>.'],
  poor: ['{who}은 가진 것이 <없다>.'],
  rich: ['{who}은 가진 것이 <많다*>.'],
  famous: ['{who}을 모르는 사람은 <없다>.'],
  forgotten: ['{who}을 기억하는 사람은 거의 <없다>.'],
  clumsy: ['{who}은 하는 일마다 <서투르다*>.'],
  lazy: ['{who}은 서두르는 법이 <없다>.'],
  clever: ['{who}은 꾀가 <많다*>.'],
  tired: ['{who}은 몹시 지쳐 <있다>.'],
  wounded: ['{who}은 몸이 성하지 <않다*>.'],
  silent: ['{who}은 말수가 <적다*>.'],
};

/** Somebody who is not there. */
export const ABSENT_SENTENCES: Readonly<Record<Exclude<Presence, 'here'>, readonly string[]>> = {
  dead: ['{who}은 이제 세상에 <없다>.'],
  missing: ['{who}이 어디 있는지 아무도 <모르다>.'],
  former: ['{who}은 이제 곁에 <없다>.'],
  imagined: ['{who}은 다른 사람 눈에는 보이지 <않다>.'],
  dreamt: ['{who}은 꿈에서만 <찾아오다>.'],
};

/** How one sees what somebody feels. */
export const FELT_SENTENCES: FeltSentences = {
  happy: ['{who}은 빙그레 <웃다>.', '{who}은 웃음을 감추지 <못하다>.'],
  excited: ['{who}은 믿기지 않는다는 얼굴<이다>.'],
  sad: ['{who}은 한동안 말이 <없다>.', '{who}은 고개를 <떨구다>.'],
  fear: ['{who}은 숨을 <죽이다>.'],
  surprised: ['{who}은 눈을 크게 <뜨다>.'],
  angry: ['{who}은 입술을 <깨물다>.'],
};
