import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { charactersOver } from '#src/platform/browser/ui/length-note.tsx';
import { useDebounced } from '#src/platform/browser/use-debounced.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PROMPT_FACETS, type PromptFacet } from '#src/shared/catalogue/prompt-facets.ts';
import { isOffering, type PromptTool } from '#src/shared/catalogue/prompt-matters.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { hasWords, PROMPT_JOINTS, withoutWords, withWords } from '#src/shared/prompt-words.ts';
import type { PromptSuggestion } from '../prompt-contract.ts';
import type { ToolsApi } from './tools-api.ts';

/** Pause after the last key before the prompt is read, milliseconds. */
const REST_MILLISECONDS = 600;

/** Words for a prompt, in the language that they are written in. */
export interface PromptChip extends PromptSuggestion {
  language: Language;
  isTaken: boolean;
}

type Taken = Omit<PromptChip, 'isTaken'>;

const without = (text: string, { words, language }: Taken): string =>
  withoutWords(text, words, PROMPT_JOINTS[language]);

const isReadable = (text: string): boolean => text !== '' && charactersOver(text, LIMITS.tools.promptCharacters) === 0;

/** What the server finds open in a prompt, as far as words are offered for it. */
function useReading(tool: PromptTool, prompt: string, page: Language) {
  const { tools } = useApi<ToolsApi>();
  return useQuery({
    queryKey: ['prompt-suggestions', tool, prompt, page],
    queryFn:
      isOffering(tool) && isReadable(prompt)
        ? ({ signal }) => tools.suggestForPrompt({ tool, prompt }, { signal })
        : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
}

/**
 * Words that a prompt leaves open. The prompt is read without those that were taken, so that taking some changes no
 * others; `toggle` answers the prompt with a chip's words, instead of others for the same facet, or without them.
 * Nothing is offered for facets that are `settled` elsewhere.
 */
export function usePromptSuggestions(
  tool: PromptTool,
  prompt: string,
  { settled = [] }: { settled?: readonly PromptFacet[] | undefined } = {},
) {
  const { language: page } = useLanguage();
  const [chosen, setChosen] = useState<readonly Taken[]>([]);
  const taken = chosen.filter(({ words, language }) => hasWords(prompt, words, PROMPT_JOINTS[language]));
  const own = taken.reduce(without, prompt).trim();
  const asked = useDebounced(own, REST_MILLISECONDS);
  const query = useReading(tool, asked, page);
  const { language = page } = query.data ?? {};
  const suggestions = (query.data?.suggestions ?? []).filter(({ facet }) => !settled.includes(facet));
  const isTaken = (one: PromptSuggestion): boolean =>
    taken.some(({ facet, words }) => facet === one.facet && words === one.words);
  const offered = suggestions.map((one): PromptChip => ({ ...one, language, isTaken: isTaken(one) }));
  const kept = taken.filter(
    ({ facet, words }) => !suggestions.some((one) => one.facet === facet && one.words === words),
  );
  const chips = isReadable(own) ? [...offered, ...kept.map((one): PromptChip => ({ ...one, isTaken: true }))] : [];

  const toggled = (chip: PromptChip): string =>
    chip.isTaken
      ? without(prompt, chip)
      : withWords(
          taken.filter(({ facet }) => facet === chip.facet).reduce(without, prompt),
          chip.words,
          PROMPT_JOINTS[chip.language],
        );
  const toggle = (chip: PromptChip): string => {
    const others = taken.filter(({ facet }) => facet !== chip.facet);
    setChosen(chip.isTaken ? others : [...others, chip]);
    return toggled(chip);
  };
  /** Words for each facet that is open, as far as they fit: the first of each. */
  const additions = (): Taken[] => {
    const added: Taken[] = [];
    let text = prompt;
    for (const facet of PROMPT_FACETS) {
      const chip = chips.find((one) => one.facet === facet);
      const isThere = taken.some((one) => one.facet === facet);
      // The weather was offered for the place as it was: of another one nobody knows that there is any.
      const isElsewhere = facet === 'weather' && [...taken, ...added].some((one) => one.facet === 'place');
      const longer = chip && withWords(text, chip.words, PROMPT_JOINTS[chip.language]);
      if (chip && longer && !isThere && !isElsewhere && isReadable(longer)) {
        text = longer;
        added.push({ facet, words: chip.words, language: chip.language });
      }
    }
    return added;
  };
  const added = additions();
  const enrich = (): { prompt: string; words: string } => {
    setChosen([...taken, ...added]);
    const longer = added.reduce((text, { words, language }) => withWords(text, words, PROMPT_JOINTS[language]), prompt);
    return { prompt: longer, words: added.map(({ words }) => words).join(', ') };
  };
  const takeAllBack = (): { prompt: string; words: string } => {
    setChosen([]);
    return { prompt: own, words: taken.map(({ words }) => words).join(', ') };
  };
  return {
    /** The prompt without the words that were taken. */
    own,
    isReadable: isReadable(own),
    /** Adds words for all that is open; null where nothing more fits. */
    enrich: added.length > 0 ? enrich : null,
    /** Takes back all words that were taken; null where there are none. */
    takeAllBack: taken.length > 0 ? takeAllBack : null,
    /** Those that still fit into the prompt. */
    chips: chips.filter((chip) => chip.isTaken || isReadable(toggled(chip))),
    toggle,
    isReading: isOffering(tool) && isReadable(own) && (asked !== own || query.isFetching),
    error: isReadable(asked) ? query.error : null,
    readAgain: query.refetch,
  };
}
