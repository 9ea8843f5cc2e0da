import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { PartnerAnswer } from '../contract.ts';
import { partnerPath } from '../partner-pages.ts';
import { partnerPalette } from '../partner-colours.ts';
import { PartnerForm } from './partner-form.tsx';
import { PartnerMark } from './partner-mark.tsx';
import { useDeletePartner, usePartners } from './use-manage-partners.ts';

/** Partners for an admin (ADM-06): make one, change what it looks like, delete it. */
export function PartnersScreen() {
  const t = useTranslations('partners.admin');
  const shared = useTranslations('partners');
  const list = usePartners();
  const { confirmed, dialog } = useConfirmation();
  const remove = useDeletePartner(confirmed);
  const [editing, setEditing] = useState<PartnerAnswer | 'new'>();
  const [removing, setRemoving] = useState<PartnerAnswer>();
  const partners = list.data?.pages.flatMap((page) => page.partners) ?? [];
  const close = (): void => { setRemoving(undefined); remove.reset(); };
  const done = (): void => { setEditing(undefined); toast(t('saved'), 'success'); };
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <header className="flex flex-col items-start gap-3">
        <h1 className="display text-head">{t('heading')}</h1>
        <p className="max-w-prose text-text-2">{t('explain')}</p>
        <Button kind="primary" icon={<Plus className="size-4" strokeWidth={2} aria-hidden="true" />} onClick={() => setEditing('new')}>{t('add')}</Button>
      </header>
      <section aria-label={t('list')} className="flex flex-col gap-3">
        {list.isPending && <Skeleton className="h-32" />}
        {list.error && <Notice action={<Button busy={list.isFetching} onClick={() => void list.refetch()}>{shared('tryAgain')}</Button>}>{list.error.message}</Notice>}
        {list.isSuccess && partners.length === 0 && <EmptyState title={t('empty')}>{t('emptyNote')}</EmptyState>}
        {partners.length > 0 && <PartnerList partners={partners} onChange={setEditing} onRemove={setRemoving} />}
        {list.hasNextPage && <Button className="self-center" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{t('more')}</Button>}
      </section>
      <Dialog open={editing !== undefined} onClose={() => setEditing(undefined)} width={560} closesOutside={false} title={editing === undefined || editing === 'new' ? t('addTitle') : t('changeTitle', { name: editing.name })}>
        <PartnerForm {...(editing === undefined || editing === 'new' ? {} : { partner: editing })} confirmed={confirmed} onDone={done} />
      </Dialog>
      <ConfirmDialog
        open={removing !== undefined} onClose={close} title={t('removeTitle')} confirmLabel={t('remove')} danger busy={remove.isPending} error={remove.error?.message}
        onConfirm={() => removing && remove.mutate(removing.slug, { onSuccess: () => { close(); toast(t('removed'), 'success'); } })}
      >
        <p className="wrap-anywhere">{t('removeText', { name: removing?.name ?? '' })}</p>
      </ConfirmDialog>
      {dialog}
    </div>
  );
}

function PartnerList({ partners, onChange, onRemove }: { partners: readonly PartnerAnswer[]; onChange: (partner: PartnerAnswer) => void; onRemove: (partner: PartnerAnswer) => void }) {
  const t = useTranslations('partners.admin');
  return (
    <ul className="flex flex-col overflow-hidden rounded-panel border border-line bg-surface-1">
      {partners.map((partner) => {
        const { bar, onBar } = partnerPalette(partner);
        const path = partnerPath(partner.slug, 'film');
        return (
          <li key={partner.slug} className="flex flex-wrap items-center gap-x-5 gap-y-2.5 border-b border-line px-4 py-3 last:border-0">
            <h2 className="min-w-0 flex-1 basis-56 rounded-control px-3 py-2 text-base" style={{ background: bar, color: onBar }}><PartnerMark name={partner.name} logo={partner.logo} /></h2>
            <Link to={path} className="link min-w-0 flex-1 basis-48 font-edge text-dense wrap-anywhere" translate="no">{path}</Link>
            <span className="flex flex-wrap gap-2">
              <Button size="dense" aria-label={`${t('change')}: ${partner.name}`} onClick={() => onChange(partner)}>{t('change')}</Button>
              <Button size="dense" aria-label={`${t('remove')}: ${partner.name}`} onClick={() => onRemove(partner)}>{t('remove')}</Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
