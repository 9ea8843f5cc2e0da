import { useEffect, useReducer, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { isTyping, watchTyping } from './is-typing.ts';
import { rememberReminded, wasReminded } from './reminded-accounts.ts';
import { NO_REMINDER, nextReminder, type Reminder, type ReminderEvent } from './reminder-steps.ts';
import { onRewardOrders, readRewardOrders, showLowBalanceNotice } from './reward-orders.ts';

export interface ReminderDialogProps {
  coins: number;
  onRecharge: () => void;
  onLater: () => void;
}

/** It does not interrupt another dialog, such as the one for codes, nor a menu, which would close, nor the prices. */
const isBusy = (): boolean =>
  location.pathname.endsWith('/pricing') ||
  document.querySelector('dialog[open], [popover=auto]:popover-open, [role=menu]') !== null;

const step = (reminder: Reminder, event: ReminderEvent): Reminder => nextReminder(reminder, event, Date.now());

/**
 * Reminds an account of its low balance at the specified time, once per browser (BOOT-06). Renders and loads nothing
 * until then. Remount it for another account.
 */
export function LowBalanceReminder({
  accountId,
  coins,
  areOfUse,
  entered,
  Dialog,
}: {
  accountId: string;
  coins: number;
  /** Whether film coins can be bought, redeemed or spent here; undefined until it is known. */
  areOfUse: boolean | undefined;
  entered: 'start' | 'login';
  Dialog: ComponentType<ReminderDialogProps>;
}) {
  const [{ open, quiet, dueAt, shown }, tell] = useReducer(step, NO_REMINDER, (none) => ({
    ...none,
    shown: wasReminded(accountId),
  }));
  const { refusals, noticesPutAway } = useSyncExternalStore(onRewardOrders, readRewardOrders);
  const answered = useRef(refusals);
  const putAway = useRef(noticesPutAway);
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(watchTyping, []);
  useEffect(() => {
    if (areOfUse !== undefined) {
      tell({ kind: 'coins', coins, entered, areOfUse });
    }
  }, [coins, entered, areOfUse]);
  useEffect(() => {
    if (shown) {
      rememberReminded(accountId);
    }
  }, [shown, accountId]);
  useEffect(() => {
    showLowBalanceNotice(quiet);
    return () => showLowBalanceNotice(false);
  }, [quiet]);
  useEffect(() => {
    if (putAway.current === noticesPutAway) {
      return;
    }
    putAway.current = noticesPutAway;
    tell({ kind: 'noticePutAway' });
  }, [noticesPutAway]);
  useEffect(() => tell({ kind: 'left' }), [key]);
  useEffect(() => {
    if (answered.current === refusals) {
      return;
    }
    answered.current = refusals;
    tell({ kind: 'forced' });
  }, [refusals]);
  useEffect(() => {
    if (dueAt === undefined) {
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const ring = (): void => {
      if (wasReminded(accountId)) {
        return tell({ kind: 'shownElsewhere' });
      }
      if (!isBusy()) {
        return tell({ kind: 'clock', isTyping: isTyping() });
      }
      timer = setTimeout(ring, TIMINGS.lowBalance.change);
    };
    timer = setTimeout(ring, Math.max(0, dueAt - Date.now()));
    return () => clearTimeout(timer);
  }, [dueAt, accountId]);
  if (!open) {
    return null;
  }
  const leave = (): void => tell({ kind: 'left' });
  return (
    <Dialog
      coins={coins}
      onLater={leave}
      onRecharge={() => {
        leave();
        void navigate('/pricing');
      }}
    />
  );
}
