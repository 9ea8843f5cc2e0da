import { clsx } from 'clsx';
import { PencilLine, Undo2 } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useOptimiseIdea } from './idea-data.ts';
import { IdeaExamples } from './idea-examples.tsx';
import type { IdeaForm } from './idea-form.ts';

/** The idea's text: written, taken from an example, or enriched; the former text can be restored. */
export function IdeaText({
  form,
  change,
  error,
  ref,
}: {
  form: IdeaForm;
  change: (changes: Partial<IdeaForm>) => void;
  error: string | undefined;
  ref: Ref<HTMLTextAreaElement>;
}) {
  const t = useTranslations('filmIdea');
  const optimise = useOptimiseIdea();
  const [before, setBefore] = useState<string>();
  const improve = (): void => {
    const written = form.idea;
    optimise.mutate(
      { idea: written, type: form.type, seed: form.seed },
      {
        onSuccess: ({ idea }) => {
          if (idea !== written) {
            setBefore(written);
            change({ idea });
          }
        },
      },
    );
  };
  const take = (idea: string): void => {
    setBefore(form.idea.trim() === '' ? undefined : form.idea);
    change({ idea });
  };
  return (
    <div className="flex flex-col gap-5">
      <Slate
        className={clsx(
          'flex flex-col gap-2 border-line-strong p-4 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus sm:p-5',
          error ? 'border-err' : 'focus-within:border-select',
        )}
      >
        <TextArea
          ref={ref}
          label={t('label')}
          value={form.idea}
          lang={langOf(form.idea)}
          placeholder={t('placeholder')}
          rows={3}
          maximum={LIMITS.idea.maximumCharacters}
          error={error}
          onChange={(event) => {
            // An answer to the former text would replace what is being typed.
            optimise.reset();
            change({ idea: event.target.value });
          }}
          controlClassName="min-h-24 !resize-none !border-0 !bg-transparent !px-0 !py-1 text-lead outline-none"
        />
        <div className="flex flex-wrap items-center gap-2.5">
          <Button
            size="dense"
            busy={optimise.isPending}
            disabled={form.idea.trim() === ''}
            onClick={improve}
            icon={<PencilLine className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('improve')}
          </Button>
          {before !== undefined && (
            <Button
              size="dense"
              kind="quiet"
              onClick={() => {
                change({ idea: before });
                setBefore(undefined);
              }}
              icon={<Undo2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
            >
              {t('undo')}
            </Button>
          )}
          <output className="ml-auto text-note text-text-3">
            {optimise.isSuccess && before !== undefined && t('improved')}
            {!(optimise.isSuccess && before !== undefined) && form.idea !== '' && t('kept')}
          </output>
        </div>
        {optimise.error && <Notice>{optimise.error.message}</Notice>}
      </Slate>
      {form.idea.trim() === '' && <IdeaExamples onChoose={take} />}
    </div>
  );
}
