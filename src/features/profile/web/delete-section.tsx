import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';

const load = () => import('./delete-dialog.tsx');
const DeleteDialog = lazy(async () => ({ default: (await load()).DeleteDialog }));

/** Deleting the account (ACC-05). The dialog is loaded when the pointer reaches the button. */
export function DeleteSection({ record }: { record: OwnRecord }) {
  const t = useTranslations('profile.end');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = (): void => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <PageSection anchor="delete" heading={t('heading')} note={t('explain')}>
      <Button
        className="self-start text-err"
        onClick={show}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        {t('open')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <DeleteDialog record={record} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </PageSection>
  );
}
