import { Suspense, useState, useSyncExternalStore } from 'react';
import { onRewardOrders, readRewardOrders } from '#src/features/rewards/web/reward-orders.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import { screen } from './load-screen.ts';

const { Screen: Reminder } = screen(
  [],
  () => import('#src/features/rewards/web/low-balance-reminder.tsx'),
  (module) => module.LowBalanceReminder,
);
const { Screen: ReminderDialog } = screen(
  ['rewards'],
  () => import('#src/features/rewards/web/reminder-dialog.tsx'),
  (module) => module.ReminderDialog,
);
const { Screen: RedeemDialog } = screen(
  ['rewards'],
  () => import('#src/features/rewards/web/redeem-dialog.tsx'),
  (module) => module.RedeemDialog,
);

/** The dialogs of rewards above every page, for who is signed in and not banned. Their code comes when they are wanted. */
export function RewardDialogs() {
  const { data: me } = useMe();
  const { redeeming } = useSyncExternalStore(onRewardOrders, readRewardOrders);
  // Whoever was a visitor on this page before has come in by signing in.
  const [entered, setEntered] = useState<'start' | 'login'>('start');
  if (me === null && entered === 'start') setEntered('login');
  if (!me || me.identity === IDENTITIES.banned) return null;
  return (
    <>
      <Suspense fallback={null}>
        <Reminder coins={me.coins} entered={entered} Dialog={ReminderDialog} />
      </Suspense>
      {redeeming && (
        <Suspense fallback={null}>
          <RedeemDialog />
        </Suspense>
      )}
    </>
  );
}
