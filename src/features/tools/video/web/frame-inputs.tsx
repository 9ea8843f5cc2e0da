import { useTranslations } from 'use-intl';
import { PictureInput } from '../../web/picture-input.tsx';
import type { UploadStep } from '../../web/use-upload.ts';
import type { VideoFields } from './video-inputs.ts';

/** The pictures that a clip begins and ends with; the end is asked for once there is a beginning. */
export function FrameInputs({
  fields: { startFrame, endFrame },
  takesEnd,
  error,
  onChange,
  onUpload,
}: {
  fields: VideoFields;
  takesEnd: boolean;
  error: string | undefined;
  onChange: (changes: Partial<VideoFields>) => void;
  onUpload: (input: string) => (step: UploadStep) => void;
}) {
  const t = useTranslations('toolVideo');
  return (
    <>
      <PictureInput
        label={t('startFrame')}
        value={startFrame}
        error={error}
        // The clip has the picture's shape until another one is chosen.
        onChange={(picture) => onChange({ startFrame: picture, ...(picture ? { aspect: null } : { endFrame: null }) })}
        onUpload={onUpload('startFrame')}
      />
      {startFrame && takesEnd && (
        <PictureInput
          label={t('endFrame')}
          hint={t('endHint')}
          value={endFrame}
          onChange={(picture) => onChange({ endFrame: picture })}
          onUpload={onUpload('endFrame')}
        />
      )}
    </>
  );
}
