import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { HeldBonus, useFarmingActs } from './use-invitations.ts';

/** An action that the admin has to confirm. */
export type Asked = { name: string } & (
  | { act: 'release' | 'refuse'; bonus: HeldBonus }
  | { act: 'stop'; accountId: string }
);

/** Confirmation before coins move or an account may no longer invite. */
export function FarmingDialog({
  asked,
  acts,
  onClose,
}: {
  asked: Asked | undefined;
  acts: ReturnType<typeof useFarmingActs>;
  onClose: () => void;
}) {
  const t = useTranslations('invitations.suspicious');
  const close = (): void => {
    acts.decide.reset();
    acts.setCanInvite.reset();
    onClose();
  };
  const done = (text: string): { onSuccess: () => void } => ({
    onSuccess: () => {
      close();
      toast(text, 'success');
    },
  });
  const confirm = (): void => {
    if (!asked) {
      return;
    }
    if (asked.act === 'stop') {
      return acts.setCanInvite.mutate(
        { accountId: asked.accountId, canInvite: false },
        done(t('stoppedDone', { name: asked.name })),
      );
    }
    const { invitationId, side } = asked.bonus;
    acts.decide.mutate(
      { invitationId, side, decision: asked.act },
      done(t(asked.act === 'release' ? 'released' : 'refused')),
    );
  };
  const act = asked?.act ?? 'release';
  const facts = { name: asked?.name ?? '', coins: asked && asked.act !== 'stop' ? asked.bonus.coins : 0 };
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={close}
      onConfirm={confirm}
      title={t(`ask.${act}`, facts)}
      confirmLabel={t(act)}
      danger={act !== 'release'}
      busy={acts.decide.isPending || acts.setCanInvite.isPending}
      error={(acts.decide.error ?? acts.setCanInvite.error)?.message}
    >
      <p>{t(`ask.${act}Text`, facts)}</p>
    </ConfirmDialog>
  );
}
