import type { QualityId } from '../../../concepts/concept.ts';
import type { Presence } from '../../../idea/idea-graph.ts';

/** What a quality means in somebody's days. Marks: see marks.ts. */
export const QUALITY_SENTENCES: Readonly<Partial<Record<QualityId, readonly string[]>>> = {
  old: ['{who}은 겨울을 아주 많이 <보아 오다>.', '{who}은 나이가 들었고, 서두르지 <않다>.'],
  young: ['{who}은 아직 어리고, 겁이 <없다>.'],
  little: ['{who}은 작아서 자주 눈에 띄지 <않다>.'],
  tiny: ['{who}을 보려면 두 번 보아야 <하다>.'],
  big: ['{who}이 서면 문이 꽉 <차다>.'],
  giant: ['{who} 옆에 서면 무엇이든 장난감 <같다>.'],
  retired: ['{who}은 일을 그만두었지만, 손은 아직 <모르다>.', '{who}에게 남은 것은 시간뿐<이다>.'],
  shy: ['{who}은 말을 걸면 신발만 <내려다보다>.'],
  brave: ['{who}은 물러서는 법을 <모르다>.'],
  lonely: ['{who}의 초인종은 울리는 일이 <없다>.', '{who}은 늘 한 사람 몫의 상을 <차리다>.'],
  lost: ['{who}은 길을 <모르다>.'],
  last: ['이제 남은 것은 {who}뿐<이다>.'],
  rival: ['{who}은 진 날을 하루도 잊지 <않다>.'],
  angry: ['{who}은 문이란 문은 다 쾅 <닫다>.'],
  sad: ['{who}은 남 앞에서만 <웃다>.'],
  happy: ['{who}은 자기도 모르게 휘파람을 <불다>.'],
  afraid: ['{who}은 작은 소리에도 흠칫 <놀라다>.'],
  blind: ['{who}은 보지 못하지만, 모르는 것이 <없다>.'],
  deaf: ['{who}은 듣지 못하는 대신, 바닥의 떨림을 <느끼다>.'],
  poor: ['{who}에게는 외투가 한 벌뿐<이다>.'],
  rich: ['{who}은 없는 것이 없고, 대부분 두 개씩 <있다>.'],
  famous: ['{who}의 얼굴을 모르는 사람은 <없다>.'],
  forgotten: ['{who}을 기억하는 사람은 이제 거의 <없다>.'],
  clumsy: ['{who}은 하루에 컵을 하나씩 <깨다>.'],
  lazy: ['{who}은 내일 할 수 있는 일을 오늘 하지 <않다>.'],
  clever: ['{who}은 질문이 끝나기 전에 답을 <알다>.'],
  wise: ['사람들은 먼 데서 {who}을 찾아와 <묻다>.'],
  tired: ['{who}은 오래 제대로 자지 <못하다>.'],
  wounded: ['{who}은 다리를 절면서도 괜찮다고 <하다>.'],
  hungry: ['{who}의 배에서 소리가 <나다>.'],
  silent: ['{who}은 하루에 몇 마디 하지 <않다>.'],
  strange: ['{who}에게는 어딘가 낯선 데가 <있다>.'],
};

/** Somebody who is not there. */
export const ABSENT_SENTENCES: Readonly<Record<Exclude<Presence, 'here'>, readonly string[]>> = {
  dead: ['{who}은 이제 사진 속에만 <있다>.', '{who}은 세상에 없지만, 어디에나 <있다>.'],
  missing: ['{who}의 소식을 아는 사람은 <없다>.', '{who}이 사라진 뒤로, 자리는 그대로 <비어 있다>.'],
  former: ['{who}, 그것도 이제는 옛날 일<이다>.'],
  imagined: ['{who}은 다른 사람 눈에는 보이지 <않다>.'],
  dreamt: ['{who}은 꿈에서만 <찾아오다>.'],
};

/** For somebody of whom the idea says no more. */
export const KNOWN_SENTENCES = [
  '{who}은 오늘따라 말이 <없다>.',
  '{who}의 얼굴만 봐도 어떤 날인지 알 수 <있다>.',
  '{who}이 고개를 <들다>.',
];
/** For somebody who is told of for the first time. */
export const NEW_SENTENCES = ['그리고 {who}이 <있다>.', '거기 {who}이 <있다>.'];
