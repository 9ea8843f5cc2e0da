import { Suspense, useState, useSyncExternalStore } from 'react';
import { onRewardOrders, readRewardOrders } from '#src/features/rewards/web/reward-orders.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
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

/** The reward dialogs above every page, for signed-in accounts that are not banned. Their code is loaded on demand. */
export function RewardDialogs() {
  const { data: me } = useMe();
  const settings = useSettings();
  const { redeeming } = useSyncExternalStore(onRewardOrders, readRewardOrders);
  // A person who was a visitor on this page before has just signed in.
  const [entered, setEntered] = useState<'start' | 'login'>('start');
  if (me === null && entered === 'start') {
    setEntered('login');
  }
  if (!me || !siteRightsOf(me.identity).usesSite) {
    return null;
  }
  return (
    <>
      <Suspense fallback={null}>
        <Reminder
          key={me.id}
          accountId={me.id}
          coins={me.coins}
          areOfUse={settings.data?.coinsOfUse}
          entered={entered}
          Dialog={ReminderDialog}
        />
      </Suspense>
      {redeeming && (
        <Suspense fallback={null}>
          <RedeemDialog />
        </Suspense>
      )}
    </>
  );
}
