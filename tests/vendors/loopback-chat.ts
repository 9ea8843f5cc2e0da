import { startLoopback, type Call, type Loopback, type Reply } from './loopback-service.ts';

/** What the language model on this machine answers, by the schema that it is asked for. */
export interface ChatAnswers {
  idea: unknown;
  words: unknown;
}

/** A server with a language model that speaks OpenAI's protocol (POST /chat/completions). */
export async function startLoopbackChat(answers: ChatAnswers): Promise<Loopback> {
  return startLoopback((call) => {
    const schema = schemaOf(call);
    return call.path === '/chat/completions' && schema ? completion(answers[schema]) : undefined;
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
export function schemaOf({ json }: Call): keyof ChatAnswers | undefined {
  const format = json?.['response_format'] as { json_schema?: { name?: unknown; strict?: unknown } } | undefined;
  const { name, strict } = format?.json_schema ?? {};
  return strict === true && (name === 'idea' || name === 'words') ? name : undefined;
}
