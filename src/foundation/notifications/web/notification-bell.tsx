import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { useUnreadCount } from './use-notifications.ts';

/** Higher counts are shown as "99+" in the bar. */
const MOST_SHOWN = 99;

/**
 * The link to the notifications, with the unread count. `label` names it for a count; the shell provides it, since the
 * bell is on every page.
 */
export function NotificationBell({ label, className }: { label: (unread: number) => string; className: string }) {
  const unread = useUnreadCount();
  return (
    <Link to="/my/notifications" aria-label={label(unread)} className={`relative ${className}`}>
      <Bell className="size-5" strokeWidth={1.75} aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-action px-1 text-[11px] leading-none font-semibold text-on-action tabular-nums"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
}
