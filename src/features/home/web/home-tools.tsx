import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { DASHBOARD_TOOL_IDS, TOOLS } from '#src/shared/catalogue/tools.ts';
import { SectionHeading } from './section-heading.tsx';

/** The tools that work today, each with a picture by our own engine and a link to its page or its explanation. */
const TILES = [
  { key: 'film', path: TOOLS.film.path, width: 'col-span-2 lg:col-span-5' },
  { key: 'cast', path: TOOLS.film.path, width: 'lg:col-span-2' },
  { key: 'voice', path: '/tutorial#sound', width: 'lg:col-span-2' },
  { key: 'music', path: '/tutorial#sound', width: 'col-span-2 lg:col-span-3' },
] as const;

/** The other tools. */
const OTHERS = DASHBOARD_TOOL_IDS.filter((id) => id !== 'film');

/** The grid of tools: working ones with pictures, and links to the other existing ones. */
export function HomeTools() {
  const t = useTranslations('home');
  const tools = useTranslations('tools');
  return (
    <section aria-labelledby="home-tools" className="flex flex-col gap-5">
      <SectionHeading
        id="home-tools"
        end={
          <Link to="/dashboard/all" className="link pointer-coarse:py-3">
            {t('allTools')}
          </Link>
        }
      >
        {t('toolsHeading')}
      </SectionHeading>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 lg:grid-cols-12 lg:gap-x-4">
        {TILES.map(({ key, path, width }) => (
          <li key={key} className={`group relative flex min-w-0 flex-col gap-1.5 ${width}`}>
            <span className="block h-[clamp(150px,17vw,250px)] overflow-hidden rounded-frame border border-line bg-media group-hover:border-text-2">
              <img
                src={`/showcase/tool-${key}.avif`}
                alt=""
                loading="lazy"
                decoding="async"
                width={720}
                height={405}
                className="size-full object-cover transition-transform duration-[320ms] ease-dolly group-hover:scale-[1.02]"
              />
            </span>
            <Link
              to={path}
              className="pt-1 text-base font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              {t(`tiles.${key}`)}
            </Link>
            <p className="text-dense text-text-2">
              {t(`tileTexts.${key}`, { cast: LIMITS.film.charactersOnIdeaPage })}
            </p>
          </li>
        ))}
      </ul>
      {OTHERS.length > 0 && (
        <nav aria-label={t('otherTools')}>
          <ul className="flex flex-wrap gap-2">
            {OTHERS.map((id) => (
              <li key={id}>
                <Link
                  to={TOOLS[id].path}
                  className="control inline-flex items-center rounded-control border border-line px-3 text-dense text-text-2 hover:border-line-strong hover:text-text-1"
                >
                  {tools(`names.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
