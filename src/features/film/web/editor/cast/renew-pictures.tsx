import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import type { CastKind } from '../../../timeline/film-edit.ts';
import { useModels } from '../../idea/idea-data.ts';
import type { Member } from './members.ts';
import { useRenewal, useRenewalQuote } from './use-cast-pictures.ts';

/** New pictures of one member or of all by a model, for the price that is shown first. Only where there are models. */
export function RenewPictures({
  kind,
  members,
  chosen,
}: {
  kind: CastKind;
  members: readonly Member[];
  chosen: Member | undefined;
}) {
  const t = useTranslations('filmCast');
  const { language } = useLanguage();
  const models = useModels(language);
  const [isOpen, setOpen] = useState(false);
  const usable = (models.data?.image.options ?? []).filter(
    ({ availability, draft }) => availability.state === 'available' && !draft,
  );
  if (usable.length === 0) {
    return null;
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('renew')}
      </Button>
      {isOpen && (
        <RenewDialog kind={kind} members={members} chosen={chosen} models={usable} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function RenewDialog({
  kind,
  members,
  chosen,
  models,
  onClose,
}: {
  kind: CastKind;
  members: readonly Member[];
  chosen: Member | undefined;
  models: readonly ModelOption[];
  onClose: () => void;
}) {
  const t = useTranslations('filmCast');
  const terms = useTranslations('modelTerms');
  const [scope, setScope] = useState<'one' | 'all'>(chosen ? 'one' : 'all');
  const [model, setModel] = useState(models[0]?.id ?? '');
  const wanted = scope === 'one' && chosen ? [chosen] : members;
  const keys = wanted.map(({ member }) => member.key);
  const quote = useRenewalQuote(kind, keys, model);
  const renewal = useRenewal(kind);
  const { data } = quote;
  const listed = new Set(data?.members.map(({ key }) => key));
  const names = wanted.filter(({ member }) => listed.has(member.key)).map(({ member }) => member.name);
  const isShort = isTooExpensive(data);
  const labelOf = ({ label, coins, billedBy }: ModelOption): string =>
    [label, billedBy === null ? t('coins', { coins }) : terms('billed', { vendor: billedBy })].join(' · ');
  const order = (): void => {
    if (data && names.length > 0 && !isShort) {
      renewal.mutate(
        { keys, model, agreedCoins: data.totalCoins, agreedOwnKey: data.billedBy !== null },
        { onSuccess: onClose },
      );
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={order}
      title={t('renew')}
      confirmLabel={t('renewDo', { count: names.length })}
      busy={renewal.isPending || quote.isPending}
      error={(renewal.error ?? quote.error)?.message}
      {...priceOf(data)}
    >
      {chosen && (
        <RadioChips
          label={t('renewOf')}
          value={scope}
          options={[
            { value: 'one', label: t('renewOne', { name: chosen.member.name }) },
            { value: 'all', label: t('renewAll', { count: members.length }) },
          ]}
          onChange={setScope}
        />
      )}
      <SelectField
        label={t('model')}
        value={model}
        options={models.map((each) => ({ value: each.id, label: labelOf(each) }))}
        onChange={setModel}
      />
      {data && <WhatIsCleared names={names} />}
      {isShort && <p className="text-warn">{t('tooFew', { balance: data?.balanceCoins ?? 0 })}</p>}
    </ConfirmDialog>
  );
}

type RenewalQuote = ReturnType<typeof useRenewalQuote>['data'];

/** True where film coins pay, and there are not enough. */
function isTooExpensive(quote: RenewalQuote): boolean {
  return quote !== undefined && quote.billedBy === null && quote.totalCoins > quote.balanceCoins;
}

/** The price where film coins pay. */
function priceOf(quote: RenewalQuote): { price?: number } {
  return quote?.billedBy === null ? { price: quote.totalCoins } : {};
}

/** Which pictures an order takes out of the film. */
function WhatIsCleared({ names }: { names: readonly string[] }) {
  const t = useTranslations('filmCast');
  const list = useList();
  if (names.length === 0) {
    return <p>{t('nothing')}</p>;
  }
  return (
    <>
      <p>{t('renewText', { names: list(names) })}</p>
      <p>{t('renewShots')}</p>
    </>
  );
}
