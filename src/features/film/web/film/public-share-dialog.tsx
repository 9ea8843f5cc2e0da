import { useTranslations } from 'use-intl';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import { ShareWays } from './share-ways.tsx';

/** Passes a public film on: whoever has the link of its page can watch it (COMM-09). */
export function PublicShareDialog({
  film,
  open,
  onClose,
}: {
  film: { id: string; title: string; aspect: AspectRatio };
  open: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('filmShare');
  const { origin } = globalThis.location;
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={560}>
      <div className="flex flex-col gap-4 pb-2">
        <ShareWays
          title={film.title}
          aspect={film.aspect}
          link={`${origin}/movie/${film.id}`}
          embed={`${origin}/embed/movie/${film.id}`}
        />
      </div>
    </Dialog>
  );
}
