import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { ShotPicture } from '../../../shot-picture-contract.ts';
import { useEditorParts } from '../editor-parts.ts';
import { useActiveShot, type ActiveShot } from '../inspector/use-active-shot.ts';
import { ChangePrompt } from './change-prompt.tsx';
import { OwnPictures } from './own-pictures.tsx';
import { PictureStrip } from './picture-strip.tsx';
import { usePictureKeys } from './use-picture-keys.ts';
import { shownPicture, useChoosePicture, useDrawCandidates, useShotPictures } from './use-shot-pictures.ts';

/** As many as there are keys for. */
const MOST_SHOWN = LIMITS.memberFilm.pictures;
const COUNTS = Array.from({ length: LIMITS.memberFilm.pictures }, (_, index) => String(index + 1));

/** The pictures of the active shot: which one is used, and others to choose from (EDIT-07). */
export function PicturesSection() {
  const active = useActiveShot();
  return active && <PicturesOf key={active.shot.id} active={active} />;
}

function PicturesOf({ active }: { active: ActiveShot }) {
  const t = useTranslations('filmPictures');
  const { data, error } = useShotPictures(active);
  const all = data?.pictures ?? [];
  const shown = shownPicture(active, all);
  const strip = stripOf(all, shown);
  const { choose, error: notChosen } = useChoosePicture(active, all);
  usePictureKeys((place) => {
    const picture = strip[place - 1];
    if (picture?.file) {
      choose(picture);
    }
  });
  const problem = error ?? notChosen;
  if (!active.view) {
    return <p className="text-note text-text-3">{t('notYet')}</p>;
  }
  return (
    <div data-guide="pictures" className="flex flex-col gap-3">
      {problem && <Notice>{problem.message}</Notice>}
      {strip.length > 0 && <PictureStrip pictures={strip} shownId={shown?.id} onChoose={choose} />}
      {strip.length > 1 && <p className="text-note text-text-3 pointer-coarse:hidden">{t('keys')}</p>}
      {/* What is offered depends on the account: not before it is known. */}
      {data ? <DrawOthers active={active} most={data.most} /> : !error && <Skeleton className="h-24 w-full" />}
      <ChangeByWords active={active} shown={shown} newest={all.at(-1)} />
      <OwnPictures active={active} isBrought={active.view.ownPicture} />
    </div>
  );
}

/** Words change what the engine drew; what was made elsewhere a model changes. */
function ChangeByWords({
  active,
  shown,
  newest,
}: {
  active: ActiveShot;
  shown: ShotPicture | undefined;
  newest: ShotPicture | undefined;
}) {
  const t = useTranslations('filmPictures');
  const { Screen: EditByModel } = useEditorParts().editByModel;
  if (!shown || shown.origin === 'drawn') {
    return <ChangePrompt shotId={active.shot.id} />;
  }
  return (
    <>
      <p className="text-note text-text-3">{t('promptOnlyDrawn')}</p>
      <Suspense fallback={null}>
        <EditByModel
          target={{ asset: 'picture', key: active.shot.id }}
          isMaking={active.view?.pictureStatus === 'generating'}
          failure={newest?.failure?.message}
        />
      </Suspense>
    </>
  );
}

/** The newest ones, and the one that is used. */
function stripOf(pictures: readonly ShotPicture[], shown: ShotPicture | undefined): ShotPicture[] {
  const usable = pictures.filter(({ file, status }) => file !== null || status === 'generating' || status === 'failed');
  const newest = usable.slice(-MOST_SHOWN);
  return shown && !newest.includes(shown) ? [shown, ...newest.slice(1)] : newest;
}

/** Has other pictures drawn, which cost nothing. */
function DrawOthers({ active, most }: { active: ActiveShot; most: number }) {
  const t = useTranslations('filmPictures');
  const [chosen, setChosen] = useState<string>();
  const draw = useDrawCandidates(active.shot.id);
  const count = Math.min(most, Number(chosen ?? Math.min(most, 3)));
  const isMaking = active.view?.pictureStatus === 'generating';
  return (
    <div className="flex flex-col gap-2">
      {draw.error && <Notice>{draw.error.message}</Notice>}
      <div className="flex flex-wrap items-end gap-3">
        {most > 1 && (
          <SelectField
            label={t('howMany')}
            value={String(count)}
            options={COUNTS.slice(0, most).map((value) => ({ value, label: value }))}
            onChange={setChosen}
          />
        )}
        <Button busy={draw.isPending || isMaking} onClick={() => draw.mutate(count)}>
          {t('draw', { count })}
        </Button>
      </div>
      <p className="text-note text-text-3">{t(most > 1 ? 'drawHint' : 'drawHintFree', { most: MOST_SHOWN })}</p>
    </div>
  );
}
