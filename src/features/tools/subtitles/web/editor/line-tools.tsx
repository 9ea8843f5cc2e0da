import { useMutation } from '@tanstack/react-query';
import { Captions, Download, Redo2, Undo2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveFile } from '#src/platform/browser/download/save-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { Language } from '#src/shared/language/languages.ts';
import type { ToolTask } from '../../../contract.ts';
import type { StoredFile } from '../../../stored-file.ts';
import type { ToolsApi } from '../../../web/tools-api.ts';
import { decodeSubtitleFile, MOST_FILE_BYTES, readSubtitleFile } from '../../read-subtitle-file.ts';
import { withIds, type SubtitleEditing } from '../use-subtitles.ts';
import { BurnDialog } from './burn-dialog.tsx';

/** A line that ends so little after the clip is shown to its end. */
const BEYOND_SECONDS = 0.1;
const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with all lines: steps back and forth, files in and out, and burning them in. */
export function LineTools({
  task,
  editing,
  language,
  clip,
  clipSeconds,
  place,
  onBurned,
}: {
  task: ToolTask;
  editing: SubtitleEditing;
  language: Language;
  clip: StoredFile | null;
  /** How long the clip is; NaN while that is not known. */
  clipSeconds: () => number;
  /** Where the clip stands, in seconds. */
  place: () => number;
  onBurned: (task: ToolTask) => void;
}) {
  const t = useTranslations('toolSubtitles');
  const [isBurning, setBurning] = useState(false);
  const { lines, saveState, canUndo, canRedo, undo, redo } = editing;
  const isEmpty = !lines.some(({ text }) => text.trim() !== '');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton label={t('undo')} icon={<Undo2 {...SIGN} />} disabled={!canUndo} onClick={undo} />
      <IconButton label={t('redo')} icon={<Redo2 {...SIGN} />} disabled={!canRedo} onClick={redo} />
      <BringFile editing={editing} language={language} clipSeconds={clipSeconds} />
      <SaveFile taskId={task.id} format="srt" disabled={isEmpty || saveState !== 'saved'} />
      <SaveFile taskId={task.id} format="vtt" disabled={isEmpty || saveState !== 'saved'} />
      <Button
        size="dense"
        kind="primary"
        icon={<Captions {...SIGN} />}
        aria-haspopup="dialog"
        disabled={isEmpty || !clip}
        onClick={() => setBurning(true)}
      >
        {t('burn')}
      </Button>
      <output className="ml-auto text-note text-text-3">{t(`saves.${saveState}`)}</output>
      {clip && (
        <BurnDialog
          open={isBurning}
          onClose={() => setBurning(false)}
          clip={clip}
          lines={lines}
          language={language}
          place={place}
          onOrdered={(ordered) => {
            setBurning(false);
            onBurned(ordered);
          }}
        />
      )}
    </div>
  );
}

/** Saves the lines as a file; the server writes it. */
function SaveFile({ taskId, format, disabled }: { taskId: string; format: 'srt' | 'vtt'; disabled: boolean }) {
  const t = useTranslations('toolSubtitles');
  const { tools } = useApi<ToolsApi>();
  const save = useMutation({
    mutationFn: () => tools.readSubtitleFile({ taskId, format }),
    onSuccess: (file) => saveFile(file, fileNameOf(t('fileName'), format)),
    onError: toastFailure,
  });
  return (
    <Button
      size="dense"
      icon={<Download {...SIGN} />}
      busy={save.isPending}
      disabled={disabled}
      onClick={() => save.mutate()}
    >
      <span translate="no">{format.toUpperCase()}</span>
    </Button>
  );
}

/** Brings a file: its lines take the place of those that are there, which one step brings back. */
function BringFile({
  editing,
  language,
  clipSeconds,
}: {
  editing: SubtitleEditing;
  language: Language;
  clipSeconds: () => number;
}) {
  const t = useTranslations('toolSubtitles');
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File): Promise<void> => {
    if (file.size > MOST_FILE_BYTES) {
      toast(t('fileTooLarge', { megabytes: MOST_FILE_BYTES / 1024 / 1024 }), 'error');
      return;
    }
    const text = decodeSubtitleFile(new Uint8Array(await file.arrayBuffer()), language);
    const { lines, leftOut } = readSubtitleFile(text);
    if (lines.length === 0) {
      toast(t('fileEmpty'), 'error');
      return;
    }
    editing.change(null, () => withIds(lines));
    toast(t(leftOut > 0 ? 'fileCut' : 'fileTaken', { lines: lines.length, leftOut }), leftOut > 0 ? 'note' : 'success');
    const until = clipSeconds() + BEYOND_SECONDS;
    const beyond = lines.filter(({ endSeconds }) => endSeconds > until).length;
    if (beyond > 0) {
      toast(t('fileBeyond', { lines: beyond }), 'note');
    }
  };
  return (
    <>
      <Button size="dense" icon={<Upload {...SIGN} />} onClick={() => input.current?.click()}>
        {t('bringFile')}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={t('bringFile')}
        accept=".srt,.vtt,application/x-subrip,text/vtt"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) {
            void take(file);
          }
        }}
      />
    </>
  );
}
