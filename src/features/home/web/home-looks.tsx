import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import { LOOK_GROUPS, LOOK_IDS, LOOKS, type LookGroup, type LookId } from '#src/shared/catalogue/looks.ts';
import { SectionHeading } from './section-heading.tsx';

/** Every look by its group, each with another place; a click puts it into the idea box. */
export function HomeLooks({ onChoose }: { onChoose: (look: LookId) => void }) {
  const t = useTranslations('home');
  const film = useTranslations('film');
  const [group, setGroup] = useState<LookGroup>('hot');
  return (
    <section aria-labelledby="home-looks" className="flex flex-col gap-4">
      <SectionHeading id="home-looks" end={<p className="edge text-text-3">{t('looksNote')}</p>}>
        {t('looksHeading', { looks: LOOK_IDS.length })}
      </SectionHeading>
      <Tabs
        label={t('looksLabel')}
        value={group}
        onChange={setGroup}
        tabs={LOOK_GROUPS.map((key) => ({ key, label: t(`groups.${key}`) }))}
      >
        <ul
          data-scrolls
          className="-mx-4 flex [scroll-snap-type:x] gap-3 overflow-x-auto scroll-px-4 px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-3 sm:overflow-visible sm:px-0 sm:pb-0 lg:grid-cols-4 xl:grid-cols-6 xl:gap-4"
        >
          {LOOK_IDS.filter((look) => LOOKS[look].group === group).map((look) => (
            <li key={look} className="w-[210px] shrink-0 snap-start sm:w-auto">
              <button
                type="button"
                onClick={() => onChoose(look)}
                aria-label={t('useLook', { look: film(`looks.${look}`) })}
                className="group flex w-full flex-col gap-1.5 rounded-frame text-left"
              >
                <span className="block aspect-video w-full overflow-hidden rounded-frame border border-line bg-media group-hover:border-text-2">
                  <img
                    src={`/showcase/${look}.avif`}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    width={480}
                    height={270}
                    className="size-full object-cover transition-transform duration-[320ms] ease-dolly group-hover:scale-[1.03]"
                  />
                </span>
                <span className="edge flex w-full justify-between gap-3 text-text-2">
                  <span className="normal-case">{film(`looks.${look}`)}</span>
                  <span
                    aria-hidden="true"
                    data-number={String(LOOK_IDS.indexOf(look) + 1).padStart(2, '0')}
                    className="text-text-3 after:content-[attr(data-number)]"
                  />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Tabs>
    </section>
  );
}
