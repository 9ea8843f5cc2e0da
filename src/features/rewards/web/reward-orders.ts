/**
 * Requests of other parts of the page to rewards. A small module: the frame has it before anything of rewards is
 * loaded.
 */
interface RewardOrders {
  redeeming: boolean;
  /** Number of spends refused for too few coins. */
  refusals: number;
  /** The low-balance notice is shown in the bar, because somebody was typing when it was due (BOOT-06). */
  lowBalanceNotice: boolean;
  /** Number of times that notice was dismissed. */
  noticesPutAway: number;
}

let orders: RewardOrders = { redeeming: false, refusals: 0, lowBalanceNotice: false, noticesPutAway: 0 };
const listeners = new Set<() => void>();

function change(changes: Partial<RewardOrders>): void {
  orders = { ...orders, ...changes };
  for (const listener of listeners) {
    listener();
  }
}

/** Opens the dialog for redeeming a code. */
export const openRedeemDialog = (): void => change({ redeeming: true });
export const closeRedeemDialog = (): void => change({ redeeming: false });

/** Reports a spend refused for too few coins, which opens the reminder (COIN-12). */
export const noteRefusedSpend = (): void => change({ refusals: orders.refusals + 1 });

/** Shows or hides the quiet low-balance notice in the bar. */
export const showLowBalanceNotice = (isShown: boolean): void => {
  if (orders.lowBalanceNotice !== isShown) {
    change({ lowBalanceNotice: isShown });
  }
};
/** Dismisses that notice for good. */
export const putAwayLowBalanceNotice = (): void => change({ noticesPutAway: orders.noticesPutAway + 1 });

/** For `useSyncExternalStore`. */
export const readRewardOrders = (): RewardOrders => orders;
export function onRewardOrders(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
