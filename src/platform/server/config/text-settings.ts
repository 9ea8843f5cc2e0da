/** A server with a language model that speaks OpenAI's protocol. */
export interface TextServerConfig {
  /** Without a slash at its end. */
  readonly url: string;
  /** Secret. */
  readonly key?: string;
  readonly model: string;
}

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
