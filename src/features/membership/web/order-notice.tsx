import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { useReturnedOrder } from './use-membership.ts';

/** The state of the order that somebody has returned from paying. */
export function OrderNotice({ orderId }: { orderId: string }) {
  const t = useTranslations('membership.payment');
  const { data: order, error, isWaiting, isFetching, refetch } = useReturnedOrder(orderId);
  const again = (
    <Button size="dense" busy={isFetching} onClick={() => void refetch()}>
      {t('look')}
    </Button>
  );
  if (error) {
    return <Notice action={again}>{error.message}</Notice>;
  }
  if (!order || isWaiting) {
    return <Notice kind="note">{t('checking')}</Notice>;
  }
  if (order.state === 'paid') {
    return (
      <Notice kind="success">
        {order.monthly ? t('paidMember', { coins: order.coins }) : t('paid', { coins: order.coins })}
      </Notice>
    );
  }
  if (order.state === 'expired') {
    return <Notice kind="note">{t('expired')}</Notice>;
  }
  return (
    <Notice kind="note" action={again}>
      {t('waiting')}
    </Notice>
  );
}
