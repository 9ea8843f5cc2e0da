import type { MusicMood } from '../../film-plan.ts';

/** How the music of each mood sounds. */
export const MUSIC_MOODS: Readonly<Record<MusicMood, string>> = {
  warm: '따뜻한 현악과 낮은 피아노',
  wistful: '혼자 부는 클라리넷, 나중에 첼로',
  playful: '통통 튀는 현과 장난스러운 목관',
  tense: '낮게 뛰는 박동과 끊기지 않는 바이올린',
  dark: '어두운 저음 현과 긁히는 쇳소리',
  epic: '큰북 위로 쌓이는 금관',
  tender: '여백이 많은 피아노',
  mysterious: '첼레스타와 약음기를 낀 현',
  bright: '우쿨렐레와 손뼉, 휘파람',
  solemn: '멀리서 들리는 금관 합창',
  driving: '쉬지 않는 북과 빠른 현',
  dreamy: '넓은 방에 번지는 비브라폰',
};
