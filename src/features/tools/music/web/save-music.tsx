import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveFile } from '#src/platform/browser/download/save-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { StoredFile } from '../../stored-file.ts';
import { SaveButton } from '../../web/save-button.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';

/** Saves a piece as it is, and a WAV file as a smaller M4A file too. */
export function SaveMusic({ file, name }: { file: StoredFile; name: string }) {
  const t = useTranslations('toolMusic');
  const { tools } = useApi<ToolsApi>();
  const encode = useMutation({
    mutationFn: () => tools.readToolSound({ fileId: file.id }),
    onSuccess: (sound) => saveFile(sound, fileNameOf(name.slice(0, 60), 'm4a')),
    onError: toastFailure,
  });
  return (
    <>
      <SaveButton file={file} name={name} />
      {file.mime === 'audio/wav' && (
        <Button
          size="dense"
          busy={encode.isPending}
          icon={<Download className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => encode.mutate()}
        >
          {t('downloadSmall')}
        </Button>
      )}
    </>
  );
}
