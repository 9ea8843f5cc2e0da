import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import type { Language } from '#src/shared/language/languages.ts';
import { lookPicture } from './idea-choices.ts';
import type { Wish } from './idea-draft.ts';

/** The part that draws comes after the page is there. */
const LivePreview = lazy(async () => ({ default: (await import('./live-preview/live-preview.tsx')).LivePreview }));

/**
 * What the film will look like: the chosen look until there is an idea, then the film's own first frames, drawn anew
 * with every choice.
 */
export function IdeaViewfinder({ wish, language }: { wish: Wish; language: Language }) {
  const still = <LookStill wish={wish} />;
  if (wish.idea.trim() === '') return still;
  const { idea, type, style, aspect, shots, seed, characters } = wish;
  return (
    <Suspense fallback={still}>
      <LivePreview wish={{ idea, type, style, aspect, shots, seed, language, characters }} still={still} />
    </Suspense>
  );
}

/** The look by itself, as our own engine draws it. */
function LookStill({ wish }: { wish: Wish }) {
  const t = useTranslations('film');
  return (
    <figure className="flex flex-col gap-1.5">
      <Gate aspect="16:9">
        <img src={lookPicture(wish.style)} alt="" width={480} height={270} className="size-full object-cover" />
      </Gate>
      <figcaption>
        <EdgePrint end={wish.aspect}>
          <span>{t(`looks.${wish.style}`)}</span>
        </EdgePrint>
      </figcaption>
    </figure>
  );
}
