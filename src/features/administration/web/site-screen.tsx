import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { ClaimsForm } from './claims-form.tsx';
import { Community } from './community-switch.tsx';
import { useAct, type Confirmed } from './use-administration.ts';

/** The command that ends maintenance on the server. */
const END_COMMAND = 'npm run maintenance -- off';

/** The site's switches: maintenance, the announcement (ADM-06), the community and keys of members. */
export function SiteScreen() {
  const t = useTranslations('administration');
  const settings = useSettings();
  const { confirmed, dialog } = useConfirmation();
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-8">
      <PageHead heading={t('site.heading')} />
      {settings.isSuccess ? (
        <Announcement key={settings.data.announcement} shown={settings.data.announcement} confirmed={confirmed} />
      ) : (
        <Skeleton className="h-40" />
      )}
      {settings.data && <Community state={settings.data.community} confirmed={confirmed} />}
      {settings.data && (
        <ClaimsForm key={JSON.stringify(settings.data.claims)} claims={settings.data.claims} confirmed={confirmed} />
      )}
      {settings.data && <OwnKeys isOn={settings.data.ownKeys} confirmed={confirmed} />}
      <Maintenance confirmed={confirmed} />
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
      {dialog}
    </div>
  );
}

function Announcement({ shown, confirmed }: { shown: string | null; confirmed: Confirmed }) {
  const t = useTranslations('administration.site');
  const announce = useAct(confirmed, (administration, text: string) => administration.announce({ text }));
  const { form, field, problems, isSending, submit } = useForm({
    endpoint: 'administration.announce',
    initial: { text: shown ?? '', takesDown: false },
    texts: { text: { tooLong: t('tooLong') } },
    // An empty one removes it, which has its own button.
    check: ({ text, takesDown }) => ({ text: text.trim() === '' && !takesDown ? t('empty') : undefined }),
    send: async ({ text, takesDown }) => {
      await announce.mutateAsync(takesDown ? '' : text);
      toast(takesDown ? t('tookDown') : t('announced'), 'success');
    },
  });
  return (
    <PageSection heading={t('announcementHeading')}>
      <form {...form} className="flex flex-col gap-4">
        <TextArea {...field('text')} label={t('announcementLabel')} hint={t('announcementHint')} rows={2} />
        {problems.form && <Notice>{problems.form}</Notice>}
        <div className="flex flex-wrap gap-2.5">
          <Button
            kind="outline"
            busy={isSending && announce.variables !== ''}
            onClick={() => void submit({ takesDown: false })}
          >
            {t('announce')}
          </Button>
          {shown !== null && (
            <Button busy={isSending && announce.variables === ''} onClick={() => void submit({ takesDown: true })}>
              {t('takeDown')}
            </Button>
          )}
        </div>
      </form>
    </PageSection>
  );
}

/** Whether members may use keys of their own. */
function OwnKeys({ isOn, confirmed }: { isOn: boolean; confirmed: Confirmed }) {
  const t = useTranslations('administration.site');
  const turn = useAct(confirmed, (administration, on: boolean) => administration.switchOwnKeys({ isOn: on }));
  return (
    <PageSection heading={t('ownKeysHeading')} note={t('ownKeysNote')}>
      <Switch checked={isOn} disabled={turn.isPending} onChange={(on) => turn.mutate(on)}>
        {t('ownKeysOn')}
      </Switch>
      {turn.error && <Notice>{turn.error.message}</Notice>}
    </PageSection>
  );
}

function Maintenance({ confirmed }: { confirmed: Confirmed }) {
  const t = useTranslations('administration.site');
  const [asking, setAsking] = useState(false);
  const begin = useAct(confirmed, (administration, moment: string | null) =>
    administration.switchMaintenance({ isOn: true, until: moment }),
  );
  const { form, values, field } = useForm({
    endpoint: 'administration.switchMaintenance',
    initial: { until: '' },
    check: ({ until }) => ({
      until: until !== '' && !(Date.parse(until) > Date.now()) ? t('untilPast') : undefined,
    }),
    send: async () => setAsking(true),
  });
  const { until } = values;
  return (
    <PageSection heading={t('maintenanceHeading')} note={t('maintenanceNote')}>
      <p className="flex flex-col items-start gap-1.5 text-text-2">
        {t('maintenanceEnd')}{' '}
        <code className="rounded-control border border-line bg-surface-2 px-2.5 py-1 font-edge text-dense text-text-1 select-all">
          {END_COMMAND}
        </code>
      </p>
      <form {...form} className="flex flex-col gap-4">
        <TextField {...field('until')} label={t('until')} optional type="datetime-local" max="9999-12-31T23:59" />
        <Button type="submit" kind="danger" className="self-start">
          {t('begin')}
        </Button>
      </form>
      <ConfirmDialog
        open={asking}
        onClose={() => {
          setAsking(false);
          begin.reset();
        }}
        title={t('beginTitle')}
        confirmLabel={t('begin')}
        danger
        busy={begin.isPending}
        error={begin.error?.message}
        onConfirm={() =>
          begin.mutate(until === '' ? null : new Date(until).toISOString(), { onSuccess: () => setAsking(false) })
        }
      >
        <p>{t('beginText')}</p>
      </ConfirmDialog>
    </PageSection>
  );
}
