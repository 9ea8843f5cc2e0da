import type { FilmTimelineTexts } from './en.ts';

export const cn: FilmTimelineTexts = {
  region: '时间线',
  shots: '按时间排列的镜头',
  count: '{count, number} 个镜头',
  length: '{seconds, number, ::.0} 秒',
  shotName: '镜头 {number, number}：{line}，{seconds, number, ::.0} 秒',
  noText: '无台词',
  playhead: '影片进度',
  failed: '失败',
  trim: '拖动以改变时长',
  lineOverlaps: '这句还没说完，下一句就开始了。请延长镜头，或缩短台词。',
  lineCutOff: '这句还没说完，影片就结束了。请延长镜头，或缩短台词。',
  noMusic: '还没有音乐',
  insertAfter: '在镜头 {number, number} 之后插入镜头',
  inspect: '镜头 {number, number} 的详情',
  pace: { short: '过短', long: '过长' },
  lanes: '轨道',
  lane: { time: '时间', shots: '画面', voice: '人声', sounds: '音效', music: '音乐' },
  zoom: { fit: '适应', in: '放大', out: '缩小', level: '缩放' },
  auto: {
    made: '{of, number} 个镜头中已完成 {made, number} 个',
    making: '正在制作镜头 {number, number}',
    pause: '停在这里',
    follow: '跟随制作进度',
    adjust: '切换到时间线调整',
  },
};
