import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import type { ServiceAnswer } from '../contract.ts';
import { useQuantities } from './use-quantities.ts';

const CELL = 'border-b border-line px-2 py-1.5';

/** Queue, processes and storage. */
export function MachineSections({ service }: { service: ServiceAnswer }) {
  return (
    <>
      <QueueSection queue={service.queue} />
      <ProcessesSection processes={service.processes} />
      <StorageSection storage={service.storage} />
    </>
  );
}

function QueueSection({ queue }: { queue: ServiceAnswer['queue'] }) {
  const t = useTranslations('operations.queue');
  const { count, time } = useQuantities();
  return (
    <PageSection heading={t('heading')} note={t('explain')}>
      <Table
        label={t('heading')}
        empty={t('empty')}
        heads={[t('name'), t('waiting'), t('running'), t('failed'), t('oldest')]}
        rows={queue.map(({ name, waiting, running, failed, oldestSeconds }) => ({
          name: (
            <code translate="no" className="font-edge wrap-anywhere">
              {name}
            </code>
          ),
          key: name,
          cells: [count(waiting), count(running), count(failed), waiting > 0 ? time(oldestSeconds) : '–'],
        }))}
      />
    </PageSection>
  );
}

function ProcessesSection({ processes }: { processes: ServiceAnswer['processes'] }) {
  const t = useTranslations('operations.processes');
  const now = useTranslations('operations.now');
  const format = useFormatter();
  const told = (time: string): string => format.dateTime(new Date(time), { dateStyle: 'short', timeStyle: 'short' });
  return (
    <PageSection heading={t('heading')}>
      {processes.length === 0 && <p className="text-text-2">{t('empty')}</p>}
      {processes.length > 0 && (
        <ul aria-label={t('heading')} className="flex flex-col border-t border-line">
          {processes.map(({ id, kind, version, threads, startedAt, seenAt }) => (
            <li key={id} className="flex flex-wrap gap-x-4 gap-y-0.5 border-b border-line py-2">
              <span className="font-semibold">{t(`kinds.${kind}`)}</span>
              <span className="text-text-2">{t('version', { version })}</span>
              <span className="text-text-2">{now('threads', { threads })}</span>
              <span className="text-text-2">{t('since', { time: told(startedAt) })}</span>
              <span className="text-text-3">{t('seen', { time: told(seenAt) })}</span>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function StorageSection({ storage }: { storage: ServiceAnswer['storage'] }) {
  const t = useTranslations('operations.storage');
  const { count, size } = useQuantities();
  const { folders, freeBytes, reserveBytes } = storage;
  return (
    <PageSection heading={t('heading')} note={t('reserve', { free: size(freeBytes), reserve: size(reserveBytes) })}>
      <Table
        label={t('heading')}
        empty={t('empty')}
        heads={[t('folder'), t('files'), t('size')]}
        rows={folders.map(({ folder, files, bytes }) => ({
          key: folder,
          name: t(`folders.${folder}`),
          cells: [count(files), size(bytes)],
        }))}
      />
    </PageSection>
  );
}

function Table({
  label,
  empty,
  heads,
  rows,
}: {
  label: string;
  empty: string;
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly string[] }[];
}) {
  if (rows.length === 0) {
    return <p className="text-text-2">{empty}</p>;
  }
  return (
    <table aria-label={label} className="w-full text-dense">
      <thead className="text-note text-text-3">
        <tr>
          {heads.map((head, index) => (
            <th key={head} scope="col" className={clsx(CELL, 'font-normal', index === 0 ? 'text-left' : 'text-right')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row" className={clsx(CELL, 'text-left font-normal')}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} className={clsx(CELL, 'text-right tabular-nums')}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
