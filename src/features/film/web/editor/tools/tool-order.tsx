import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { ToolModel } from '../../../tool-contract.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useKeptText } from '../state/kept-texts.ts';
import { toldOfStop } from './told-of-stop.ts';
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
export function ToolOrder(order: ToolOrderProps) {
  const ui = useTranslations('ui');
  const { data: models, error, refetch } = useToolModels(order.kind);
  if (models) {
    return <OrderForm {...order} models={models} />;
  }
  return error ? (
    <Notice action={<Button onClick={() => void refetch()}>{ui('tryAgain')}</Button>}>{error.message}</Notice>
  ) : (
    <Skeleton className="h-24 w-full" />
  );
}

interface ToolOrderProps {
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
}

function OrderForm({
  kind,
  target,
  submitLabel,
  hint,
  making,
  reason,
  failure,
  models,
}: ToolOrderProps & { models: readonly ToolModel[] }) {
  const t = useTranslations('filmTools');
  const format = useFormatter();
  const [chosen, setChosen] = useState<string>();
  const { filmId } = useEditor();
  const [prompt = '', setPrompt] = useKeptText(`${kind} ${filmId} ${target.asset} ${target.key}`);
  const [isMissing, setMissing] = useState(false);
  const order = useToolOrder(target);
  const stop = useToolStop(target);
  const { isError: isLost, arrived } = order;
  useEffect(() => {
    if (isLost && making !== undefined) {
      arrived();
    }
  }, [isLost, making, arrived]);
  const model = models.find(({ id }) => id === chosen) ?? models[0];
  const vendor = format.list(VENDORS[kind], { type: 'disjunction' });
  const closed = closedBy(model, { reason, none: t('none', { vendor }), members: t('forMembers') });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = kind === 'edit' && prompt.trim() === '';
    setMissing(isEmpty);
    if (model && !isEmpty && closed === undefined && making === undefined) {
      stop.reset();
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
      <Making stop={stop} making={making} />
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
  const terms = useTranslations('modelTerms');
  const labelOf = ({ label, coins, billedBy }: ToolModel): string =>
    [label, billedBy === null ? t('coins', { coins }) : terms('billed', { vendor: billedBy })].join(' · ');
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

/** What is being made, the means to stop it, and what came of that. */
function Making({ stop, making }: { stop: ReturnType<typeof useToolStop>; making: string | undefined }) {
  const t = useTranslations('filmTools');
  const place = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={place}
      tabIndex={-1}
      aria-live="polite"
      className="flex flex-wrap items-center gap-3 text-note text-text-2 empty:hidden"
    >
      {making !== undefined && (
        <>
          <span>{making}</span>
          <Button
            size="dense"
            kind="quiet"
            busy={stop.isPending}
            onClick={() => {
              stop.mutate();
              // This button goes.
              place.current?.focus();
            }}
          >
            {t('stop')}
          </Button>
        </>
      )}
      {stop.data && toldOfStop(stop.data).map(({ what, count }) => <span key={what}>{t(what, { count })}</span>)}
      {stop.error && <Notice>{stop.error.message}</Notice>}
    </div>
  );
}
