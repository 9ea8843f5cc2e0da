import { useFormatter, useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { FinalCutView } from '../../../cut-contract.ts';

type Version = FinalCutView['versions'][number];

/** All cuts of the film, and which of them is shown. */
export function FinalCutVersions({
  versions,
  choosing,
  onUse,
}: {
  versions: FinalCutView['versions'];
  /** Id of the one that is being chosen. */
  choosing: string | undefined;
  onUse: (takeId: string) => void;
}) {
  const t = useTranslations('filmCut');
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lead font-semibold text-text-1">{t('versions')}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {versions.map((version) => (
          <li
            key={version.takeId}
            tabIndex={-1}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
          >
            <VersionFacts version={version} />
            {version.used && <span className="edge text-select">{t('used')}</span>}
            {!version.used && version.file && (
              <span className="flex flex-wrap gap-2">
                <a
                  href={version.file.path}
                  target="_blank"
                  rel="noreferrer"
                  className="link control inline-flex items-center"
                >
                  {t('watch')}
                </a>
                <Button
                  size="dense"
                  busy={choosing === version.takeId}
                  onClick={({ currentTarget }) => {
                    onUse(version.takeId);
                    // This button goes when it is used.
                    currentTarget.closest('li')?.focus();
                  }}
                  aria-label={t('useNumber', { number: version.number })}
                >
                  {t('use')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function VersionFacts({ version }: { version: Version }) {
  const t = useTranslations('filmCut');
  const format = useFormatter();
  const { number, origin, state, durationSeconds, failure, createdAt } = version;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="text-text-1">{t(`origin.${origin}`, { number })}</span>
      <span className="edge text-text-3">
        {[
          format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
          durationSeconds === null ? undefined : formatTimecode(durationSeconds),
          state === 'generating' ? t(origin === 'made' ? 'beingMade' : 'beingChecked') : undefined,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {failure && <span className="text-note text-err">{failure.message}</span>}
    </span>
  );
}
