import { Clapperboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { CLIP_RULES, type ClipTool } from '../clip-rules.ts';
import type { StoredFile } from '../stored-file.ts';
import { FileInput } from './file-input.tsx';
import { useClipUpload } from './use-clip-upload.ts';
import { useFreshFile } from './use-fresh-file.ts';
import { useGoneAway } from './use-gone-away.ts';
import type { UploadStep } from './use-upload.ts';

const EarlierClips = lazy(async () => ({ default: (await import('./earlier-clips.tsx')).EarlierClips }));

const MEGABYTE = 1024 * 1024;
const ACCEPT: Readonly<Record<string, string>> = {
  mp4: 'video/mp4,.mp4',
  mov: 'video/quicktime,.mov',
  avi: 'video/x-msvideo,.avi',
  mkv: 'video/x-matroska,.mkv',
  webm: 'video/webm,.webm',
};

/** A clip that a tool takes: chosen, dropped, taken by the device's camera, or one that was made here before. */
export function ClipInput({
  tool,
  label,
  hint,
  value,
  error,
  onChange,
  onUpload,
}: {
  /** Whose limits it keeps to. */
  tool: ClipTool;
  label: string;
  hint?: string;
  value: StoredFile | null;
  error?: string | undefined;
  onChange: (file: StoredFile | null) => void;
  /** Hears what becomes of a clip on its way. */
  onUpload?: (step: UploadStep) => void;
}) {
  const t = useTranslations('toolPage');
  const list = useList();
  const upload = useClipUpload(tool, onChange, onUpload);
  const shown = useFreshFile(value);
  useGoneAway(value !== null && shown === null, () => onChange(null));
  const [isPicking, setPicking] = useState(false);
  const { formats, mostBytes, mostSeconds, cutsLonger } = CLIP_RULES[tool];
  const problem =
    upload.problem?.kind === 'server'
      ? upload.problem.message
      : upload.problem && t('clipTooLarge', { name: upload.problem.name, megabytes: mostBytes / MEGABYTE });
  const limits = {
    formats: list(formats.map((format) => (format === 'webm' ? 'WebM' : format.toUpperCase()))),
    megabytes: mostBytes / MEGABYTE,
    seconds: mostSeconds,
  };
  return (
    <>
      <FileInput
        kind="video"
        accept={formats.map((format) => ACCEPT[format]).join(',')}
        icon={Clapperboard}
        words={{
          label,
          choose: t('chooseClip'),
          chooseOther: t('chooseOtherClip'),
          earlier: t('madeClips'),
          takeOff: t('takeClipOff'),
          capture: t('film'),
          hint: hint ?? t(cutsLonger ? 'clipHintCut' : 'clipHint', limits),
        }}
        wrong={problem ?? error}
        underway={
          upload.share === null
            ? null
            : {
                share: upload.isChecked ? undefined : upload.share,
                label: t(upload.isChecked ? 'checkingClip' : 'uploading'),
                stop: upload.stop,
              }
        }
        onFile={upload.start}
        onEarlier={() => setPicking(true)}
        onTakeOff={() => {
          upload.forget();
          onChange(null);
        }}
      >
        {shown && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- it is somebody's own clip
          <video
            key={shown.id}
            src={`${shown.path}#t=0.05`}
            aria-label={label}
            controls
            playsInline
            preload="metadata"
            className="max-h-64 max-w-full rounded-frame bg-media"
          />
        )}
      </FileInput>
      {isPicking && (
        <Suspense fallback={null}>
          <EarlierClips
            onClose={() => setPicking(false)}
            onPick={(file) => {
              upload.forget();
              onChange(file);
              setPicking(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
