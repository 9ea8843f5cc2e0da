import type { ModelEntry } from './model-entry.ts';

/** Models on a server of the operator. */
export const OWN_MODELS: readonly ModelEntry[] = [
  {
    id: 'own-text',
    label: "This site's language model",
    kind: 'text',
    vendor: 'openai-compatible',
    vendorModel: 'own-text',
    company: 'Self-hosted',
    priceCoins: 0,
    premium: false,
    isNew: false,
    lifecycle: { state: 'live' },
    inputs: ['text'],
    description: {
      en: 'Reads your idea and writes title, story and lines on this site’s own server.',
      cn: '由本站自己服务器上的语言模型理解创意，写出片名、故事和台词。',
      ko: '이 사이트의 자체 서버에서 언어 모델이 아이디어를 읽고 제목과 이야기, 대사를 씁니다.',
      ja: 'このサイト独自のサーバーにある言語モデルがアイデアを読み、題名と物語、せりふを書きます。',
    },
  },
];
