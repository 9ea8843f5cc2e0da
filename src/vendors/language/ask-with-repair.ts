import * as z from 'zod';
import { VendorError } from '../vendor.ts';
import type { AskedModel, ChatMessage, ChatQuestion } from './ask-language-model.ts';

/** What can be used of an answer, or what is wrong with it, in words for the model. */
export type Judged<Value> = { value: Value; complaint?: undefined } | { value?: undefined; complaint: string };

/** What is said to the model of an answer that cannot be used, and what it is shown of that answer. */
const LONGEST_COMPLAINT = 600;
export const LONGEST_SHOWN = 12_000;

/**
 * Asks a language model, and once more where the answer cannot be used, telling it what was wrong. Throws VendorError:
 * what `ask` throws, and `failed` with the reason where the second answer cannot be used either.
 */
export async function askWithRepair<Value>(
  language: AskedModel,
  question: ChatQuestion,
  judge: (answer: unknown) => Judged<Value>,
): Promise<{ value: Value; model: string }> {
  const first = await language.ask(question);
  const judged = judge(first.value);
  if (judged.complaint === undefined) {
    return { value: judged.value, model: first.model };
  }
  const repair: ChatMessage[] = [
    { role: 'assistant', content: first.text.slice(0, LONGEST_SHOWN) },
    { role: 'user', content: `This cannot be used: ${judged.complaint}. Answer again, with the whole JSON.` },
  ];
  const second = await language.ask({ ...question, messages: [...question.messages, ...repair] });
  const again = judge(second.value);
  if (again.complaint === undefined) {
    return { value: again.value, model: second.model };
  }
  throw new VendorError(
    'failed',
    `${language.name}: the answer (${question.schemaName}) cannot be used: ${again.complaint}`,
  );
}

/** What an answer holds by its schema, or what is wrong with it. */
export function parsed<Value>(schema: z.ZodType<Value>, answer: unknown): Judged<Value> {
  const { success, data, error } = schema.safeParse(answer);
  if (success) {
    return { value: data };
  }
  const complaint = answer === undefined ? 'it is no JSON' : z.prettifyError(error).replaceAll(/\s+/g, ' ');
  return { complaint: complaint.slice(0, LONGEST_COMPLAINT) };
}
