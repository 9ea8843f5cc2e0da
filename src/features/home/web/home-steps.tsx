import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { SectionHeading } from './section-heading.tsx';

const STAGES = ['story', 'characters', 'scripts', 'scenes', 'video', 'music', 'movie', 'complete'] as const;
/** Pictures from one film's storyboard (scripts/showcase.ts). */
const SHOTS = [1, 3, 5, 6];
const LAST = 8;

/** How a film is made, in three frames: the line, the storyboard, the film. */
export function HomeSteps() {
  const t = useTranslations('home');
  return (
    <section aria-labelledby="home-steps" className="flex flex-col gap-6">
      <SectionHeading
        id="home-steps"
        end={
          <Link to="/tutorial" className="link pointer-coarse:py-3">
            {t('guide')}
          </Link>
        }
      >
        {t('stepsHeading')}
      </SectionHeading>
      <ol className="grid gap-x-4 gap-y-9 md:grid-cols-3">
        <Step number={1} heading={t('steps.write')} text={t('steps.writeText')}>
          <span className="theme-dark flex size-full flex-col justify-between bg-surface-1 p-[6%]">
            <span className="text-[clamp(15px,1.35vw,20px)] leading-snug text-balance text-text-1">
              {t('storyIdea')}
              <span aria-hidden="true" className="ml-0.5 inline-block h-[1.1em] w-0.5 translate-y-[0.2em] bg-action" />
            </span>
            <span
              aria-hidden="true"
              className="edge self-end rounded-control border border-action-line bg-action px-2.5 py-1 font-semibold text-on-action"
            >
              {t('steps.make')}
            </span>
          </span>
        </Step>
        <Step number={2} heading={t('steps.watch')} text={t('steps.watchText')}>
          <span className="grid size-full grid-cols-2 grid-rows-2 gap-px bg-line">
            {SHOTS.map((number) => (
              <img
                key={number}
                src={`/showcase/shot-${number}.avif`}
                alt={t('shot', { number })}
                loading="lazy"
                decoding="async"
                width={480}
                height={270}
                className="size-full min-h-0 object-cover"
              />
            ))}
          </span>
        </Step>
        <Step number={3} heading={t('steps.keep')} text={t('steps.keepText')}>
          <img
            src={`/showcase/shot-${LAST}.avif`}
            alt={t('shot', { number: LAST })}
            loading="lazy"
            decoding="async"
            width={480}
            height={270}
            className="size-full object-cover"
          />
          <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
            <span className="grid size-14 place-items-center rounded-full bg-action text-on-action">
              <Play className="size-6 fill-current" strokeWidth={1.75} />
            </span>
          </span>
          <span aria-hidden="true" className="absolute inset-x-[5%] bottom-[6%] h-[3px] bg-white/35">
            <span className="block h-full w-1/3 bg-action" />
          </span>
        </Step>
      </ol>
      <ol aria-label={t('stagesLabel')} className="grid grid-cols-4 gap-px lg:grid-cols-8">
        {STAGES.map((stage, index) => (
          <li
            key={stage}
            className={`flex min-w-0 items-baseline gap-2 border-b-2 bg-surface-2 px-2.5 py-1.5 ${index === STAGES.length - 1 ? 'border-action' : 'border-select'}`}
          >
            <span
              aria-hidden="true"
              data-number={STAGES.length - index}
              className="edge text-text-3 after:content-[attr(data-number)]"
            />
            <span className="min-w-0 text-dense font-semibold">{t(`stages.${stage}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({
  number,
  heading,
  text,
  children,
}: {
  number: number;
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="flex min-w-0 flex-col gap-2.5">
      <span className="relative block aspect-video overflow-hidden rounded-frame border border-line bg-media">
        {children}
      </span>
      <h3 className="mt-1 flex items-baseline gap-2.5 text-lead font-semibold">
        <span
          aria-hidden="true"
          data-number={number}
          className="edge text-action-text after:content-[attr(data-number)]"
        />
        {heading}
      </h3>
      <p className="text-reading text-text-2">{text}</p>
    </li>
  );
}
