import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { TEMPLATE_CATEGORIES, type TemplateCategory } from '#src/shared/catalogue/template-categories.ts';
import type { TemplateFacts } from '../contract.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplatesFrame } from './templates-frame.tsx';
import { useTemplates } from './use-templates.ts';

const MOST_SEARCH_CHARACTERS = 60;

/** All templates (TRD-01), by category and title; what is looked for is in the address. */
export function TemplatesScreen() {
  const t = useTranslations('toolTrending');
  const tools = useTranslations('toolPage');
  const templates = useTemplates();
  const [address, change] = useAddressParameters();
  const countId = useId();
  const category = TEMPLATE_CATEGORIES.find((one) => one === address.get('category'));
  // The address follows a moment later than what is typed.
  const [search, setSearch] = useState(address.get('search') ?? '');
  const all = templates.data ?? [];
  const shown = all.filter((template) => fits(template, category, search));
  const present = TEMPLATE_CATEGORIES.filter((one) => all.some((template) => template.category === one));
  const put = (changes: Record<string, string | null>): void =>
    change(changes, { replace: true, state: { keepsPlace: true } });
  const look = (text: string, changes: Record<string, string | null> = {}): void => {
    setSearch(text);
    put({ search: text === '' ? null : text, ...changes });
  };
  return (
    <TemplatesFrame heading={t('heading')} lead={t('lead')}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <TextField
          type="search"
          label={t('search')}
          value={search}
          maxLength={MOST_SEARCH_CHARACTERS}
          autoComplete="off"
          className="w-full sm:w-72"
          onChange={({ target: { value } }) => look(value)}
        />
        <RadioChips
          label={t('category')}
          value={category ?? 'all'}
          options={[
            { value: 'all' as const, label: t('everyCategory') },
            ...present.map((value) => ({ value, label: t(`categories.${value}`) })),
          ]}
          onChange={(value) => put({ category: value === 'all' ? null : value })}
        />
      </div>
      {templates.error && !templates.data && (
        <Notice action={<Button onClick={() => void templates.refetch()}>{tools('tryAgain')}</Button>}>
          {templates.error.message}
        </Notice>
      )}
      {templates.isPending && <Skeleton className="h-96 w-full" />}
      {templates.data && (
        <section aria-labelledby={countId} className="flex flex-col gap-4">
          <p id={countId} aria-live="polite" className="text-note text-text-2">
            {t('found', { count: shown.length })}
          </p>
          {shown.length === 0 ? (
            <EmptyState
              title={t('nothingFound')}
              action={<Button onClick={() => look('', { category: null })}>{t('showAll')}</Button>}
            />
          ) : (
            <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6">
              {shown.map((template) => (
                <li key={template.id} className="min-w-0">
                  <TemplateCard template={template} />
                </li>
              ))}
            </ul>
          )}
          <p className="text-note text-text-3">{t('sampleNote')}</p>
        </section>
      )}
    </TemplatesFrame>
  );
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

function fits({ title, category }: TemplateFacts, wanted: TemplateCategory | undefined, search: string): boolean {
  const words = plain(search).split(/\s+/u);
  return (wanted === undefined || category === wanted) && words.every((word) => plain(title).includes(word));
}
