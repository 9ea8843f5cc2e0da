import { askDraft } from '#src/foundation/generation/server/ask-draft.ts';
import type { ToolId } from '#src/shared/catalogue/tools.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { ToolDependencies } from './tool-dependencies.ts';

/** A short prompt of each language. */
const PROMPTS: Readonly<Record<Language, string>> = { en: 'a cat', cn: '一只猫', ko: '고양이', ja: '一匹の猫' };
/** Tools whose prompts the engine reads. */
const READING_TOOLS: ReadonlySet<ToolId> = new Set<ToolId>(['image', 'video', 'sora', 'sticker']);

/**
 * Gets the draft engine ready to read prompts of a language when somebody opens a tool that needs it: its dictionaries
 * take a second or two to load, and up to 300 MB of memory, which nobody pays who opens none. Once for each language.
 */
export function createReadingPreparation(
  dependencies: Pick<ToolDependencies, 'vendors' | 'log'>,
): (tool: ToolId, language: Language) => void {
  const prepared = new Set<Language>();
  return (tool, language) => {
    if (!READING_TOOLS.has(tool) || prepared.has(language)) {
      return;
    }
    prepared.add(language);
    askDraft(
      dependencies,
      { holder: 'preparation' },
      { kind: 'text', task: 'suggest-for-prompt', prompt: { text: PROMPTS[language], language } },
    ).catch((error: unknown) => {
      prepared.delete(language);
      dependencies.log.debug({ err: error }, 'the reading of prompts was not prepared');
    });
  };
}
