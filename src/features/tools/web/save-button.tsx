import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveStoredFile } from '#src/platform/browser/download/save-stored-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';

/** The ending of a picture file by its type. */
const endingOf = (mime: string): string => (mime === 'image/png' ? 'png' : 'jpg');

/** Saves a picture under a name. */
export function SaveButton({
  file,
  name,
  onSave = () => saveStoredFile(file.path, fileNameOf(name.slice(0, 60), endingOf(file.mime))),
}: {
  file: { path: string; mime: string };
  name: string;
  /** Saves it otherwise than as its file. */
  onSave?: (() => void) | undefined;
}) {
  const t = useTranslations('toolPage');
  return (
    <Button
      size="dense"
      icon={<Download className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
      onClick={onSave}
    >
      {t('download')}
    </Button>
  );
}
