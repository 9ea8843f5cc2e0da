import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { PartChip } from './part-chip.tsx';
import { partsOf, ROWS } from './parts.ts';
import type { UnderstandingInUse } from './use-understanding.ts';

/** What was understood of the idea: who, where, when and what happens. Each part can be corrected. */
export function IdeaUnderstanding({ understanding }: { understanding: UnderstandingInUse }) {
  const t = useTranslations('understanding');
  const headingId = useId();
  const { shown, isOld, correct, reset } = understanding;
  if (!shown) {
    return null;
  }
  const parts = partsOf(shown);
  const all = ROWS.flatMap((row) => parts[row]);
  if (all.length === 0) {
    return null;
  }
  const changed = all.filter(({ isYours }) => isYours).length;
  return (
    <section aria-labelledby={headingId} aria-busy={isOld} data-understanding="" className="flex flex-col gap-2.5">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 pointer-coarse:min-h-11">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={headingId} className="text-base font-semibold">
            {t('heading')}
          </h2>
          <p className="text-note text-text-3">{t('hint')}</p>
        </div>
        {changed > 0 && (
          <Button
            size="dense"
            kind="quiet"
            disabled={isOld}
            onClick={() => reset()}
            icon={<Undo2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('allAsRead')}
          </Button>
        )}
      </div>
      <dl className="grid gap-x-4 gap-y-2.5 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {ROWS.filter((row) => parts[row].length > 0).map((row) => (
          <div key={row} className="contents">
            <dt className="text-note text-text-3 sm:pt-2">{t(`rows.${row}`)}</dt>
            <dd className="flex min-w-0 flex-wrap gap-1.5 max-sm:-mt-1.5">
              {parts[row].map((part) => (
                <PartChip
                  key={part.key}
                  part={part}
                  lang={LANGUAGE_TAGS[shown.read.language]}
                  disabled={isOld}
                  onCorrect={(correction) => correct(part.key, correction)}
                  onReset={() => reset(part.key)}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <output className="sr-only">{!isOld && t('announced', { parts: all.length, changed })}</output>
    </section>
  );
}
