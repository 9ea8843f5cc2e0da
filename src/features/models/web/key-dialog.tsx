import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { VendorAnswer } from '../contract.ts';
import { useChange, type Confirmed } from './use-models.ts';

/** Sets the key at a vendor, or removes it. */
export function KeyDialog({
  vendor: { vendor, label, keyFrom },
  confirmed,
  onClose,
}: {
  vendor: VendorAnswer;
  confirmed: Confirmed;
  onClose: () => void;
}) {
  const t = useTranslations('models.key');
  const ofVendors = useTranslations('models.vendors');
  const keep = useChange(confirmed, (api, key: string) => api.keepVendorKey({ vendor, key }));
  const remove = useChange(confirmed, (api, _none: undefined) => api.removeVendorKey({ vendor }));
  const { form, field, problems, isSending } = useForm({
    endpoint: 'models.keepVendorKey',
    initial: { key: '' },
    texts: { key: t('wrong') },
    send: async ({ key }) => {
      await keep.mutateAsync(key);
      toast(t('saved'), 'success');
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={ofVendors('setOf', { vendor: label })} width={520}>
      <form {...form} className="flex flex-col gap-4 pb-2">
        <TextField
          {...field('key')}
          label={t('label')}
          hint={t('hint')}
          type="password"
          autoComplete="off"
          spellCheck={false}
        />
        {(problems.form ?? remove.error) && <Notice>{problems.form ?? remove.error?.message}</Notice>}
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" kind="primary" busy={isSending}>
            {t('save')}
          </Button>
          {keyFrom === 'page' && (
            <Button
              kind="danger"
              busy={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => {
                    toast(t('removed'), 'success');
                    onClose();
                  },
                })
              }
            >
              {t('remove')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
