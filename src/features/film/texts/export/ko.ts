import type { FilmExportTexts } from './en.ts';

export const ko: FilmExportTexts = {
  title: '영화 내보내기',
  text: '다른 프로그램에서 쓸 파일입니다. 아직 만들지 않은 것은 빠집니다.',
  formerCut:
    '완성본과 그 사운드 트랙은 마지막으로 바꾸기 전의 것입니다. ZIP에서는 ‘former-cut’ 폴더에 들어 있고, 타임라인은 쓰지 않습니다.',
  download: '{name} 내려받기',
  load: '내려받기',
  busy: '준비하는 중…',
  groups: { timelines: '편집용', subtitles: '자막', papers: '인쇄와 보관' },
  formats: {
    srt: { name: 'SubRip (SRT)', use: '거의 모든 플레이어와 동영상 사이트에서 쓰는 자막입니다.' },
    vtt: { name: 'WebVTT', use: '웹 페이지용 자막입니다.' },
    edl: {
      name: 'EDL (CMX 3600)',
      use: '오래된 것까지 모든 편집·색보정 프로그램이 읽는 편집 목록입니다. 클립과 디졸브를 담습니다.',
    },
    fcpxml: { name: 'FCPXML', use: 'Final Cut Pro와 DaVinci Resolve용 타임라인입니다. 소리와 마커를 담습니다.' },
    otio: {
      name: 'OpenTimelineIO',
      use: 'DaVinci Resolve, Premiere Pro 등 .otio를 읽는 프로그램용입니다. 소리와 마커를 담습니다.',
    },
    json: { name: '영화 파일(JSON)', use: '설정, 이야기, 샷입니다. 나중에 나나 다른 사람이 다시 가져올 수 있습니다.' },
    pdf: { name: '스토리보드(PDF)', use: '모든 샷의 화면, 길이, 카메라, 대사를 인쇄할 수 있습니다.' },
    zip: {
      name: '전체(ZIP)',
      use: '클립, 이미지, 목소리, 소리, 음악과 여기에 있는 모든 파일입니다. 타임라인은 같은 폴더의 클립을 씁니다.',
    },
  },
  parts: 'ZIP에 넣을 것',
  part: {
    pictures: '그림',
    clips: '클립',
    voices: '음성',
    sounds: '효과음',
    music: '음악',
    stems: '완성본의 사운드 트랙',
    cut: '완성본',
  },
  partMissing: '타임라인은 ZIP에 들어 있는 파일만 찾을 수 있습니다.',
  timelineHint: '타임라인은 ZIP 안의 파일을 가리킵니다. 압축을 풀고 그 폴더에서 여세요.',
  import: '영화 파일 가져오기',
  importing: '가져오는 중…',
  imported: '영화를 새로 만들고 있습니다.',
  importWrong: '영화 파일이 아니거나 맞지 않는 내용이 들어 있습니다.',
  importTooLarge: '영화 파일로는 너무 큽니다.',
  storyboard: {
    heading: '스토리보드',
    page: '{page} / {pages}',
    seconds: '{seconds}초',
    narrator: '내레이션',
    silent: '대사 없음',
    unfinished: '아직 그리지 않음',
  },
};
