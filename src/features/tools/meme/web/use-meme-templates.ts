import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { charactersOver } from '#src/platform/browser/ui/length-note.tsx';
import { useDebounced } from '#src/platform/browser/use-debounced.ts';
import type { ToolsApi } from '../../web/tools-api.ts';
import type { MemeTemplateAnswer } from '../meme-contract.ts';

/** First part of the query keys of templates. */
export const MEME_TEMPLATES_KEY = 'meme-templates';
const STALE_MILLISECONDS = 60_000;
/** Pause after the last key before the picture is drawn anew, milliseconds. */
const REST_MILLISECONDS = 120;

/** The templates that are offered, in their order. */
export function useMemeTemplates() {
  const { tools } = useApi<ToolsApi>();
  const { language } = useLanguage();
  return useQuery({
    queryKey: [MEME_TEMPLATES_KEY, language],
    queryFn: ({ signal }) => tools.listMemeTemplates({}, { signal }),
    staleTime: STALE_MILLISECONDS,
  });
}

/** A picture of what will be made, as a data URL; while another one is drawn the last one is kept. */
export function useMemePreview(template: MemeTemplateAnswer | undefined, lines: readonly string[], photo?: string) {
  const { tools } = useApi<ToolsApi>();
  const { language } = useLanguage();
  const written = template?.lines.map((_, index) => lines[index] ?? '') ?? [];
  const asked = useDebounced(JSON.stringify([template?.id, written, photo]), REST_MILLISECONDS);
  const isLong = template?.lines.some(({ most }, index) => charactersOver(written[index] ?? '', most) > 0);
  const [id, texts = [], picture] = JSON.parse(asked) as [string?, string[]?, string?];
  const isReady = template !== undefined && id === template.id && isLong === false;
  return useQuery({
    queryKey: ['meme-preview', asked, language],
    queryFn: isReady
      ? async ({ signal }) => {
          const file = await tools.previewMeme(
            { template: template.id, lines: texts, ...(picture ? { photo: picture } : {}) },
            { signal },
          );
          return { template: template.id, address: await asAddress(file) };
        }
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 20_000,
    retry: false,
  });
}

function asAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture could not be read')));
    reader.readAsDataURL(file);
  });
}
