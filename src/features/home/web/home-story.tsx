import { useTranslations } from 'use-intl';

const STAGES = ['story', 'characters', 'scripts', 'scenes', 'video', 'music', 'movie', 'complete'] as const;
/** Pictures of one film's storyboard (scripts/showcase.ts). */
const SHOTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** One sentence and the storyboard that came of it. */
export function HomeStory() {
  const t = useTranslations('home');
  return (
    <section aria-labelledby="home-story" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="home-story" className="display text-head sm:text-title">{t('storyHeading')}</h2>
        <p className="edge text-text-3">{t('storyNote')}</p>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(260px,4fr)_8fr] lg:gap-10">
        <div className="flex flex-col gap-5">
          <p className="text-lead text-text-1">{t('storyIdea')}</p>
          <p className="text-reading text-text-2">{t('storyText')}</p>
          <ol aria-label={t('stagesLabel')} className="mt-auto grid grid-cols-4 gap-px">
            {STAGES.map((stage, index) => (
              <li key={stage} className={`flex min-w-0 flex-col border-b-2 bg-surface-2 px-2 py-1.5 ${index === STAGES.length - 1 ? 'border-action' : 'border-select'}`}>
                <span aria-hidden="true" className="edge text-text-3">{STAGES.length - index}</span>
                <span className="truncate text-dense font-semibold">{t(`stages.${stage}`)}</span>
              </li>
            ))}
          </ol>
        </div>
        <ol className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
          {SHOTS.map((number) => (
            <li key={number} className="flex min-w-0 flex-col gap-1.5">
              <span className="block aspect-video overflow-hidden rounded-frame border border-line bg-media">
                <img src={`/showcase/shot-${number}.avif`} alt={t('shot', { number })} loading="lazy" decoding="async" width={480} height={270} className="size-full object-cover" />
              </span>
              <span aria-hidden="true" className="edge flex justify-between text-text-3"><span>S{String(number).padStart(2, '0')}</span><span>{t('draft')}</span></span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
