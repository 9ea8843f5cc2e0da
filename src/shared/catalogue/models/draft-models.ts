import type { Language } from '../../language/languages.ts';
import { FEATURE_PRICES } from '../prices.ts';
import type { ModelEntry, ModelKind } from './model-entry.ts';

/** Description of each engine part, for the model menu. */
const DESCRIPTIONS: Partial<Record<ModelKind, Readonly<Record<Language, string>>>> = {
  text: {
    en: 'Writes story and script by Kinora’s own rules, on this server.',
    cn: '由 Kinora 自己的引擎在本服务器上写出故事和剧本。',
    ko: 'Kinora 자체 엔진이 이 서버에서 이야기와 대본을 씁니다.',
    ja: 'Kinora独自のエンジンが、このサーバーで物語と脚本を書きます。',
  },
  image: {
    en: 'Draws every picture on this server, in the chosen look.',
    cn: '在本服务器上按所选画风绘制每一幅画面。',
    ko: '고른 화풍으로 이 서버에서 모든 그림을 그립니다.',
    ja: '選んだ画風で、このサーバーですべての絵を描きます。',
  },
  video: {
    en: 'Moves figures and camera through the drawn pictures, on this server.',
    cn: '在本服务器上让人物与镜头在画面中动起来。',
    ko: '그린 그림 속에서 인물과 카메라를 이 서버에서 움직입니다.',
    ja: '描いた絵の中で人物とカメラを、このサーバーで動かします。',
  },
  music: {
    en: 'Composes a score that fits the mood, on this server.',
    cn: '在本服务器上按气氛谱写配乐。',
    ko: '분위기에 맞는 음악을 이 서버에서 작곡합니다.',
    ja: '雰囲気に合う音楽を、このサーバーで作曲します。',
  },
  'image-edit': {
    en: 'Crops, turns, brightens, blurs, writes and paints over as you say, on this server.',
    cn: '在本服务器上按你的话裁剪、旋转、调色、虚化、加字或改成画风。',
    ko: '말한 대로 자르고 돌리고 밝게 하고 흐리게 하고 글자를 넣고 화풍을 입힙니다. 이 서버에서 합니다.',
    ja: '言葉のとおりに、切り抜き、回転、色の調整、ぼかし、文字入れ、画風の変更をこのサーバーで行います。',
  },
  'image-upscale': {
    en: 'Enlarges photographs and drawings with small models on this server, true to their colours.',
    cn: '用本服务器上的小型模型放大照片与插画，忠实保留色彩。',
    ko: '이 서버의 작은 모델로 사진과 그림을 색 그대로 확대합니다.',
    ja: 'このサーバーの小さなモデルで、写真やイラストを色に忠実に拡大します。',
  },
  'video-edit': {
    en: 'Cuts, slows, turns round, recolours, paints over and steadies clips on this server, by edits that you can change.',
    cn: '在本服务器上剪辑、变速、倒放、调色、画风化并防抖，每一项都可以再调整。',
    ko: '이 서버에서 영상을 자르고 속도를 바꾸고 거꾸로 돌리고 색과 화풍을 입히고 흔들림을 잡습니다. 하나하나 바꿀 수 있습니다.',
    ja: 'このサーバーで動画を切り、速さを変え、逆再生し、色や画風を変え、手ぶれを抑えます。どれもあとから調整できます。',
  },
  'video-upscale': {
    en: 'Enlarges clips frame by frame on this server, with their sound: best for drawings; photographs get sharper lines.',
    cn: '在本服务器上逐帧放大视频并保留声音：最适合动画与插画；实拍画面线条会变锐利。',
    ko: '이 서버에서 영상을 한 장씩 소리까지 그대로 키웁니다. 그림에 가장 좋고, 실사는 선이 또렷해집니다.',
    ja: 'このサーバーで動画を一コマずつ、音はそのままに拡大します。イラスト向きで、実写は輪郭がくっきりします。',
  },
  'cut-out': {
    en: 'Cuts out people, animals and things with a small model on this server; nothing leaves it.',
    cn: '用本服务器上的小型模型抠出人物、动物与物品，图片不外传。',
    ko: '이 서버의 작은 모델로 사람과 동물, 사물을 오려 냅니다. 그림은 밖으로 나가지 않습니다.',
    ja: 'このサーバーの小さなモデルで、人や動物、物を切り抜きます。画像は外に出ません。',
  },
  view: {
    en: 'Turns characters that it drew itself; of any other picture it guesses a relief.',
    cn: '自己画的角色可以真正转动；其他图片则推测出浮雕。',
    ko: '직접 그린 인물은 그대로 돌리고, 다른 그림은 부조로 짐작해 만듭니다.',
    ja: '自分で描いた人物はそのまま回し、ほかの画像は浮き彫りとして推測します。',
  },
  'model-3d': {
    en: 'Carves a solid from the outlines and paints it with the pictures, on this server.',
    cn: '在本服务器上按轮廓雕出立体，再贴上图片。',
    ko: '이 서버에서 윤곽대로 입체를 깎고 그림을 입힙니다.',
    ja: 'このサーバーで輪郭から立体を削り出し、画像を貼ります。',
  },
  meme: {
    en: 'Draws memes and lets them move, on this server.',
    cn: '在本服务器上绘制表情包，也能让它动起来。',
    ko: '이 서버에서 밈을 그리고 움직이게 합니다.',
    ja: 'このサーバーでミームを描き、動かします。',
  },
  subtitles: {
    en: 'Keeps lines that you write or bring as a file, and burns them into the picture, on this server.',
    cn: '保存你写下或导入的字幕，并在本服务器上把它烧录进画面。',
    ko: '직접 쓰거나 파일로 가져온 자막을 보관하고, 이 서버에서 화면에 입힙니다.',
    ja: '書いた字幕やファイルで持ってきた字幕を保存し、このサーバーで映像に焼き込みます。',
  },
  'clip-sound': {
    en: 'Takes noise out of speech, sets the loudness and adds the sounds that you name, on the cuts, on this server.',
    cn: '在本服务器上去除人声噪音、校准响度，并把你说的声音加在剪辑点上。',
    ko: '이 서버에서 말소리의 잡음을 없애고 음량을 맞추며, 말한 소리를 컷에 맞춰 넣습니다.',
    ja: 'このサーバーで話し声の雑音を取り、音量を整え、言葉で指定した音をカットに合わせて加えます。',
  },
  'lip-sync': {
    en: 'Lets the face of a picture speak, drawn ones too: mouth, eyes and head, on this server.',
    cn: '让图片中的面孔开口说话，手绘的也可以：嘴、眼睛与头部都会动，全在本服务器上完成。',
    ko: '그림 속 얼굴이 말하게 합니다. 그린 얼굴도 됩니다. 입과 눈, 머리를 이 서버에서 움직입니다.',
    ja: '画像の顔に話をさせます。描かれた顔でも大丈夫です。口と目と頭を、このサーバーで動かします。',
  },
  template: {
    en: 'Draws ready-made scenes with your photo and words, with music and sounds, on this server.',
    cn: '在本服务器上用你的照片和文字绘制现成的场景，并配上音乐与声音。',
    ko: '준비된 장면에 사진과 글을 넣어 음악과 소리까지 이 서버에서 만듭니다.',
    ja: '用意された場面に写真と言葉を入れ、音楽と音をつけて、このサーバーで描きます。',
  },
};

function draft(kind: ModelKind, extra: Pick<ModelEntry, 'inputs'> & Partial<ModelEntry>): ModelEntry {
  const description = DESCRIPTIONS[kind];
  return {
    id: `draft-${kind}`,
    label: 'Draft',
    kind,
    vendor: 'draft',
    vendorModel: `draft-${kind}-1`,
    company: 'Kinora',
    priceCoins: 0,
    premium: false,
    isNew: false,
    lifecycle: { state: 'live' },
    ...(description ? { description } : {}),
    ...extra,
  };
}

/** Listens to English speech: weights that come by a command of their own. */
const HEARING: ModelEntry = {
  ...draft('subtitles', { inputs: ['clip', 'sound'] }),
  id: 'draft-hearing',
  vendorModel: 'whisper-base-en',
  description: {
    en: 'Writes down English speech with its times, with a small model on this server; nothing leaves it.',
    cn: '用本服务器上的小型模型听写英语并标出时间，内容不外传。',
    ko: '이 서버의 작은 모델로 영어 말소리를 시간과 함께 받아 적습니다. 밖으로 나가지 않습니다.',
    ja: 'このサーバーの小さなモデルで、英語の音声を時刻つきで書き起こします。外には出ません。',
  },
};

/** Models that run on the server itself: no key, free, always available (CAT-25). */
export const DRAFT_MODELS: readonly ModelEntry[] = [
  draft('text', { inputs: ['text'] }),
  draft('image', { inputs: ['text'], resolutions: ['720p', '1080p'] }),
  draft('video', { inputs: ['text'], resolutions: ['720p', '1080p'] }),
  draft('voice', { inputs: ['text'] }),
  draft('music', { inputs: ['text'] }),
  draft('sound', { inputs: ['text'] }),
  draft('image-edit', { inputs: ['text', 'image'], priceCoins: FEATURE_PRICES.flip }),
  draft('image-upscale', { inputs: ['image'] }),
  draft('video-edit', { inputs: ['text', 'clip'] }),
  draft('video-upscale', { inputs: ['clip'] }),
  draft('subtitles', { inputs: ['clip', 'text'] }),
  HEARING,
  draft('clip-sound', { inputs: ['clip'] }),
  draft('cut-out', { inputs: ['image'] }),
  draft('view', { inputs: ['image'] }),
  draft('model-3d', { inputs: ['image', 'references'] }),
  draft('lip-sync', { inputs: ['image', 'sound'] }),
  draft('meme', { inputs: ['text', 'image'] }),
  draft('template', { inputs: ['image', 'text'] }),
];
