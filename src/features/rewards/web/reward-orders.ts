/** What other parts of the page ask of rewards. Small: the frame has it before anything of rewards is loaded. */
interface RewardOrders {
  redeeming: boolean;
  /** How often a spend was refused for too few coins. */
  refusals: number;
}

let orders: RewardOrders = { redeeming: false, refusals: 0 };
const listeners = new Set<() => void>();

function change(changes: Partial<RewardOrders>): void {
  orders = { ...orders, ...changes };
  for (const listener of listeners) listener();
}

/** Opens the dialog in which a code is redeemed. */
export const openRedeemDialog = (): void => change({ redeeming: true });
export const closeRedeemDialog = (): void => change({ redeeming: false });

/** Tells that a spend was refused for too few coins, which forces the reminder (COIN-12). */
export const noteRefusedSpend = (): void => change({ refusals: orders.refusals + 1 });

/** For `useSyncExternalStore`. */
export const readRewardOrders = (): RewardOrders => orders;
export function onRewardOrders(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
