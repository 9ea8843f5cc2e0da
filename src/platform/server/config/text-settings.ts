import { setting, text, webAddress } from './setting-kinds.ts';

/** A server with a language model that speaks OpenAI's protocol. */
export interface TextServerConfig {
  /** Without a slash at its end. */
  readonly url: string;
  /** Secret. */
  readonly key?: string;
  readonly model: string;
}

/** How a language model of the operator is set up. */
export const TEXT_SETTINGS = {
  KINORA_TEXT_URL: setting({
    schema: webAddress(['http:', 'https:'], 'http://127.0.0.1:11434/v1'),
    comment:
      'Base URL of a language model that speaks the OpenAI protocol (POST /chat/completions), such as one of Ollama, vLLM, llama.cpp or LM Studio: it reads ideas and words films instead of the built-in rules. See docs/operating/language-models.md.',
    default: 'the built-in rules write the stories',
  }),
  KINORA_TEXT_KEY: setting({
    schema: text,
    comment: 'The key of that server, sent as a bearer token.',
    default: 'none is sent',
    secret: true,
  }),
  KINORA_TEXT_MODEL: setting({
    schema: text.max(100),
    comment: 'The model that is asked for at that server.',
    default: 'none; needed with the URL',
  }),
} as const;

/** The values of the settings that are read here. */
interface TextValues {
  KINORA_TEXT_URL?: string;
  KINORA_TEXT_KEY?: string;
  KINORA_TEXT_MODEL?: string;
}

/** The server with a language model when its URL is given; a URL without a model, or the reverse, is a mistake. */
export function readTextServer(values: TextValues, mistakes: string[]): TextServerConfig | undefined {
  const { KINORA_TEXT_URL: url, KINORA_TEXT_KEY: key, KINORA_TEXT_MODEL: model } = values;
  if (url !== undefined && model !== undefined) {
    return { url: url.replace(/\/+$/, ''), ...(key === undefined ? {} : { key }), model };
  }
  const isBegun = [url, key, model].some((value) => value !== undefined);
  if (isBegun && mistakes.length === 0) {
    mistakes.push('KINORA_TEXT_URL and KINORA_TEXT_MODEL are needed together');
  }
  return undefined;
}
