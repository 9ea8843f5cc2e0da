import { FileOutput } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmDialog } from './film-dialogs.ts';

/** Opens the film's exports. */
export function ExportButton({ film, code }: { film: FilmView; code: FilmDialog }) {
  const t = useTranslations('film.actions');
  const [open, setOpen] = useState(false);
  // The dialog stays mounted once opened, so that its closing can be animated.
  const [met, setMet] = useState(false);
  return (
    <>
      <Button
        icon={<FileOutput className="size-[18px]" aria-hidden="true" />}
        onPointerEnter={() => void code.load()}
        onFocus={() => void code.load()}
        onClick={() => {
          setMet(true);
          setOpen(true);
        }}
      >
        {t('export')}
      </Button>
      {/* The button stays, and with it the focus, while the dialog is loaded. */}
      <Suspense fallback={null}>
        {met && <code.Screen film={film} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
