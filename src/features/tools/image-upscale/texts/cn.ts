import type { ToolImageUpscaleTexts } from './en.ts';

export const cn: ToolImageUpscaleTexts = {
  heading: '图片放大',
  lead: '宽高放大两倍或四倍，细节真实：在本服务器上免费完成，有模型时也可由模型完成。',
  factor: '放大倍数',
  sizes: '{from} 放大到 {to} 像素',
  sizesSeconds: '{from} 放大到 {to} 像素，约 {seconds, number} 秒',
  sizesMinutes: '{from} 放大到 {to} 像素，约 {minutes, number} 分钟',
  factorTooLarge: '放大 {factor, number} 倍后，宽或高会超过 {pixels, number} 像素。',
  tooLarge: '图片太大，无法再放大两倍：结果的宽和高最多 {pixels, number} 像素。',
  content: '图片内容',
  contents: {
    guess: '自动判断',
    photo: '照片',
    drawing: '插画',
  },
  facesStay: '人脸保持原样，不会凭空添加内容。',
  faces: '优化人脸',
  make: '放大图片',
  name: '放大 {factor, number} 倍',
  begin: '放入一张小图',
  beginText: '照片、扫描件、插画或在这里生成的图片都可以。完成后拖动分界线对比效果。',
};
