import { FileOutput } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { FilmView } from '../../film-view-contract.ts';

const loadDialog = () => import('./export-dialog.tsx');
const ExportDialog = lazy(async () => ({ default: (await loadDialog()).ExportDialog }));

/** Opens the film's exports. */
export function ExportButton({ film }: { film: FilmView }) {
  const t = useTranslations('filmExport');
  const [open, setOpen] = useState(false);
  // The dialog stays mounted once opened, so that its closing can be animated.
  const [met, setMet] = useState(false);
  return (
    <>
      <Button
        icon={<FileOutput className="size-[18px]" aria-hidden="true" />}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => {
          setMet(true);
          setOpen(true);
        }}
      >
        {t('open')}
      </Button>
      {met && (
        <Suspense fallback={null}>
          <ExportDialog film={film} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
