import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveFile } from '#src/platform/browser/download/save-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { StoredFile } from '../../stored-file.ts';
import { SoundPlayer } from '../../web/sound-player.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';

const FORMATS = ['wav', 'm4a'] as const;

/** The sound of a clip by itself: its waveform, and its files. */
export function SoundAlone({ file, name }: { file: StoredFile; name: string }) {
  const t = useTranslations('toolAudio');
  const { tools } = useApi<ToolsApi>();
  const read = useCallback(
    (signal: AbortSignal): Promise<Blob> => tools.readToolSound({ fileId: file.id }, { signal }),
    [tools, file.id],
  );
  return (
    <section aria-labelledby="sound-alone" className="flex min-w-0 flex-col gap-2">
      <h3 id="sound-alone" className="text-base font-semibold">
        {t('alone')}
      </h3>
      <SoundPlayer file={file} name={t('alone')} read={read} />
      <div className="flex flex-wrap items-center gap-2">
        {FORMATS.map((format) => (
          <SaveAs key={format} fileId={file.id} format={format} name={name} />
        ))}
      </div>
    </section>
  );
}

function SaveAs({ fileId, format, name }: { fileId: string; format: (typeof FORMATS)[number]; name: string }) {
  const t = useTranslations('toolAudio');
  const { tools } = useApi<ToolsApi>();
  const encode = useMutation({
    mutationFn: () => (format === 'wav' ? tools.readToolWave({ fileId }) : tools.readToolSound({ fileId })),
    onSuccess: (sound) => saveFile(sound, fileNameOf(name.slice(0, 60), format)),
    onError: toastFailure,
  });
  return (
    <Button
      size="dense"
      busy={encode.isPending}
      icon={<Download className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => encode.mutate()}
    >
      {t('saveAs', { format: format.toUpperCase() })}
    </Button>
  );
}
