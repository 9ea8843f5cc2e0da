import { useTranslations } from 'use-intl';
import type { ServiceAnswer, WorkAnswer } from '../contract.ts';
import { useQuantities } from './use-quantities.ts';

const AGES = ['minute', 'ten', 'hour', 'older'] as const;

/** The service now, in a few numbers. */
export function NowSection({ service }: { service: ServiceAnswer }) {
  const t = useTranslations('operations.now');
  const { count, size } = useQuantities();
  const { work, unknown, processes, storage } = service;
  const threads = processes.reduce((sum, process) => sum + process.threads, 0);
  const stored = storage.folders.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <dl aria-label={t('heading')} className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-5">
      <Work label={t('waiting')} work={work.waiting} />
      <Work label={t('running')} work={work.running} />
      <Fact label={t('unknown')} value={count(unknown)} />
      <Fact label={t('processes')} value={count(processes.length)} note={t('threads', { threads })} />
      <Fact label={t('free')} value={size(storage.freeBytes)} note={t('stored', { size: size(stored) })} />
    </dl>
  );
}

function Work({ label, work }: { label: string; work: WorkAnswer }) {
  const t = useTranslations('operations.now');
  const { count, time } = useQuantities();
  const ages = AGES.flatMap((age, index) => {
    const among = work.ages[index] ?? 0;
    return among > 0 ? [{ age, among }] : [];
  });
  return (
    <Fact
      label={label}
      value={count(work.count)}
      {...(work.count > 0 ? { note: t('oldest', { time: time(work.oldestSeconds) }) } : {})}
    >
      {ages.map(({ age, among }) => (
        <span key={age} className="text-note text-text-3">
          {count(among)} · {t(`ages.${age}`)}
        </span>
      ))}
    </Fact>
  );
}

function Fact({
  label,
  value,
  note,
  children,
}: {
  label: string;
  value: string;
  note?: string;
  children?: React.ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <dt className="text-note text-text-2">{label}</dt>
      <dd className="flex flex-col gap-0.5">
        <span className="text-head font-semibold tabular-nums">{value}</span>
        {note && <span className="text-note text-text-2">{note}</span>}
        {children}
      </dd>
    </div>
  );
}
