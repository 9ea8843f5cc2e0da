import type { ToolVideoUpscaleTexts } from './en.ts';

export const cn: ToolVideoUpscaleTexts = {
  heading: '视频放大',
  lead: '宽高放大两倍或四倍，声音保留：在本服务器上免费完成，有模型时也可由模型完成。',
  clip: '视频',
  clipMissing: '请选择一段视频。',
  factor: '放大倍数',
  length: '时长',
  lengthOf: '{seconds, number} 秒，每秒 {frames, number} 帧',
  now: '现在',
  afterwards: '放大后',
  pixels: '{width} × {height} 像素',
  takes: '用时',
  takesSeconds: '在本服务器上约 {seconds, number} 秒',
  takesMinutes: '在本服务器上约 {minutes, number} 分钟',
  takesBoth: '{takes}，×2 与 ×4 一样',
  price: '价格',
  priceOf: '{coins, number} 影币：每开始一秒 {each, number} 影币',
  bestFor: '最适合动画与插画；实拍画面的线条会变锐利。',
  problems: {
    MEDIA_TOO_LONG: '视频太长：最多 {limitSeconds, number} 秒。',
    FILE_TOO_LARGE: '视频文件太大：最多 {limitMegabytes, number} MB。',
    MEDIA_TOO_LARGE: '视频画面太大，无法这样放大：宽或高最多 {limitPixels, number} 像素。',
    CLIP_TAKES_TOO_LONG:
      '本服务器大约需要 {minutes, number} 分钟，最多只能用 {limitMinutes, number} 分钟。请选更短或更小的视频，或选用模型。',
  },
  make: '放大视频',
  name: '放大 {factor, number} 倍的视频',
  source: '之前',
  sourceOf: '之前：{width} × {height} 像素',
  begin: '放入一段小视频',
  beginText: '动画、旧录像或在这里生成的视频都可以。下单前会显示时长、尺寸、价格和用时。',
};
