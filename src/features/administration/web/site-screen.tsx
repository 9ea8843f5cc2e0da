import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { useAct, type Confirmed } from './use-administration.ts';

const ANNOUNCEMENT_LIMIT = 300;
/** How maintenance is ended where the program runs. */
const END_COMMAND = 'npm run maintenance -- off';

/** What is switched for the whole site: maintenance and the announcement (ADM-06). */
export function SiteScreen() {
  const t = useTranslations('administration');
  const settings = useSettings();
  const { confirmed, dialog } = useConfirmation();
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-8">
      <PageHead heading={t('site.heading')} />
      <Announcement
        key={settings.data?.announcement ?? ''}
        shown={settings.data?.announcement ?? null}
        confirmed={confirmed}
        isKnown={settings.isSuccess}
      />
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

function Announcement({ shown, isKnown, confirmed }: { shown: string | null; isKnown: boolean; confirmed: Confirmed }) {
  const t = useTranslations('administration.site');
  const [text, setText] = useState(shown ?? '');
  const [problem, setProblem] = useState<string>();
  const announce = useAct(confirmed, (administration, said: string) => administration.announce({ text: said }));
  if (!isKnown) return <Skeleton className="h-40" />;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (announce.isPending) return;
    const wrong =
      text.trim() === '' ? t('empty') : [...text.trim()].length > ANNOUNCEMENT_LIMIT ? t('tooLong') : undefined;
    setProblem(wrong);
    if (wrong === undefined) announce.mutate(text.trim(), { onSuccess: () => toast(t('announced'), 'success') });
  };
  return (
    <PageSection heading={t('announcementHeading')}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <TextArea
          label={t('announcementLabel')}
          hint={t('announcementHint')}
          value={text}
          most={ANNOUNCEMENT_LIMIT}
          error={problem}
          rows={2}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
            announce.reset();
          }}
        />
        {announce.error && <Notice>{announce.error.message}</Notice>}
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" kind="outline" busy={announce.isPending && announce.variables !== ''}>
            {t('announce')}
          </Button>
          {shown !== null && (
            <Button
              busy={announce.isPending && announce.variables === ''}
              onClick={() => announce.mutate('', { onSuccess: () => toast(t('tookDown'), 'success') })}
            >
              {t('takeDown')}
            </Button>
          )}
        </div>
      </form>
    </PageSection>
  );
}

function Maintenance({ confirmed }: { confirmed: Confirmed }) {
  const t = useTranslations('administration.site');
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  const begin = useAct(confirmed, (administration, moment: string | null) =>
    administration.switchMaintenance({ isOn: true, until: moment }),
  );
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    const isPast = until !== '' && !(Date.parse(until) > Date.now());
    setProblem(isPast ? t('untilPast') : undefined);
    if (!isPast) setAsking(true);
  };
  return (
    <PageSection heading={t('maintenanceHeading')} note={t('maintenanceNote')}>
      <p className="flex flex-col items-start gap-1.5 text-text-2">
        {t('maintenanceEnd')}{' '}
        <code className="rounded-control border border-line bg-surface-2 px-2.5 py-1 font-edge text-dense text-text-1 select-all">
          {END_COMMAND}
        </code>
      </p>
      <form onSubmit={ask} noValidate className="flex flex-col gap-4">
        <TextField
          label={t('until')}
          optional
          type="datetime-local"
          error={problem}
          value={until}
          max="9999-12-31T23:59"
          onChange={(event) => {
            setUntil(event.target.value);
            setProblem(undefined);
          }}
        />
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
