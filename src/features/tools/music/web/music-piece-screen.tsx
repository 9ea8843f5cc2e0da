import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { SendFile } from '../../web/send-file.ts';
import { TaskStage } from '../../web/task-stage.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useTaskOfAddress } from '../../web/use-task-of-address.ts';
import { NO_FIELDS, settleFields } from './music-inputs.ts';
import { MusicResult } from './music-result.tsx';
import { fieldsOf, nameOf } from './ordered-music.ts';

/** The page of one piece of music (MUS-01). `destinations` are where it can go on to. */
export function MusicPieceScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolMusic');
  const page = useTranslations('toolPage');
  const { musicId = '' } = useParams();
  const navigate = useNavigate();
  const [, change] = useKeptInputs('music', { initial: NO_FIELDS, settle: settleFields });
  const goToAll = (): void => void navigate('..', { relative: 'path' });
  const { query, work } = useTaskOfAddress('music', musicId, goToAll);
  const task = query.data?.tool === 'music' ? query.data : undefined;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <header className="flex flex-col items-start gap-3">
        <Link to=".." relative="path" className={buttonLook('quiet', 'dense')}>
          <ArrowLeft className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {t('all')}
        </Link>
        <h1 className="display text-title">{t('piece')}</h1>
      </header>
      {query.isPending && <Skeleton className="h-44 w-full" />}
      {query.error && !task && (
        <Notice action={<Button onClick={() => void query.refetch()}>{page('tryAgain')}</Button>}>
          {query.error.message}
        </Notice>
      )}
      {query.data && !task && <Notice>{t('gone')}</Notice>}
      {task && (
        <TaskStage
          task={task}
          work={work}
          parts={{
            nameOf,
            renderResults: (shown) => <MusicResult task={shown} name={nameOf(shown)} destinations={destinations} />,
            again: (shown) => {
              change(fieldsOf(shown));
              goToAll();
            },
          }}
        />
      )}
    </div>
  );
}
