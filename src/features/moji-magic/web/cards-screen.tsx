import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Collection } from './collection.tsx';
import { DrawPanel } from './draw-panel.tsx';
import { FairDraws } from './fair-draws.tsx';
import { MojiHead } from './moji-nav.tsx';
import { Reveal } from './reveal.tsx';
import { useMoji } from './use-moji.ts';
import { useReveal } from './use-reveal.ts';

/** Draws of cards, what was drawn, the collection, and how draws are checked. */
export function CardsScreen() {
  const t = useTranslations('mojiMagic');
  const ui = useTranslations('ui');
  const moji = useMoji();
  const revealing = useReveal();
  const [clientSeed, setClientSeed] = useState<string>();
  const seed = moji.data?.seed;
  const ownSeed = clientSeed ?? seed?.clientSeed ?? '';
  return (
    <div className="mx-auto flex max-w-[1720px] flex-col gap-8">
      <MojiHead lead={t('lead')} />
      {moji.error && !moji.data && (
        <Notice action={<Button onClick={() => void moji.refetch()}>{ui('tryAgain')}</Button>}>
          {moji.error.message}
        </Notice>
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(19rem,23rem)_minmax(0,1fr)]">
        {seed ? (
          <DrawPanel
            seed={seed}
            clientSeed={ownSeed}
            onDrawn={({ draw, cards }) => revealing.begin({ id: draw.id, cards })}
          />
        ) : (
          <Skeleton className="h-80" />
        )}
        <Reveal revealing={revealing} />
      </div>
      <Collection counts={moji.data?.counts} faceDown={revealing.faceDown} />
      {seed && (
        <FairDraws
          seed={seed}
          clientSeed={ownSeed}
          faceDownDraw={revealing.faceDown.length > 0 ? revealing.drawId : undefined}
          onClientSeed={setClientSeed}
        />
      )}
    </div>
  );
}
