import { useMutation, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Menu } from '#src/platform/browser/ui/menu.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { ToolsApi } from '../../../web/tools-api.ts';
import { withIds, type SubtitleEditing } from '../use-subtitles.ts';

/** The kept versions of the lines; one is brought back as a change, which one step takes back. */
export function OtherVersions({
  taskId,
  editing,
  isNews,
}: {
  taskId: string;
  editing: SubtitleEditing;
  /** Another page has just written to the same lines. */
  isNews: boolean;
}) {
  const t = useTranslations('toolSubtitles');
  const format = useFormatter();
  const { tools } = useApi<ToolsApi>();
  const versions = useQuery({
    queryKey: ['subtitle-versions', taskId, isNews],
    queryFn: ({ signal }) => tools.readSubtitles({ taskId }, { signal }),
  });
  const bring = useMutation({
    mutationFn: (version: number) => tools.readSubtitles({ taskId, version }),
    onSuccess: ({ lines }) => editing.change(null, () => withIds(lines)),
    onError: toastFailure,
  });
  const menu = (
    <Menu
      align="start"
      entries={(versions.data?.others ?? []).map(({ version, changedAt }) => ({
        key: String(version),
        label:
          version === 0
            ? t('firstVersion')
            : format.dateTime(new Date(changedAt), { dateStyle: 'medium', timeStyle: 'short' }),
        onSelect: () => bring.mutate(version),
      }))}
    >
      <Button
        size="dense"
        busy={bring.isPending}
        icon={<History className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('versions')}
      </Button>
    </Menu>
  );
  return isNews ? (
    <Notice kind="note" action={menu}>
      {t('changedElsewhere')}
    </Notice>
  ) : (
    <div>{menu}</div>
  );
}
