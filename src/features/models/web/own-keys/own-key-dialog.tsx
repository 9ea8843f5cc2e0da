import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { OwnKeyAnswer } from '../../own-keys-contract.ts';
import { useKeyChange } from './use-own-keys.ts';

/** Keeps the member's key at a vendor, in place of the one before. */
export function OwnKeyDialog({
  vendor: { vendor, label, isKept },
  onClose,
}: {
  vendor: OwnKeyAnswer;
  onClose: () => void;
}) {
  const t = useTranslations('ownKeys');
  const keep = useKeyChange((api, key: string) => api.keepOwnKey({ vendor, key }));
  const { form, field, problems, isSending } = useForm({
    endpoint: 'ownKeys.keepOwnKey',
    initial: { key: '' },
    texts: { key: t('wrong') },
    send: async ({ key }) => {
      await keep.mutateAsync(key);
      toast(t('saved'), 'success');
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t(isKept ? 'replaceOf' : 'addOf', { vendor: label })} width={520}>
      <form {...form} className="flex flex-col gap-4 pb-2">
        <TextField
          {...field('key')}
          label={t('label')}
          hint={t('hint')}
          type="password"
          autoComplete="off"
          spellCheck={false}
        />
        {problems.form && <Notice>{problems.form}</Notice>}
        <Button type="submit" kind="primary" busy={isSending} className="self-start">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
