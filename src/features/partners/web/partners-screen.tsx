import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { useColon } from '#src/platform/browser/language/use-colon.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { PartnerAnswer } from '../contract.ts';
import { partnerPalette } from '../partner-colours.ts';
import { partnerPath } from '../partner-pages.ts';
import { PartnerForm } from './partner-form.tsx';
import { PartnerMark } from './partner-mark.tsx';
import { useDeletePartner, usePartners } from './use-manage-partners.ts';

/** Managing partners (ADM-06): create, change, delete. */
export function PartnersScreen() {
  const t = useTranslations('partners.admin');
  const list = usePartners();
  const { confirmed, dialog } = useConfirmation();
  const remove = useDeletePartner(confirmed);
  const [editing, setEditing] = useState<PartnerAnswer | 'new'>();
  const [removing, setRemoving] = useState<PartnerAnswer>();
  const partners = list.data?.pages.flatMap((page) => page.partners) ?? [];
  const close = (): void => {
    setRemoving(undefined);
    remove.reset();
  };
  const done = (): void => {
    setEditing(undefined);
    toast(t('saved'), 'success');
  };
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-6">
      <PageHead
        heading={t('heading')}
        lead={t('explain')}
        end={
          <Button
            kind="primary"
            icon={<Plus className="size-4" strokeWidth={2} aria-hidden="true" />}
            onClick={() => setEditing('new')}
          >
            {t('add')}
          </Button>
        }
      />
      <section aria-label={t('list')} className="flex flex-col gap-3">
        <PagedList
          list={list}
          isEmpty={partners.length === 0}
          empty={<EmptyState title={t('empty')}>{t('emptyNote')}</EmptyState>}
          skeleton="h-32"
        >
          <PartnerList partners={partners} onChange={setEditing} onRemove={setRemoving} />
        </PagedList>
      </section>
      <Dialog
        open={editing !== undefined}
        onClose={() => setEditing(undefined)}
        width={560}
        closesOutside={false}
        title={editing === undefined || editing === 'new' ? t('addTitle') : t('changeTitle', { name: editing.name })}
      >
        <PartnerForm
          {...(editing === undefined || editing === 'new' ? {} : { partner: editing })}
          confirmed={confirmed}
          onDone={done}
        />
      </Dialog>
      <ConfirmDialog
        open={removing !== undefined}
        onClose={close}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        danger
        busy={remove.isPending}
        error={remove.error?.message}
        onConfirm={() =>
          removing &&
          remove.mutate(removing.slug, {
            onSuccess: () => {
              close();
              toast(t('removed'), 'success');
            },
          })
        }
      >
        <p className="wrap-anywhere">{t('removeText', { name: removing?.name ?? '' })}</p>
      </ConfirmDialog>
      {dialog}
    </div>
  );
}

function PartnerList({
  partners,
  onChange,
  onRemove,
}: {
  partners: readonly PartnerAnswer[];
  onChange: (partner: PartnerAnswer) => void;
  onRemove: (partner: PartnerAnswer) => void;
}) {
  const t = useTranslations('partners.admin');
  const colon = useColon();
  return (
    <Slate as="ul" className="flex flex-col overflow-hidden">
      {partners.map((partner) => {
        const { bar, onBar } = partnerPalette(partner);
        const path = partnerPath(partner.slug, 'film');
        return (
          <li
            key={partner.slug}
            className="flex flex-wrap items-center gap-x-5 gap-y-2.5 border-b border-line px-4 py-3 last:border-0"
          >
            <h2
              className="min-w-0 flex-1 basis-56 rounded-control px-3 py-2 text-base"
              style={{ background: bar, color: onBar }}
            >
              <PartnerMark name={partner.name} logo={partner.logo} />
            </h2>
            <Link to={path} className="link min-w-0 flex-1 basis-48 font-edge text-dense wrap-anywhere" translate="no">
              {path}
            </Link>
            <span className="flex flex-wrap gap-2">
              <Button
                size="dense"
                aria-label={`${t('change')}${colon}${partner.name}`}
                onClick={() => onChange(partner)}
              >
                {t('change')}
              </Button>
              <Button
                size="dense"
                aria-label={`${t('remove')}${colon}${partner.name}`}
                onClick={() => onRemove(partner)}
              >
                {t('remove')}
              </Button>
            </span>
          </li>
        );
      })}
    </Slate>
  );
}
