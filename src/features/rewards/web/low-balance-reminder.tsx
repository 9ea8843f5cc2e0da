import { useEffect, useReducer, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { NO_REMINDER, nextReminder, type Reminder, type ReminderEvent } from './reminder-steps.ts';
import { onRewardOrders, readRewardOrders } from './reward-orders.ts';

export interface ReminderDialogProps {
  coins: number;
  onRecharge: () => void;
  onLater: () => void;
}

const step = (reminder: Reminder, event: ReminderEvent): Reminder => nextReminder(reminder, event, Date.now());

/** Reminds of a low balance when its time has come (BOOT-06). Shows nothing, and loads nothing, until then. */
export function LowBalanceReminder({
  coins,
  entered,
  Dialog,
}: {
  coins: number;
  entered: 'start' | 'login';
  Dialog: ComponentType<ReminderDialogProps>;
}) {
  const [{ open, dueAt }, tell] = useReducer(step, NO_REMINDER);
  const { refusals } = useSyncExternalStore(onRewardOrders, readRewardOrders);
  const answered = useRef(refusals);
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => tell({ kind: 'coins', coins, entered }), [coins, entered]);
  useEffect(() => tell({ kind: 'left' }), [key]);
  useEffect(() => {
    if (answered.current === refusals) return;
    answered.current = refusals;
    tell({ kind: 'forced' });
  }, [refusals]);
  useEffect(() => {
    if (dueAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    // It does not cut in on another dialog, such as the one in which a code is being redeemed, nor on a menu, which would close.
    const ring = (): void => {
      if (!document.querySelector('dialog[open], [popover=auto]:popover-open, [role=menu]'))
        return tell({ kind: 'clock' });
      timer = setTimeout(ring, TIMINGS.lowBalance.change);
    };
    timer = setTimeout(ring, Math.max(0, dueAt - Date.now()));
    return () => clearTimeout(timer);
  }, [dueAt]);
  if (!open) return null;
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
