import { useTranslations } from 'use-intl';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import { FinalCut } from './final-cut.tsx';
import { useFinalCut } from './use-final-cut.ts';

/** The final cut of a finished film. */
export function FinalCutDialog({ open, onClose, film }: { open: boolean; onClose: () => void; film: FilmView }) {
  const t = useTranslations('filmCut');
  const cut = useFinalCut(film, open);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={760}>
      <FinalCut film={film} cut={cut} />
    </Dialog>
  );
}
