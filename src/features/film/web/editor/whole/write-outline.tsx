import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { useModels } from '../../idea/idea-data.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useOutlineQuote, type OutlineActions } from './use-outlines.ts';

/** Orders another outline, by the model that wrote the film's story where it is offered, for the price that it shows. */
export function WriteOutline({ actions: { write }, isWriting }: { actions: OutlineActions; isWriting: boolean }) {
  const t = useTranslations('filmWhole');
  const terms = useTranslations('modelTerms');
  const { film, saved } = useEditor();
  const { language } = useLanguage();
  const options = useModels(language).data?.language.options ?? [];
  const usable = options.filter(({ availability }) => availability.state === 'available');
  const [chosen, setChosen] = useState<string>();
  const usual = usable.find(({ id }) => id === film.models.language.id) ?? usable.find(({ draft }) => draft);
  const model = chosen ?? usual?.id ?? '';
  const quote = useOutlineQuote(model);
  const order = async (): Promise<void> => {
    // What was typed is kept with the film first.
    if (!(await saved())) {
      toast(t('unsaved'), 'error');
    } else if (quote.data) {
      write.mutate({ model, agreedCoins: quote.data.coins, agreedOwnKey: quote.data.billedBy !== null });
    }
  };
  const problem = write.error ?? quote.error;
  return (
    <div className="flex flex-col gap-3">
      {problem && <Notice>{problem.message}</Notice>}
      <div className="flex flex-wrap items-end gap-3">
        <WriterChoice models={usable} value={model} onChange={setChosen} />
        <Button busy={isWriting || write.isPending} disabled={!quote.data} onClick={() => void order()}>
          {t(isWriting ? 'writing' : 'writeAgain')}
        </Button>
        {quote.data && (
          <span className="pb-2 text-note text-text-3">
            {quote.data.billedBy === null
              ? t('price', { coins: quote.data.coins })
              : terms('billed', { vendor: quote.data.billedBy })}
          </span>
        )}
      </div>
    </div>
  );
}

/** Who writes it; nothing where there is no choice. */
function WriterChoice({
  models,
  value,
  onChange,
}: {
  models: readonly ModelOption[];
  value: string;
  onChange: (model: string) => void;
}) {
  const t = useTranslations('filmWhole');
  const nameOf = useModelName();
  return models.length < 2 ? null : (
    <SelectField
      label={t('writer')}
      value={value}
      options={models.map((model) => ({ value: model.id, label: nameOf(model) ?? '' }))}
      onChange={onChange}
    />
  );
}
