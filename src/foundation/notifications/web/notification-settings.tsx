import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { HIDEABLE, MAIL_RATES } from '../topics.ts';
import {
  useChangeNotificationSettings,
  useNotificationSettings,
  type TopicSettings,
} from './use-notification-settings.ts';

/** What somebody is told in the app and by mail, by topic (COMM-12). */
export function NotificationSettings() {
  const t = useTranslations('notifications.settings');
  const settings = useNotificationSettings();
  return (
    <PageSection heading={t('heading')} note={t('note')}>
      {settings.isPending && <Skeleton className="h-60" />}
      {settings.error && (
        <Notice
          action={
            <Button busy={settings.isFetching} onClick={() => void settings.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {settings.error.message}
        </Notice>
      )}
      {settings.data && (
        <ul className="flex flex-col">
          {settings.data.topics.map((topic) => (
            <TopicRow key={topic.topic} settings={topic} />
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function TopicRow({ settings }: { settings: TopicSettings }) {
  const t = useTranslations('notifications.settings');
  const change = useChangeNotificationSettings();
  const shown = change.isPending ? change.variables : settings;
  const isHideable = HIDEABLE.has(settings.topic);
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto_12rem]">
      <span className="min-w-0 text-text-1">{t(`topics.${settings.topic}`)}</span>
      <Switch
        checked={shown.inApp}
        disabled={!isHideable || change.isPending}
        onChange={(inApp) => change.mutate({ ...settings, inApp })}
      >
        {t('inApp')}
        <span className="sr-only">: {t(`topics.${settings.topic}`)}</span>
      </Switch>
      <SelectField
        label={t('mailOf', { topic: t(`topics.${settings.topic}`) })}
        value={shown.mail}
        onChange={(value) =>
          change.mutate({ ...settings, mail: MAIL_RATES.find((rate) => rate === value) ?? settings.mail })
        }
        options={MAIL_RATES.map((value) => ({ value, label: t(`rates.${value}`) }))}
      />
      {change.error && <Notice className="sm:col-span-3">{change.error.message}</Notice>}
    </li>
  );
}
