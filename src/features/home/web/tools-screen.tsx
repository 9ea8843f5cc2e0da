import {
  AudioLines,
  Box,
  Captions,
  Clapperboard,
  Film,
  Grid3x3,
  Image,
  ImageUp,
  LayoutTemplate,
  MessageCircle,
  Music,
  PenLine,
  Scissors,
  Smile,
  Sticker,
  Type,
  Video,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { DASHBOARD_TOOL_IDS, TOOL_GROUPS, TOOLS, type DashboardToolId } from '#src/shared/catalogue/tools.ts';
import { WhoMakesWhat, type PaidModels } from './who-makes-what.tsx';

const SIGNS: Readonly<Record<DashboardToolId, typeof Film>> = {
  film: Clapperboard,
  sora: Type,
  trending: LayoutTemplate,
  image: Image,
  imageEdit: PenLine,
  multiView: Grid3x3,
  backgroundRemoval: Scissors,
  imageUpscale: ImageUp,
  video: Video,
  videoEdit: Film,
  videoUpscale: ImageUp,
  subtitles: Captions,
  photoTalk: MessageCircle,
  music: Music,
  audio: AudioLines,
  mojiMagic: Smile,
  sticker: Sticker,
  model3d: Box,
};

/**
 * Every tool by its group, and who makes which part of a film. `films` shows the newest ones; `models` counts the
 * available models of other makers, undefined until it is known.
 */
export function ToolsScreen({ films, models }: { films: ReactNode; models: PaidModels | undefined }) {
  const t = useTranslations('tools');
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-12 lg:gap-16">
      <h1 className="display text-title sm:text-[34px] sm:leading-tight">{t('heading')}</h1>
      <Slate className="-mt-6 grid overflow-hidden md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:-mt-9">
        <div className="flex flex-col items-start justify-center gap-4 p-5 sm:p-8">
          <h2 className="display text-head">{t('begin')}</h2>
          <p className="max-w-[48ch] text-reading text-text-2">{t('beginText')}</p>
          <Link to={TOOLS.film.path} className={buttonLook('primary', 'large')}>
            {t('newFilm')}
          </Link>
        </div>
        <Gate aspect="16:9" className="max-md:order-first">
          <img src="/showcase/tool-film.avif" alt="" width={720} height={405} className="size-full object-cover" />
        </Gate>
      </Slate>
      <div className="flex flex-col gap-8">
        {TOOL_GROUPS.map((group) => (
          <section
            key={group}
            aria-labelledby={`tools-${group}`}
            className="grid gap-x-8 gap-y-4 border-t border-line pt-5 lg:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <h2 id={`tools-${group}`} className="text-lead font-semibold">
              {t(`groups.${group}`)}
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {DASHBOARD_TOOL_IDS.filter((id) => TOOLS[id].group === group).map((id) => (
                <Tool key={id} id={id} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {/* Below everything that is rendered at once, so that nothing moves when they load. */}
      {films}
      <WhoMakesWhat models={models} />
    </div>
  );
}

function Tool({ id }: { id: DashboardToolId }) {
  const t = useTranslations('tools');
  const { path } = TOOLS[id];
  const Sign = SIGNS[id];
  return (
    <li className="group relative flex min-w-0 gap-3.5 rounded-panel border border-line bg-surface-1 p-4 hover:border-line-strong">
      <Sign
        className="mt-0.5 size-5 shrink-0 text-text-3 group-hover:text-text-1"
        strokeWidth={1.75}
        aria-hidden="true"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Link
          to={path}
          className="text-base font-semibold after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {t(`names.${id}`)}
        </Link>
        <p className="text-dense text-text-2">{t(`lines.${id}`)}</p>
      </div>
    </li>
  );
}
