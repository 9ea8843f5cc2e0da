import type { FilmTimelineTexts } from './en.ts';

export const ko: FilmTimelineTexts = {
  region: '타임라인',
  shots: '시간순 샷',
  count: '샷 {count, number}개',
  length: '{seconds, number, ::.0}초',
  shotName: '샷 {number, number}: {line}, {seconds, number, ::.0}초',
  noText: '대사 없음',
  playhead: '영화 재생 위치',
  failed: '실패',
  trim: '끌어서 길이 바꾸기',
  lengthOfClip: '이 샷의 길이는 클립의 길이와 같습니다. 클립은 영상 탭에서 다듬을 수 있습니다.',
  noMusic: '아직 음악이 없습니다',
  insertAfter: '샷 {number, number} 다음에 샷 삽입',
  inspect: '샷 {number, number} 상세',
  pace: { short: '매우 짧음', long: '매우 긺' },
  lanes: '트랙',
  lane: { time: '시간', shots: '화면', voice: '음성', sounds: '효과음', music: '음악' },
  zoom: { fit: '전체', in: '확대', out: '축소', level: '배율' },
  auto: {
    made: '샷 {of, number}개 중 {made, number}개 완성',
    making: '샷 {number, number} 제작 중',
    pause: '여기서 멈춤',
    follow: '제작 따라가기',
    adjust: '타임라인에서 조정',
  },
};
