import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';

const loadDialog = () => import('./next-episode-dialog.tsx');
const NextEpisodeDialog = lazy(async () => ({ default: (await loadDialog()).NextEpisodeDialog }));

/** Begins a film that goes on from one of the caller's own (COMM-08). */
export function NextEpisodeButton({ filmId }: { filmId: string }) {
  const t = useTranslations('filmFurther');
  const [isOpen, setOpen] = useState(false);
  // Stays mounted once opened, so that its closing can be animated.
  const [isMet, setMet] = useState(false);
  return (
    <>
      <Button
        icon={<ListPlus className="size-[18px]" aria-hidden="true" />}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => {
          setMet(true);
          setOpen(true);
        }}
      >
        {t('next')}
      </Button>
      <Suspense fallback={null}>
        {isMet && <NextEpisodeDialog filmId={filmId} open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
