import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { PromptTool } from '#src/shared/catalogue/prompt-matters.ts';
import type { PromptWriter } from '../prompt-contract.ts';
import type { ToolsApi } from './tools-api.ts';

/** Language models change only when an operator changes settings, or a person a key. */
const STAYS_MILLISECONDS = 5 * 60 * 1000;
const WRITER = ['prompt-writer'] as const;

/** What a language model made of a prompt. */
interface Written {
  before: string;
  after: string;
  /** The model that wrote it. */
  by: string;
}

interface Asked {
  text: string;
  writer: PromptWriter;
  signal: AbortSignal;
}

/**
 * A language model that writes a prompt richer. What it writes is passed to `onWritten`, unless the prompt was changed
 * meanwhile: then the model is no longer waited for, and what was typed stays.
 */
export function usePromptWriter(
  tool: PromptTool,
  {
    prompt,
    field,
    onWritten,
  }: {
    prompt: string;
    field: RefObject<HTMLTextAreaElement | null>;
    onWritten: (prompt: string) => void;
  },
) {
  const { tools } = useApi<ToolsApi>();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: WRITER,
    queryFn: ({ signal }) => tools.readPromptWriter({}, { signal }),
    staleTime: STAYS_MILLISECONDS,
    retry: false,
  });
  const [written, setWritten] = useState<Written>();
  const going = useRef<{ text: string; stop: AbortController }>(undefined);
  const writing = useMutation({
    mutationFn: ({ text, writer: { billedBy }, signal }: Asked) =>
      tools.enrichPrompt({ tool, prompt: text, billedBy }, { signal }),
    onError: (error) => {
      if (error instanceof ApiError && (error.code === 'PRICE_CHANGED' || error.code === 'MODEL_UNAVAILABLE')) {
        void queries.invalidateQueries({ queryKey: WRITER });
      }
    },
  });
  useEffect(() => {
    if (going.current && going.current.text !== prompt) {
      going.current.stop.abort();
    }
  }, [prompt]);
  useEffect(() => () => going.current?.stop.abort(), []);

  const writer = data?.writer ?? null;
  const isOfThis = writing.variables?.text === prompt;
  const write = (): void => {
    if (!writer) {
      return;
    }
    const text = prompt;
    const stop = new AbortController();
    going.current = { text, stop };
    writing.mutate(
      { text, writer, signal: stop.signal },
      {
        onSuccess: ({ prompt: richer, writtenBy }) => {
          if (field.current?.value === text) {
            setWritten({ before: text, after: richer, by: writtenBy });
            onWritten(richer);
          }
        },
      },
    );
  };
  return {
    /** Null where there is none. */
    writer,
    write,
    isWriting: writing.isPending && isOfThis,
    stop: () => {
      going.current?.stop.abort();
      writing.reset();
    },
    /** Undefined where nothing was written, or its words were taken back. */
    written,
    forget: () => setWritten(undefined),
    /** Why the prompt as it is was not written richer. */
    error: isOfThis && writing.error?.name !== 'AbortError' ? writing.error : null,
  };
}
