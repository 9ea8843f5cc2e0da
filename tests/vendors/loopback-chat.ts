import { startLoopback, type Call, type Loopback, type Reply } from './loopback-service.ts';

/** What the language model on this machine answers, by the schema that it is asked for. */
export interface ChatAnswers {
  idea: unknown;
  words: unknown;
  criticism?: unknown;
  /** What it writes once it was criticised; the words where absent. */
  rewriting?: unknown;
  /** A prompt written richer. */
  prompt?: unknown;
}

/** A server with a language model that speaks OpenAI's protocol (POST /chat/completions). */
export async function startLoopbackChat(answers: ChatAnswers): Promise<Loopback> {
  return startLoopback((call) => {
    const asked = askedOf(call);
    const answer = asked === 'rewriting' ? (answers.rewriting ?? answers.words) : asked && answers[asked];
    return call.path === '/chat/completions' && asked ? completion(answer) : undefined;
  });
}

/** A completion with this text or JSON. */
export function completion(content: unknown, finishReason = 'stop'): Reply {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return {
    status: 200,
    json: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      model: 'loopback-7b',
      choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content: text } }],
    },
  };
}

/** Which answer a call asks for. */
export function askedOf({ json }: Call): keyof ChatAnswers | undefined {
  const format = json?.['response_format'] as { json_schema?: { name?: unknown; strict?: unknown } } | undefined;
  const { name, strict } = format?.json_schema ?? {};
  if (strict !== true || (name !== 'idea' && name !== 'words' && name !== 'criticism' && name !== 'prompt')) {
    return undefined;
  }
  const [, question] = (json?.['messages'] ?? []) as { content: string }[];
  return name === 'words' && question?.content.includes('"criticism":[') ? 'rewriting' : name;
}
