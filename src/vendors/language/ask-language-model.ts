import { askVendor, errorOfAnswer, readObject, type VendorAnswer } from '../http/ask-vendor.ts';
import { VendorError, type VendorErrorKind } from '../vendor.ts';

/** A language model behind OpenAI's protocol. */
export interface LanguageModel {
  /** As it is named in errors. */
  name: string;
  /** Without a slash at its end. */
  url: string;
  /** Secret. */
  key?: string | undefined;
  model: string;
  /** Further fields of the request that this service takes. */
  parameters?: Readonly<Record<string, unknown>>;
}

/** One message of a conversation. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What is asked of a model. */
export interface ChatQuestion {
  messages: readonly ChatMessage[];
  /** JSON schema of the answer, and its name. */
  schema: object;
  schemaName: string;
}

/** A language model that is asked within limits. */
export interface AskedModel {
  /** As it is named in errors. */
  name: string;
  ask(question: ChatQuestion): Promise<ChatAnswer>;
}

/** A model's answer. */
export interface ChatAnswer {
  /** The JSON that it holds; undefined where it holds none. */
  value: unknown;
  text: string;
  /** The model that answered, by the service's own word. */
  model: string;
}

const LONGEST_MODEL_NAME = 100;
const FENCE = '```';
/** What some models write before they answer. */
const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>/;

/**
 * Asks a language model for one JSON object (POST /chat/completions). Sends one request, which may be sent again, and
 * waits so many seconds for the whole answer. Throws VendorError: `busy` where the service was not reached or did not
 * answer in time, `refused` where the model would not write it, otherwise what the service's error means; or the
 * signal's reason.
 */
export async function askLanguageModel(
  language: LanguageModel,
  question: ChatQuestion,
  { mostSeconds, signal }: { mostSeconds: number; signal: AbortSignal },
): Promise<ChatAnswer> {
  const answer = await askVendor({
    vendor: language.name,
    method: 'POST',
    url: `${language.url}/chat/completions`,
    headers: language.key === undefined ? {} : { authorization: `Bearer ${language.key}` },
    body: {
      model: language.model,
      messages: question.messages,
      response_format: {
        type: 'json_schema',
        json_schema: { name: question.schemaName, strict: true, schema: question.schema },
      },
      stream: false,
      ...language.parameters,
    },
    isSubmit: false,
    mostSeconds,
    signal,
  });
  return readAnswer(answer, language);
}

/** The parts of a completion that are read. */
interface Completion {
  error?: unknown;
  model?: unknown;
  choices?: unknown;
}
interface Choice {
  error?: unknown;
  finish_reason?: unknown;
  message?: { content?: unknown; refusal?: unknown } | null;
}

function readAnswer(answer: VendorAnswer, language: LanguageModel): ChatAnswer {
  if (answer.status !== 200) {
    throw errorOfAnswer(answer);
  }
  const { error, model, choices } = readObject(answer) as Completion;
  const choice = (Array.isArray(choices) ? choices[0] : undefined) as Choice | null | undefined;
  const failure = error ?? choice?.error;
  if (failure !== undefined && failure !== null) {
    throw errorInside(answer, failure);
  }
  const text = textOf(choice ?? {}, language);
  return { value: parse(withoutFence(text)), text, model: nameOf(model) ?? language.model };
}

/** What the model wrote. Throws VendorError `refused` or `failed` where that is no whole answer. */
function textOf({ finish_reason: finish, message }: Choice, { name }: LanguageModel): string {
  if (finish === 'content_filter' || typeof message?.refusal === 'string') {
    throw new VendorError('refused', `${name}: the model refused`);
  }
  if (finish === 'length') {
    throw new VendorError('failed', `${name}: the answer was cut off at the model's limit`);
  }
  if (typeof message?.content !== 'string') {
    throw new VendorError('failed', `${name} answered without a text`);
  }
  return message.content.replace(THOUGHTS, '');
}

/** The error that stands in an answer with status 200. */
function errorInside(answer: VendorAnswer, error: unknown): VendorError {
  const { code, message, metadata } = (typeof error === 'object' ? error : { message: error }) as {
    code?: unknown;
    message?: unknown;
    metadata?: { reasons?: unknown } | null;
  };
  const status = typeof code === 'number' && code >= 400 && code < 600 ? code : 500;
  const kind: VendorErrorKind | undefined = metadata?.reasons === undefined ? undefined : 'refused';
  return errorOfAnswer({ ...answer, status }, { kind, reason: typeof message === 'string' ? message : undefined });
}

/** A model's name that can be stored and shown. */
function nameOf(model: unknown): string | undefined {
  return typeof model === 'string' && /^[\w.:/@+ -]+$/.test(model) && model.length <= LONGEST_MODEL_NAME
    ? model
    : undefined;
}

/** What stands inside the fence around a text, from the line below its beginning; the text where there is none. */
function withoutFence(text: string): string {
  const trimmed = text.trim();
  const begin = trimmed.indexOf('\n');
  const end = trimmed.lastIndexOf(FENCE);
  return trimmed.startsWith(FENCE) && begin >= 0 && end > begin ? trimmed.slice(begin + 1, end) : trimmed;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
