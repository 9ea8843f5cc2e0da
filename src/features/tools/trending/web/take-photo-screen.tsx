import { Camera, RotateCcw, SwitchCamera } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { usePictureUpload } from '../../web/use-picture-upload.ts';
import { sentPicture } from '../../web/use-sent-picture.ts';
import { TemplatesFrame } from './templates-frame.tsx';
import { useCamera } from './use-camera.ts';
import { useTemplatePaths } from './use-template-paths.ts';

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;
const PROBLEMS = { refused: 'cameraRefused', missing: 'cameraMissing', busy: 'cameraBusy' } as const;

/** Takes a photo by the camera for a template; whoever has none, or does not want it, chooses a file instead. */
export function TakePhotoScreen() {
  const t = useTranslations('toolTrending');
  const { templateId = '' } = useParams();
  const paths = useTemplatePaths();
  const navigate = useNavigate();
  const [taken, setTaken] = useState<File>();
  const shown = useAddressOf(taken);
  const upload = usePictureUpload(
    (picture) => void navigate(paths.template(templateId), { replace: true, ...sentPicture(picture) }),
    undefined,
  );
  const isSending = upload.share !== null;
  const problem = upload.problem?.kind === 'server' ? upload.problem.message : undefined;
  return (
    <TemplatesFrame heading={t('takePhoto')} lead={t('takePhotoLead')}>
      <div className="flex w-full max-w-3xl flex-col gap-4">
        {shown === undefined ? (
          <Viewfinder onTaken={setTaken} />
        ) : (
          <>
            <img src={shown} alt={t('yourPhoto')} className="w-full rounded-frame border border-line bg-media" />
            {problem && <Notice>{problem}</Notice>}
            <div className="flex flex-wrap gap-2">
              <Button kind="primary" busy={isSending} onClick={() => taken && upload.start(taken)}>
                {t(isSending ? 'sending' : 'use')}
              </Button>
              <Button
                icon={<RotateCcw {...SIGN} />}
                onClick={() => {
                  upload.stop();
                  setTaken(undefined);
                }}
              >
                {t('again')}
              </Button>
            </div>
          </>
        )}
        <Link to={paths.template(templateId)} className={`${buttonLook('quiet')} self-start`}>
          {t('chooseInstead')}
        </Link>
      </div>
    </TemplatesFrame>
  );
}

/** What the camera sees, and the button that takes it. */
function Viewfinder({ onTaken }: { onTaken: (file: File) => void }) {
  const t = useTranslations('toolTrending');
  const { video, isReady, problem, isMirrored, snap, turn, tryAgain } = useCamera();
  const take = async (): Promise<void> => {
    const file = await snap();
    if (file) {
      onTaken(file);
    }
  };
  return (
    <>
      {problem && <Notice action={<Button onClick={tryAgain}>{t('tryCamera')}</Button>}>{t(PROBLEMS[problem])}</Notice>}
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('cameraPicture')}
        hidden={problem !== undefined}
        className={`aspect-[4/3] w-full rounded-frame border border-line bg-media object-cover ${isMirrored ? '-scale-x-100' : ''}`}
      />
      <output className="text-note text-text-2">{!isReady && !problem ? t('cameraStarts') : ''}</output>
      {!problem && (
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" icon={<Camera {...SIGN} />} disabled={!isReady} onClick={() => void take()}>
            {t('snap')}
          </Button>
          <Button icon={<SwitchCamera {...SIGN} />} disabled={!isReady} onClick={turn}>
            {t('otherCamera')}
          </Button>
        </div>
      )}
    </>
  );
}

/** An address of a file on this device, while it is shown. */
function useAddressOf(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; address: string }>();
  useEffect(() => {
    if (!file) {
      return;
    }
    const address = URL.createObjectURL(file);
    // oxlint-disable-next-line react-hooks/set-state-in-effect
    setShown({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return shown && shown.file === file ? shown.address : undefined;
}
