import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { charactersOver } from '#src/platform/browser/ui/length-note.tsx';
import { useDebounced } from '#src/platform/browser/use-debounced.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { ToolsApi } from '../../web/tools-api.ts';
import type { AudioFields } from './audio-fields.ts';

/** Pause after the last key before the text is read, milliseconds. */
const REST_MILLISECONDS = 500;

/** What the draft engine understands of the text for the chosen clip, and where it places it. */
export function useSoundReading({ clip, prompt, notWanted }: Pick<AudioFields, 'clip' | 'prompt' | 'notWanted'>) {
  const { tools } = useApi<ToolsApi>();
  const { language } = useLanguage();
  const text = useDebounced(JSON.stringify([prompt, notWanted]), REST_MILLISECONDS);
  const [asked = '', refused = ''] = JSON.parse(text) as string[];
  const isShort = [asked, refused].every((one) => charactersOver(one, LIMITS.tools.promptCharacters) === 0);
  return useQuery({
    queryKey: ['clip-sound', clip?.id, asked, refused, language],
    queryFn: ({ signal }) =>
      tools.readClipSound({ clip: clip?.id ?? '', prompt: asked, notWanted: refused }, { signal }),
    enabled: clip !== null && isShort,
    // What is known of another clip says nothing of this one.
    placeholderData: (before, query) => (query?.queryKey[1] === clip?.id ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
