import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveStoredFile } from '#src/platform/browser/download/save-stored-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';

/** The ending of a file by its type; others are JPEG pictures. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'model/gltf-binary': 'glb',
};

/** Saves what was made under a name. */
export function SaveButton({
  file,
  name,
  onSave = () => saveStoredFile(file.path, fileNameOf(name.slice(0, 60), ENDINGS[file.mime] ?? 'jpg')),
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
