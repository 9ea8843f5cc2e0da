import { useState, type FormEvent, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { ToolModel } from '../../../tool-contract.ts';
import { useToolModels, useToolOrder, useToolStop, type ToolTarget } from './use-tools.ts';

/** Who does each kind of work, as far as the catalogue knows. */
const VENDORS = {
  edit: ['fal', 'OpenAI', 'Google', 'Volcengine Ark', 'DashScope'],
  view: ['fal'],
  lipSync: ['fal'],
} as const;

/**
 * An order of a model that changes what there is: what is to change, the model with its price, and the order, which can
 * be stopped while it waits. Where no vendor does this, it says what is needed.
 */
export function ToolOrder({
  kind,
  target,
  submitLabel,
  hint,
  making,
  reason,
  failure,
}: {
  kind: 'edit' | 'view' | 'lipSync';
  target: ToolTarget;
  submitLabel: string;
  hint: string;
  /** What is being made of the same, in words; undefined when nothing is. */
  making: string | undefined;
  /** Why it cannot be ordered now. */
  reason?: string | undefined;
  /** Why the last order failed. */
  failure?: string | undefined;
}) {
  const t = useTranslations('filmTools');
  const format = useFormatter();
  const models = useToolModels(kind);
  const [chosen, setChosen] = useState<string>();
  const [prompt, setPrompt] = useState('');
  const [isMissing, setMissing] = useState(false);
  const order = useToolOrder(target);
  if (!models) {
    return null;
  }
  const model = models.find(({ id }) => id === chosen) ?? models[0];
  const vendor = format.list(VENDORS[kind], { type: 'disjunction' });
  const closed = closedBy(model, { reason, none: t('none', { vendor }), members: t('forMembers') });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = kind === 'edit' && prompt.trim() === '';
    setMissing(isEmpty);
    if (model && !isEmpty && closed === undefined && making === undefined) {
      // The words stay: what fails is ordered again with them.
      order.mutate({ model, prompt: prompt.trim() });
    }
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2.5" noValidate>
      {kind === 'edit' && model && (
        <TextArea
          label={t('prompt')}
          hint={t('promptHint')}
          error={isMissing ? t('promptEmpty') : undefined}
          rows={2}
          maximum={LIMITS.film.changePromptCharacters}
          value={prompt}
          onChange={({ target: { value } }) => {
            setPrompt(value);
            setMissing(false);
          }}
        />
      )}
      {model && <ModelChoice models={models} model={model} onChoose={setChosen} />}
      <Button
        type="submit"
        className="self-start"
        busy={order.isPending || making !== undefined}
        price={model?.billedBy === null ? model.coins : undefined}
        {...(closed === undefined ? {} : { reason: closed })}
      >
        {submitLabel}
      </Button>
      {model && <p className="text-note text-text-3">{hint}</p>}
      {order.error && <Notice>{order.error.message}</Notice>}
      {failure && making === undefined && <Notice>{t('failed', { reason: failure })}</Notice>}
      <Making target={target} making={making} />
    </form>
  );
}

/** Why nothing can be ordered; undefined where it can. */
function closedBy(
  model: ToolModel | undefined,
  words: { reason: string | undefined; none: string; members: string },
): string | undefined {
  if (!model) {
    return words.none;
  }
  return model.isForMembers ? words.members : words.reason;
}

function ModelChoice({
  models,
  model,
  onChoose,
}: {
  models: readonly ToolModel[];
  model: ToolModel;
  onChoose: (id: string) => void;
}): ReactNode {
  const t = useTranslations('filmTools');
  const labelOf = ({ label, coins, billedBy }: ToolModel): string =>
    [label, billedBy === null ? t('coins', { coins }) : t('billed', { vendor: billedBy })].join(' · ');
  return (
    <SelectField
      label={t('model')}
      value={model.id}
      options={models.map((each) => ({ value: each.id, label: labelOf(each) }))}
      onChange={onChoose}
      {...(model.description === null ? {} : { hint: model.description })}
    />
  );
}

/** What is being made, and the means to stop it. */
function Making({ target, making }: { target: ToolTarget; making: string | undefined }) {
  const t = useTranslations('filmTools');
  const stop = useToolStop(target);
  const { stopped = 0, goingOn = 0 } = stop.data ?? {};
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-3 text-note text-text-2 empty:hidden">
      {making !== undefined && (
        <>
          <span>{making}</span>
          <Button size="dense" kind="quiet" busy={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop')}
          </Button>
        </>
      )}
      {stopped + goingOn > 0 && <span>{t(stopped > 0 ? 'stopped' : 'goingOn')}</span>}
      {stop.error && <Notice>{stop.error.message}</Notice>}
    </div>
  );
}
