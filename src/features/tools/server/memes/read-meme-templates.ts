import { eq } from 'drizzle-orm';
import { secondsOf } from '#src/draft-engine/memes/panels.ts';
import { isMemeId, MEME_IDS, MEME_TEMPLATES, type MemeId } from '#src/draft-engine/memes/templates.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import type { ManagedMeme, MemeTemplateAnswer } from '../../meme/meme-contract.ts';
import { cn } from '../../meme/words/cn.ts';
import { en } from '../../meme/words/en.ts';
import { ja } from '../../meme/words/ja.ts';
import { ko } from '../../meme/words/ko.ts';
import type { TemplateWords } from '../../meme/words/template-words.ts';
import { memeTemplates } from './tables.ts';

/** Names of templates, words to find them by, and examples of their lines. */
export const TEMPLATE_WORDS: Readonly<Record<Language, Readonly<Record<MemeId, TemplateWords>>>> = { en, cn, ko, ja };

/** All templates in the admin's order, those without a row last; with whether they are offered. */
export async function readMemeOrder(executor: Executor): Promise<{ id: MemeId; visible: boolean }[]> {
  const rows = await executor.select().from(memeTemplates);
  const known = new Map(rows.map((row) => [row.id, row]));
  return MEME_IDS.map((id) => ({ id, visible: known.get(id)?.visible ?? true }))
    .map((one, index) => ({ ...one, position: known.get(one.id)?.position ?? rows.length + MEME_IDS.length + index }))
    .toSorted((first, second) => first.position - second.position)
    .map(({ id, visible }) => ({ id, visible }));
}

/** Throws MEME_HIDDEN for a template that is not offered, and for an unknown one. */
export async function requireOfferedMeme(executor: Executor, id: string): Promise<void> {
  const [row] = await executor
    .select({ visible: memeTemplates.visible })
    .from(memeTemplates)
    .where(eq(memeTemplates.id, id));
  if (!isMemeId(id) || row?.visible === false) {
    throw new AppError('MEME_HIDDEN');
  }
}

/** A template for those who make memes. */
export function presentTemplate(id: MemeId, language: Language): MemeTemplateAnswer {
  const template = MEME_TEMPLATES[id];
  const { name, lines } = TEMPLATE_WORDS[language][id];
  const [width, height] = template.size;
  return {
    id,
    name,
    words: LANGUAGES.map((one) => `${TEMPLATE_WORDS[one][id].name} ${TEMPLATE_WORDS[one][id].words}`)
      .join(' ')
      .toLowerCase(),
    aspect: `${width}:${height}`,
    lines: template.lines.map(({ style, most }, index) => ({ style, most, example: lines[index] ?? '' })),
    takesPhoto: template.photo !== undefined,
    seconds: secondsOf(template),
  };
}

/** A template for admins. */
export const presentManaged = ({ id, visible }: { id: MemeId; visible: boolean }, language: Language): ManagedMeme => ({
  id,
  name: TEMPLATE_WORDS[language][id].name,
  visible,
});
