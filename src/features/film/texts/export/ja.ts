import type { FilmExportTexts } from './en.ts';

export const ja: FilmExportTexts = {
  title: '映画を書き出す',
  text: 'ほかのソフトで使うファイルです。未完成のものは含まれません。',
  formerCut:
    '完成版とその音声トラックは、最後に変更する前のものです。ZIPでは「former-cut」フォルダーに入り、タイムラインでは使われません。',
  download: '{name} をダウンロード',
  load: 'ダウンロード',
  busy: '準備しています…',
  groups: { timelines: '編集用', subtitles: '字幕', papers: '印刷と保存' },
  formats: {
    srt: { name: 'SubRip (SRT)', use: 'ほとんどのプレーヤーや動画サイトで使える字幕。' },
    vtt: { name: 'WebVTT', use: 'ウェブページ用の字幕。' },
    edl: {
      name: 'EDL (CMX 3600)',
      use: 'どの編集・グレーディングソフトでも読める編集リスト。クリップとディゾルブ。',
    },
    fcpxml: { name: 'FCPXML', use: 'Final Cut ProとDaVinci Resolve用。音声とマーカー付き。' },
    otio: {
      name: 'OpenTimelineIO',
      use: 'DaVinci ResolveやPremiere Proなど、.otioを読むソフト用。音声とマーカー付き。',
    },
    json: { name: '映画ファイル（JSON）', use: '設定、物語、ショット。自分でもほかの人でも、また読み込めます。' },
    pdf: { name: '絵コンテ（PDF）', use: '全ショットの画、長さ、カメラ、せりふ。印刷用。' },
    zip: {
      name: 'すべて（ZIP）',
      use: 'クリップ、画像、声、効果音、音楽と、ここに並ぶすべてのファイル。タイムラインは、同じZIPに入っているクリップを参照します。',
    },
  },
  parts: 'ZIPに入れるもの',
  part: {
    pictures: '画像',
    clips: 'クリップ',
    voices: '音声',
    sounds: '効果音',
    music: '音楽',
    stems: '完成版の音声トラック',
    cut: '完成版',
  },
  partMissing: 'タイムラインが使えるのは、ZIPに入っているファイルだけです。',
  timelineHint: 'タイムラインはZIPの中のファイルを使います。展開して、そのフォルダーの中で開いてください。',
  import: '映画ファイルを読み込む',
  importing: '読み込んでいます…',
  imported: '映画を新しく作っています。',
  importWrong: '映画ファイルではないか、合わない内容が含まれています。',
  importTooLarge: '映画ファイルにしては大きすぎます。',
  storyboard: {
    heading: '絵コンテ',
    page: '{page} / {pages}',
    seconds: '{seconds} 秒',
    narrator: 'ナレーション',
    silent: 'せりふなし',
    unfinished: '未作画',
  },
};
