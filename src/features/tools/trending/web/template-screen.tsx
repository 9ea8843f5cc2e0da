import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useSentPicture } from '../../web/use-sent-picture.ts';
import type { TemplateFacts } from '../contract.ts';
import { NO_FIELDS, ofTemplate, settle } from './template-fields.ts';
import { TemplateForm } from './template-form.tsx';
import { sampleOf, useNeeds } from './template-words.ts';
import { TemplatesFrame } from './templates-frame.tsx';
import { useTemplatePaths } from './use-template-paths.ts';
import { useTemplates } from './use-templates.ts';

/** One template: its sample, what it needs, and the form that fills it. */
export function TemplateScreen() {
  const t = useTranslations('toolTrending');
  const tools = useTranslations('toolPage');
  const { templateId } = useParams();
  const paths = useTemplatePaths();
  const templates = useTemplates();
  const template = templates.data?.find(({ id }) => id === templateId);
  return (
    <TemplatesFrame heading={template?.title ?? t('heading')}>
      {templates.error && !templates.data && (
        <Notice action={<Button onClick={() => void templates.refetch()}>{tools('tryAgain')}</Button>}>
          {templates.error.message}
        </Notice>
      )}
      {templates.isPending && <Skeleton className="h-96 w-full" />}
      {templates.data && !template && (
        <EmptyState
          title={t('unknown')}
          action={
            <Link to={paths.explore} className={buttonLook('primary')}>
              {t('toTemplates')}
            </Link>
          }
        >
          {t('unknownText')}
        </EmptyState>
      )}
      {template && <Template key={template.id} template={template} />}
    </TemplatesFrame>
  );
}

function Template({ template }: { template: TemplateFacts }) {
  const t = useTranslations('toolTrending');
  const needs = useNeeds();
  const formPlace = useRef<HTMLElement>(null);
  const [fields, change] = useKeptInputs('trending', {
    initial: NO_FIELDS,
    settle: (kept) => ofTemplate(settle(kept), template.id),
  });
  useSentPicture((photo) => change({ photo }));
  const { id, title, aspect, durationSeconds } = template;
  const goToForm = (): void => {
    formPlace.current?.scrollIntoView({ block: 'start' });
    formPlace.current?.querySelector<HTMLElement>('button, input:not([tabindex="-1"])')?.focus({ preventScroll: true });
  };
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(19rem,26rem)]">
      <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-6 lg:self-start">
        <Sample id={id} title={title} aspect={aspect} />
        <p className="edge flex flex-wrap gap-x-3 gap-y-1 text-text-2 normal-case">
          <span>{needs(template)}</span>
          <span>{t('seconds', { seconds: durationSeconds })}</span>
          <span translate="no">{aspect}</span>
          <span>{t('free')}</span>
        </p>
        <p className="text-note text-text-3">{t('sampleNote')}</p>
        <Button kind="primary" className="self-start lg:hidden" onClick={goToForm}>
          {t('fillIn')}
        </Button>
      </div>
      <section ref={formPlace} aria-labelledby="template-form" className="flex min-w-0 scroll-mt-4 flex-col gap-4">
        <h2 id="template-form" className="text-lead font-semibold">
          {t('form')}
        </h2>
        <TemplateForm template={template} fields={fields} change={change} />
      </section>
    </div>
  );
}

/** The finished result with somebody else in it; it plays by itself where motion is wanted. */
function Sample({ id, title, aspect }: Pick<TemplateFacts, 'id' | 'title' | 'aspect'>) {
  const t = useTranslations('toolTrending');
  const { still, clip } = sampleOf(id);
  const [across = 1, down = 1] = aspect.split(':').map(Number);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <video
      src={clip}
      poster={still}
      aria-label={t('sampleOf', { title })}
      controls
      autoPlay={!isCalm}
      muted
      loop
      playsInline
      preload={isCalm ? 'none' : 'auto'}
      style={{ aspectRatio: `${across} / ${down}`, maxWidth: `calc((100dvh - 15rem) * ${across / down})` }}
      className="w-full rounded-frame border border-line bg-media"
    />
  );
}
