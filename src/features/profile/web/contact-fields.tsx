import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { NETWORKS, PROFILE_LIMITS, type Network } from '#src/shared/catalogue/profile-choices.ts';
import type { ProfileFormState } from './use-profile-form.ts';

/** How a person can be reached, and who sees it. */
export function ContactFields({ form }: { form: ProfileFormState }) {
  const t = useTranslations('profile');
  const { values: fields, set: change } = form;
  const accounts = fields.social_accounts;
  const put = (index: number, changes: Partial<{ network: Network; name: string }>): void =>
    change({ social_accounts: accounts.map((account, at) => (at === index ? { ...account, ...changes } : account)) });
  const unused = NETWORKS.find((network) => !accounts.some((account) => account.network === network)) ?? 'other';
  return (
    <>
      <div className="flex flex-col gap-2.5">
        <TextField
          {...form.field('phone')}
          label={t('fields.phone')}
          type="tel"
          autoComplete="tel"
          hint={t('hints.phone')}
          value={fields.phone ?? ''}
          onChange={(event) => change({ phone: event.target.value === '' ? null : event.target.value })}
        />
        <Switch checked={fields.phone_hidden} onChange={(hidden) => change({ phone_hidden: hidden })}>
          {t('contact.hidePhone')}
        </Switch>
      </div>
      <fieldset className="flex min-w-0 flex-col gap-2.5">
        <legend className="mb-1.5 text-note text-text-2">{t('fields.social_accounts')}</legend>
        {accounts.map((account, index) => (
          // The rows have nothing of their own but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_auto]"
          >
            <SelectField
              className="max-sm:col-span-2"
              label={t('contact.network')}
              value={account.network}
              onChange={(network) => put(index, { network })}
              options={NETWORKS.map((value) => ({ value, label: t(`networks.${value}`) }))}
            />
            <TextField
              label={t('contact.name')}
              maximum={PROFILE_LIMITS.socialNameCharacters}
              value={account.name}
              onChange={(event) => put(index, { name: event.target.value })}
            />
            <IconButton
              label={t('contact.remove', { network: t(`networks.${account.network}`) })}
              icon={<X className="size-[18px]" strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => change({ social_accounts: accounts.filter((_, at) => at !== index) })}
            />
          </div>
        ))}
        {accounts.length < PROFILE_LIMITS.socialAccounts && (
          <Button
            className="self-start"
            icon={<Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => change({ social_accounts: [...accounts, { network: unused, name: '' }] })}
          >
            {t('contact.add')}
          </Button>
        )}
        {accounts.length > 0 && (
          <Switch
            checked={fields.social_accounts_hidden}
            onChange={(hidden) => change({ social_accounts_hidden: hidden })}
          >
            {t('contact.hideNetworks')}
          </Switch>
        )}
      </fieldset>
      <Checkbox checked={fields.allow_contact} onChange={(allow) => change({ allow_contact: allow })}>
        {t('contact.allow')}
      </Checkbox>
    </>
  );
}
