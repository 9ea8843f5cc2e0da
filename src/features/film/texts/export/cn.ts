import type { FilmExportTexts } from './en.ts';

export const cn: FilmExportTexts = {
  title: '导出影片',
  text: '供其他软件使用的文件。还没做好的部分不包含在内。',
  formerCut: '成片和它的声轨是最近一次修改之前的：在 ZIP 里放在“former-cut”文件夹中，时间线不使用它们。',
  download: '下载 {name}',
  load: '下载',
  busy: '正在准备…',
  groups: { timelines: '用于剪辑', subtitles: '字幕', papers: '打印与保存' },
  formats: {
    srt: { name: 'SubRip (SRT)', use: '几乎所有播放器和视频网站都支持的字幕。' },
    vtt: { name: 'WebVTT', use: '用于网页的字幕。' },
    edl: { name: 'EDL (CMX 3600)', use: '任何剪辑或调色软件（包括旧版）都能读取的剪辑表：片段与叠化。' },
    fcpxml: { name: 'FCPXML', use: '用于 Final Cut Pro 和 DaVinci Resolve 的时间线，含声音与标记。' },
    otio: { name: 'OpenTimelineIO', use: '用于 DaVinci Resolve、Premiere Pro 等支持 .otio 的软件，含声音与标记。' },
    json: { name: '影片文件（JSON）', use: '设置、故事与镜头：你或其他人都可以重新导入。' },
    pdf: { name: '分镜表（PDF）', use: '全部镜头的画面、时长、镜头运动与台词，可打印。' },
    zip: {
      name: '全部内容（ZIP）',
      use: '片段、图片、配音、音效、音乐，以及此处列出的所有文件。时间线会在同一文件夹里找到片段。',
    },
  },
  timelineHint: '时间线引用 ZIP 里的文件：先解压，再在该文件夹中打开时间线。',
  import: '导入影片文件',
  importing: '正在导入…',
  imported: '正在重新制作这部影片。',
  importWrong: '这不是影片文件，或其中有不符合的内容。',
  importTooLarge: '这个文件太大，不是影片文件。',
  storyboard: {
    heading: '分镜表',
    page: '{page} / {pages}',
    seconds: '{seconds} 秒',
    narrator: '旁白',
    silent: '无台词',
    unfinished: '尚未绘制',
  },
};
