import type { QualityId } from '../../concepts/concept.ts';
import { byWord } from '../by-word.ts';
import type { Presence, ToldAge } from '../idea-graph.ts';
import { QUALITY_WORDS } from './adjective-words.ts';

/** Words that say that somebody is not there, or only once was. */
export const KOREAN_PRESENCES: Readonly<Record<string, Presence>> = byWord({
  dead: '죽다, 숨지다, 사망하다, 세상을 떠나다, 세상을 뜨다, 돌아가시다, 작고하다, 별세하다, 전사하다, 살해되다, 살해하다, 살해당하다, 목숨을 잃다, 죽은, 고, 고인, 망자, 죽이다, 피살되다, 병사하다, 요절하다, 하늘로 떠나다, 먼저 가다, 먼저 떠나다, 암살하다, 처형하다, 학살하다, 독살하다, 과로사하다, 스스로 목숨을 끊다, 세상을 등지다, 눈을 감다, 선친, 선왕, 영정, 하늘나라로 떠나다, 숨을 거두다, 희생되다, 익사하다, 자살하다, 순직하다, 사별하다, 시신, 시체, 유골',
  missing:
    '실종되다, 사라지다, 행방불명되다, 실종, 실종자, 잃어버리다, 집을 나가다, 행방불명, 자취를 감추다, 종적을 감추다, 모습을 감추다, 증발하다, 연락이 끊기다',
  former:
    '전, 전직, 옛, 전처, 전남편, 전부인, 헤어지다, 이혼하다, 왕년의, 옛날의, 은퇴하다, 한때의, 전생의, 지난날의, 옛사랑, 옛 연인, 前',
  imagined: '상상하다, 상상의, 가상의, 상상 속의, 상상, 환상, 환상의, 허구의, 보이지 않다',
  dreamt: '꿈꾸다, 꿈속의, 꿈속, 꿈에서 보다, 꿈에 나타나다, 꿈에 나오다',
}) as Record<string, Presence>;

export const KOREAN_QUALITIES: Readonly<Record<string, QualityId>> = byWord(QUALITY_WORDS);

export const KOREAN_AGES: Readonly<Record<string, ToldAge>> = byWord({
  baby: '아기, 갓난아기, 갓난아이, 신생아, 젖먹이, 영아, 태아, 갓난애, 갓 태어나다',
  child:
    '아이, 어린이, 꼬마, 꼬맹이, 어린아이, 어린애, 초등학생, 유치원생, 여자아이, 남자아이, 아동, 유아, 사내아이, 동자승, 어리다, 꼬마 소녀, 꼬마 소년, 초등생, 미취학 아동, 막둥이, 어린 소녀, 어린 소년',
  teen: '청소년, 십대, 10대, 중학생, 고등학생, 여고생, 여중생, 고교생, 사춘기, 수험생, 미성년자, 고3, 사춘기 소녀, 사춘기 소년, 남고생, 일진, 중3, 소년병',
  youth:
    '청년, 젊은이, 대학생, 이십대, 20대, 아가씨, 젊다, 신입생, 취준생, 총각, 처녀, 새내기, 사회 초년생, 신입사원, 청춘, 스물',
  adult:
    '중년, 중년 남자, 중년 여자, 삼십대, 사십대, 오십대, 30대, 40대, 50대, 어른, 아저씨, 아줌마, 아주머니, 중년 부부, 중년 여성, 중년 남성, 성인',
  old: '노인, 할머니, 할아버지, 노파, 영감, 어르신, 노부부, 늙다, 노모, 노부, 육십대, 칠십대, 팔십대, 60대, 70대, 80대, 90대, 노년, 할매, 백발, 노승, 백발의, 노쇠하다, 만년, 할멈, 황혼',
}) as Record<string, ToldAge>;
