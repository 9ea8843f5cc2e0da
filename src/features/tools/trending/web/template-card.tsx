import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHoverPlay } from '#src/platform/browser/device/use-hover-play.ts';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import type { TemplateFacts } from '../contract.ts';
import { sampleOf, useNeeds } from './template-words.ts';
import { useTemplatePaths } from './use-template-paths.ts';

/** A template in the list: its sample plays while it is pointed at or has the focus. */
export function TemplateCard({ template }: { template: TemplateFacts }) {
  const t = useTranslations('toolTrending');
  const paths = useTemplatePaths();
  const needs = useNeeds();
  const { isPlaying, events } = useHoverPlay();
  const { id, title, aspect, durationSeconds } = template;
  const sample = sampleOf(id);
  return (
    <article {...events} className="group relative flex min-w-0 flex-col gap-1.5">
      <Gate aspect="4:5" className="group-hover:border-text-2">
        <img
          src={sample.still}
          alt=""
          loading="lazy"
          className={`size-full ${aspect === '9:16' ? 'object-cover' : 'object-contain'}`}
        />
        {isPlaying && (
          <video
            src={sample.clip}
            muted
            autoPlay
            loop
            playsInline
            aria-hidden="true"
            className={`absolute inset-0 size-full ${aspect === '9:16' ? 'object-cover' : 'object-contain'}`}
          />
        )}
      </Gate>
      <h2 className="min-w-0 pt-1">
        <Link
          to={paths.template(id)}
          className="line-clamp-2 text-base font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
      </h2>
      <EdgePrint end={<span>{t('free')}</span>}>
        <span>{needs(template)}</span>
        <span>{t('seconds', { seconds: durationSeconds })}</span>
      </EdgePrint>
    </article>
  );
}
