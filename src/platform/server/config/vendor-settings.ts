import { setting, text, webAddress, wholeNumber, type Setting } from './setting-kinds.ts';

/** A vendor whose service an operator sets up by a key: the names of its settings, and what it is. */
interface VendorSetting {
  /** Between KINORA_ and _KEY or _URL. */
  readonly name: string;
  /** As people know it. */
  readonly label: string;
  readonly url: string;
  /** What it serves here. */
  readonly serves: string;
}

/** The vendors that are set up by a key, by their names in the catalogue. */
export const KEYED_VENDORS = {
  fal: {
    name: 'FAL',
    label: 'fal',
    url: 'https://queue.fal.run',
    serves: 'pictures, clips, music, sounds and what single tools do, by most models of the catalogue',
  },
  replicate: {
    name: 'REPLICATE',
    label: 'Replicate',
    url: 'https://api.replicate.com/v1',
    serves: 'a second way to several pictures and clips',
  },
  openai: {
    name: 'OPENAI',
    label: 'OpenAI',
    url: 'https://api.openai.com/v1',
    serves: 'pictures, speech, texts and the check of contents',
  },
  google: {
    name: 'GOOGLE',
    label: 'Google (Gemini API)',
    url: 'https://generativelanguage.googleapis.com/v1beta',
    serves: 'pictures, clips by Veo, and texts',
  },
  openrouter: {
    name: 'OPENROUTER',
    label: 'OpenRouter',
    url: 'https://openrouter.ai/api/v1',
    serves: 'texts by the language models of many companies, some of them free',
  },
  elevenlabs: {
    name: 'ELEVENLABS',
    label: 'ElevenLabs',
    url: 'https://api.elevenlabs.io',
    serves: 'speech, music and sounds',
  },
  bytedance: {
    name: 'ARK',
    label: 'Volcengine Ark',
    url: 'https://ark.cn-beijing.volces.com/api/v3',
    serves: 'a second way to Seedream, for pictures and edits, and Seedance',
  },
  dashscope: {
    name: 'DASHSCOPE',
    label: 'DashScope',
    url: 'https://dashscope-intl.aliyuncs.com',
    serves: 'a second way to Qwen Image, for pictures and edits, and Wan',
  },
  qianfan: {
    name: 'QIANFAN',
    label: 'Baidu Qianfan',
    url: 'https://qianfan.baidubce.com',
    serves: 'clips by MuseSteamer',
  },
} as const satisfies Record<string, VendorSetting>;
export type KeyedVendor = keyof typeof KEYED_VENDORS;
type SettingName = `KINORA_${(typeof KEYED_VENDORS)[KeyedVendor]['name']}_${'KEY' | 'URL'}`;
type ConcurrencyName = `KINORA_${(typeof KEYED_VENDORS)[KeyedVendor]['name']}_CONCURRENCY`;

const keySchema = text.regex(/^[\x21-\x7e]{8,400}$/, 'must be a key: 8 to 400 signs without spaces');

/** The only vendor whose signing secret cannot be read with its key. */
const WEBHOOK_SECRET = 'KINORA_OPENROUTER_WEBHOOK_SECRET';
type SecretName = typeof WEBHOOK_SECRET;

const SECRET_SETTINGS: Readonly<Record<SecretName, Setting<string>>> = {
  [WEBHOOK_SECRET]: setting({
    schema: text.regex(/^[\x21-\x7e]{16,400}$/, 'must be a signing secret: 16 to 400 signs without spaces'),
    comment:
      'The signing secret of webhooks in the settings of your workspace at OpenRouter, by which it says when a clip is ready. Needs a KINORA_PUBLIC_URL with https.',
    default: 'clips are asked after every few seconds',
    secret: true,
  }),
};

/** The settings of each vendor: its key, its address to reach it elsewhere, and how much it is asked for at a time. */
const EACH_VENDOR_SETTINGS = Object.fromEntries(
  Object.values(KEYED_VENDORS).flatMap(
    ({ name, label, url, serves }): [string, Setting<string> | Setting<number>][] => [
      [
        `KINORA_${name}_KEY`,
        setting({
          schema: keySchema,
          comment: `Your key at ${label}, for ${serves}.`,
          default: 'its models cannot be chosen',
          secret: true,
        }),
      ],
      [
        `KINORA_${name}_URL`,
        setting({
          schema: webAddress(['http:', 'https:'], url),
          comment: `Base URL of ${label}: another region, or a proxy of yours. Your key is sent there.`,
          default: url,
        }),
      ],
      [
        `KINORA_${name}_CONCURRENCY`,
        setting({
          schema: wholeNumber(1, 1000),
          comment: `Most requests to ${label} that wait or are worked on at a time, for the whole site. Set what your account there allows.`,
          default: 'what a small account allows (src/shared/catalogue/vendor-limits.ts)',
        }),
      ],
    ],
  ),
) as Readonly<Record<SettingName, Setting<string>> & Record<ConcurrencyName, Setting<number>>>;

/** All settings of vendors that are set up by a key. */
export const VENDOR_SETTINGS = { ...EACH_VENDOR_SETTINGS, ...SECRET_SETTINGS };

/** A vendor's service as an operator set it up. */
export interface VendorAccess {
  /** Without a slash at its end. */
  readonly url: string;
  /** Secret; absent: not set up by the environment. */
  readonly key?: string;
  /** Most requests at a time; absent: the usual number. */
  readonly concurrency?: number;
  /** Secret by which the service signs its calls; absent where it cannot be set, or is not. */
  readonly webhookSecret?: string;
}

/** Where each vendor is reached and, where one is given, with which key. */
export function readVendors(
  values: Readonly<Partial<Record<SettingName | SecretName, string> & Record<ConcurrencyName, number>>>,
): Readonly<Record<KeyedVendor, VendorAccess>> {
  const secret = values[WEBHOOK_SECRET];
  return Object.fromEntries(
    Object.entries(KEYED_VENDORS).map(([vendor, { name, url }]): [string, VendorAccess] => {
      const key = values[`KINORA_${name}_KEY` as SettingName];
      const given = values[`KINORA_${name}_URL` as SettingName];
      const concurrency = values[`KINORA_${name}_CONCURRENCY` as ConcurrencyName];
      return [
        vendor,
        {
          url: (given ?? url).replace(/\/+$/, ''),
          ...(key === undefined ? {} : { key }),
          ...(concurrency === undefined ? {} : { concurrency }),
          ...(vendor === 'openrouter' && secret !== undefined ? { webhookSecret: secret } : {}),
        },
      ];
    }),
  ) as Record<KeyedVendor, VendorAccess>;
}
