import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { usePictureProblem } from '#src/platform/browser/ui/use-picture-problem.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_ACCEPT, PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import { FileInput, type OtherPlace } from './file-input.tsx';
import type { NamedFile } from './read-stored-file.ts';
import { useFreshFile } from './use-fresh-file.ts';
import { useGoneAway } from './use-gone-away.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import type { UploadProblem, UploadStep } from './use-upload.ts';

// Asked for by few: most people bring a file.
const EarlierPictures = lazy(async () => ({ default: (await import('./earlier-pictures.tsx')).EarlierPictures }));

const TALK_MEGABYTES = LIMITS.uploads.photoTalkImageBytes / 1024 / 1024;

/** A picture that a tool takes: chosen, dropped, pasted, photographed, or one that was made here before. */
export function PictureInput({
  label,
  hint,
  value,
  error,
  onChange,
  onUpload,
  more,
  isToTalk = false,
  children,
}: {
  label: string;
  hint?: string;
  value: NamedFile | null;
  error?: string | undefined;
  onChange: (file: NamedFile | null) => void;
  /** Hears what becomes of a picture on its way. */
  onUpload?: (step: UploadStep) => void;
  /** Another place to take one from. */
  more?: OtherPlace | undefined;
  /** A picture that is to talk: smaller ones are taken. */
  isToTalk?: boolean;
  /** Shown over the picture. */
  children?: ReactNode;
}) {
  const t = useTranslations('toolPage');
  const megabytes = isToTalk ? TALK_MEGABYTES : PICTURE_MEGABYTES;
  const upload = usePictureUpload(onChange, onUpload, isToTalk);
  const shown = useFreshFile(value);
  useGoneAway(value !== null && shown === null, () => onChange(null));
  const [isPicking, setPicking] = useState(false);
  const [isGif, setGif] = useState(false);
  const problem = useProblemText(upload.problem, megabytes);
  return (
    <>
      <FileInput
        kind="image"
        accept={PICTURE_ACCEPT}
        icon={ImagePlus}
        words={{
          label,
          choose: t('choosePicture'),
          chooseOther: t('chooseOther'),
          earlier: t('earlier'),
          takeOff: t('takeOff'),
          capture: t('photograph'),
          hint: isGif && shown ? t('gifStill') : (hint ?? t('pictureHint', { megabytes })),
        }}
        wrong={problem ?? error}
        underway={upload.share === null ? null : { share: upload.share, label: t('uploading'), stop: upload.stop }}
        onFile={(file) => {
          setGif(file.type === 'image/gif');
          upload.start(file);
        }}
        onEarlier={() => setPicking(true)}
        onTakeOff={() => {
          upload.forget();
          onChange(null);
        }}
        more={more}
      >
        {shown && (
          <div className="relative">
            <StoredPicture
              path={shown.path}
              alt={label}
              sizes="22rem"
              className={clsx(
                'cutout-ground max-w-full rounded-frame object-contain',
                children ? 'max-h-96' : 'max-h-64',
              )}
            />
            {children}
          </div>
        )}
      </FileInput>
      {isPicking && (
        <Suspense fallback={null}>
          <EarlierPictures
            onClose={() => setPicking(false)}
            onPick={(file) => {
              upload.forget();
              setGif(false);
              onChange(file);
              setPicking(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What is wrong with a picture, in words. */
function useProblemText(problem: UploadProblem | null, megabytes: number): string | undefined {
  const say = usePictureProblem();
  if (!problem) {
    return undefined;
  }
  return problem.kind === 'server'
    ? problem.message
    : say(problem.kind === 'format' ? 'format' : 'size', {
        name: problem.name,
        megabytes,
      });
}
