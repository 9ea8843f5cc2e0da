import { useTranslations } from 'use-intl';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import type { HomeChoice } from './home-choice.ts';
import { SAMPLES } from './samples.ts';
import { SectionHeading } from './section-heading.tsx';

/** Sample films, each with a frame by our own engine; a click puts its idea into the box. */
export function HomeSamples({ onChoose }: { onChoose: (choice: HomeChoice) => void }) {
  const t = useTranslations('home');
  const film = useTranslations('film');
  const examples = useTranslations('filmExamples');
  return (
    <section aria-labelledby="home-samples" className="flex flex-col gap-5">
      <SectionHeading id="home-samples" end={<p className="edge text-text-3">{t('samplesNote')}</p>}>
        {t('samplesHeading')}
      </SectionHeading>
      <ul
        data-scrolls
        className="-mx-4 flex [scroll-snap-type:x] gap-x-4 gap-y-8 overflow-x-auto scroll-px-4 px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 sm:pb-0 lg:grid-cols-3"
      >
        {SAMPLES.map(({ example, type, look, seed, shots }) => {
          const idea = examples(example);
          return (
            <li
              key={example}
              className="group relative flex w-[78vw] min-w-0 shrink-0 snap-start flex-col gap-2 sm:w-auto"
            >
              <span className="block aspect-video overflow-hidden rounded-frame border border-line bg-media group-hover:border-text-2">
                <img
                  src={`/showcase/sample-${example}.avif`}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  width={640}
                  height={360}
                  className="size-full object-cover transition-transform duration-[320ms] ease-dolly group-hover:scale-[1.02]"
                />
              </span>
              <EdgePrint end={t('draft')}>
                <span>{film(`types.${type}`)}</span>
                <span>{film(`looks.${look}`)}</span>
              </EdgePrint>
              <p className="text-reading text-pretty text-text-1">{idea}</p>
              {/* The whole card is this button. */}
              <button
                type="button"
                onClick={() => onChoose({ idea, type, style: look, seed, shots })}
                aria-label={t('makeThisNamed', { idea })}
                className="self-start font-semibold text-action-text after:absolute after:inset-0 group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
              >
                {t('makeThis')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
