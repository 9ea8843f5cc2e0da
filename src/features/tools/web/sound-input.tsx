import { AudioLines } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { SOUND_ACCEPT, SOUND_MEGABYTES } from '#src/shared/catalogue/sound-files.ts';
import type { StoredFile } from '../stored-file.ts';
import { FileInput } from './file-input.tsx';
import { useFreshFile } from './use-fresh-file.ts';
import { useSoundUpload } from './use-sound-upload.ts';
import type { UploadProblem, UploadStep } from './use-upload.ts';

// Asked for by few: most people bring a file.
const EarlierSounds = lazy(async () => ({ default: (await import('./earlier-sounds.tsx')).EarlierSounds }));

/** A sound that a tool takes: chosen, dropped, or one that was made here before; it can be heard. */
export function SoundInput({
  label,
  value,
  error,
  onChange,
  onUpload,
}: {
  label: string;
  value: StoredFile | null;
  error?: string | undefined;
  onChange: (file: StoredFile | null) => void;
  /** Hears what becomes of a sound on its way. */
  onUpload: (step: UploadStep) => void;
}) {
  const t = useTranslations('toolPage');
  const upload = useSoundUpload(onChange, onUpload);
  const shown = useFreshFile(value);
  const [isPicking, setPicking] = useState(false);
  const problem = useProblemText(upload.problem);
  const gone = value !== null && shown === null ? t('soundGone') : undefined;
  return (
    <>
      <FileInput
        kind="audio"
        accept={SOUND_ACCEPT}
        icon={AudioLines}
        words={{
          label,
          choose: t('chooseSound'),
          chooseOther: t('chooseOtherSound'),
          earlier: t('madeSounds'),
          takeOff: t('takeSoundOff'),
          hint: t('soundHint', { megabytes: SOUND_MEGABYTES, seconds: LIMITS.tools.talkSeconds }),
        }}
        wrong={problem ?? gone ?? error}
        underway={upload.share === null ? null : { share: upload.share, label: t('uploading'), stop: upload.stop }}
        onFile={upload.start}
        onEarlier={() => setPicking(true)}
        onTakeOff={() => {
          upload.forget();
          onChange(null);
        }}
      >
        {shown && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- what a person brings has no captions
          <audio controls preload="metadata" src={shown.path} aria-label={label} className="mt-9 h-11 w-full" />
        )}
      </FileInput>
      {isPicking && (
        <Suspense fallback={null}>
          <EarlierSounds
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

/** What is wrong with a sound, in words. */
function useProblemText(problem: UploadProblem | null): string | undefined {
  const t = useTranslations('toolPage');
  if (!problem) {
    return undefined;
  }
  return problem.kind === 'server'
    ? problem.message
    : t(problem.kind === 'format' ? 'soundWrongFormat' : 'soundTooLarge', {
        name: problem.name,
        megabytes: SOUND_MEGABYTES,
      });
}
