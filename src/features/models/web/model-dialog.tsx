import { useFormatter, useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { ModelAnswer, VendorAnswer } from '../contract.ts';
import { MODEL_LIMITS } from '../model-limits.ts';
import { readRoutes, writeRoutes } from './typed-routes.ts';
import { useChange, type Confirmed } from './use-models.ts';

const WHOLE_NUMBER = /^\d{1,6}$/;

interface Change {
  isOn: boolean;
  priceCoins: number | null;
  routes: ModelAnswer['routes'] | null;
  servedBy: string | null;
}

/** How one model is offered: switched on, at which price, by which ways, or done by another model. */
export function ModelDialog({
  model,
  others,
  vendors,
  confirmed,
  onClose,
}: {
  model: ModelAnswer;
  others: readonly ModelAnswer[];
  vendors: readonly VendorAnswer[];
  confirmed: Confirmed;
  onClose: () => void;
}) {
  const t = useTranslations('models.model');
  const format = useFormatter();
  const change = useChange(confirmed, (api, given: Change) => api.changeModel({ model: model.id, ...given }));
  const serving = vendors.flatMap(({ vendor, serves }) => (serves.includes(model.kind) ? [vendor] : []));
  const isPriceWrong = (text: string): boolean =>
    text.trim() !== '' && (!WHOLE_NUMBER.test(text.trim()) || Number(text) > MODEL_LIMITS.priceCoins);
  const { form, values, field, control, problems, isSending } = useForm({
    initial: {
      isOn: model.isOn,
      price: ownPriceOf(model),
      servedBy: model.servedBy ?? '',
      routes: ownRoutesOf(model),
    },
    check: ({ price, routes }) => ({
      price: isPriceWrong(price) ? t('priceWrong', { most: MODEL_LIMITS.priceCoins }) : undefined,
      routes:
        readRoutes(routes, serving) === undefined ? t('routesWrong', { vendors: format.list(serving) }) : undefined,
    }),
    send: async ({ isOn, price, servedBy, routes }) => {
      const typed = readRoutes(routes, serving) ?? [];
      await change.mutateAsync({
        isOn,
        priceCoins: price === '' ? null : Number(price),
        routes: typed.length === 0 ? null : typed,
        servedBy: servedBy === '' ? null : servedBy,
      });
      toast(t('saved', { model: model.label }), 'success');
      onClose();
    },
  });
  const candidates = others.filter(({ id, kind, servedBy }) => kind === model.kind && id !== model.id && !servedBy);
  return (
    <Dialog open onClose={onClose} title={model.label} width={560}>
      <form {...form} className="flex flex-col gap-5 pb-2">
        <Switch checked={values.isOn} onChange={control('isOn').onChange}>
          {t('offered')}
        </Switch>
        {model.hasOwnPrice && (
          <TextField
            {...field('price')}
            label={t('price')}
            hint={t('priceHint', { coins: model.cataloguePriceCoins })}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <SelectField
          {...control('servedBy')}
          label={t('servedBy')}
          hint={t('servedByHint')}
          options={[
            { value: '', label: t('itself') },
            ...candidates
              .toSorted((one, other) => Number(other.id === model.successor) - Number(one.id === model.successor))
              .map(({ id, label }) => ({ value: id, label })),
          ]}
        />
        <TextArea
          {...field('routes')}
          label={t('routes')}
          hint={t('routesHint')}
          rows={3}
          spellCheck={false}
          placeholder={writeRoutes(model.catalogueRoutes)}
        />
        {problems.form && <Notice>{problems.form}</Notice>}
        <Button type="submit" kind="primary" busy={isSending} className="self-start">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}

function ownPriceOf({ priceCoins, cataloguePriceCoins }: ModelAnswer): string {
  return priceCoins === cataloguePriceCoins ? '' : String(priceCoins);
}

function ownRoutesOf({ routes, catalogueRoutes, servedBy }: ModelAnswer): string {
  const text = writeRoutes(routes);
  return servedBy !== null || text === writeRoutes(catalogueRoutes) ? '' : text;
}
