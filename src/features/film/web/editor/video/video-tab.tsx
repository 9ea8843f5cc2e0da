import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { hasSpeech } from '../../../timeline/has-speech.ts';
import { useEditorParts } from '../editor-parts.ts';
import { usePreviewMaterial } from '../preview/use-preview-material.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useInspector } from '../state/use-inspector.ts';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { ClipGallery } from './clip-gallery.tsx';
import { ClipSelectionBar } from './clip-selection-bar.tsx';
import { RedoDialog } from './redo-dialog.tsx';
import { useVideo, useVideoVerbs, VideoContext } from './use-video.ts';
import { VideoBar } from './video-bar.tsx';

/** The clips of a film: which are there, which of them are in the video, and other takes of them (EDIT-10). */
export function VideoTab() {
  const t = useTranslations('filmVideo');
  const { film } = useEditor();
  const isMobile = useMobile();
  const inspector = useInspector();
  const { inspector: Inspector } = useEditorParts();
  const video = useVideoVerbs();
  const hasFrames = film.shots.some(({ picture, clip }) => picture ?? clip);
  return (
    <VideoContext value={video}>
      <div className="flex min-h-0 flex-1">
        <section aria-label={t('heading')} className="flex min-w-0 flex-1 flex-col">
          {hasFrames ? (
            <>
              <VideoBar />
              <ClipGallery />
              <ClipSelectionBar />
            </>
          ) : (
            <NoFrames />
          )}
        </section>
        {inspector.isOpen && !isMobile && (
          <aside
            aria-label={t('inspect')}
            className="flex w-[360px] shrink-0 flex-col border-l border-line bg-surface-1"
          >
            <Suspense fallback={null}>
              <Inspector.Screen onClose={inspector.close} />
            </Suspense>
          </aside>
        )}
        {isMobile && (
          <Dialog open={inspector.isOpen} onClose={inspector.close} title={t('inspect')} side width={420}>
            <Suspense fallback={null}>
              <Inspector.Screen onClose={inspector.close} />
            </Suspense>
          </Dialog>
        )}
      </div>
      <VideoDialogs />
    </VideoContext>
  );
}

function VideoDialogs() {
  const { film } = useEditor();
  const video = useVideo();
  const { clipOrder: ClipOrder, takes: Takes } = useEditorParts();
  const close = (): void => video.open(undefined);
  if (video.dialog?.kind === 'order') {
    return (
      <Suspense fallback={null}>
        <ClipOrder.Screen scope={video.dialog.scope} onClose={close} />
      </Suspense>
    );
  }
  if (video.dialog?.kind === 'redo') {
    return <RedoDialog onClose={close} />;
  }
  if (video.dialog?.kind === 'own' || video.dialog?.kind === 'trim') {
    return <DialogOfShot kind={video.dialog.kind} shotId={video.dialog.shotId} onClose={close} />;
  }
  return video.dialog?.kind === 'takes' ? (
    <Suspense fallback={null}>
      <Takes.Screen film={film} number={video.dialog.number} onClose={close} />
    </Suspense>
  ) : null;
}

/** A dialog about the clip of one shot; none where the shot is gone. */
function DialogOfShot({ kind, shotId, onClose }: { kind: 'own' | 'trim'; shotId: string; onClose: () => void }) {
  const { document } = useEditor();
  const { ownClip: OwnClip } = useEditorParts();
  const view = useShotViews().get(shotId);
  const shot = document.shots.find(({ id }) => id === shotId);
  if (!shot) {
    return null;
  }
  return kind === 'own' ? (
    <Suspense fallback={null}>
      <OwnClip.Screen shot={shot} view={view} onClose={onClose} />
    </Suspense>
  ) : (
    <TrimOfShot shot={shot} onClose={onClose} />
  );
}

/** Trims the clip that a shot has now, and ends when the shot gets another one. */
function TrimOfShot({ shot, onClose }: { shot: DocumentShot; onClose: () => void }) {
  const t = useTranslations('filmVideo');
  const { film } = useEditor();
  const { trim: Trim } = useEditorParts();
  const { id, plan } = shot;
  const { number } = plan;
  const spokenSeconds = usePreviewMaterial(film)?.shots.find((each) => each.id === id)?.voice?.durationSeconds ?? 0;
  const clip = useVideo().trimmable(id);
  const [take] = useState(clip?.take);
  const isGone = !clip || clip.take !== take;
  useEffect(() => {
    if (isGone) {
      toast(t('trim.gone', { number }));
      onClose();
    }
  }, [isGone, onClose, number, t]);
  return isGone ? null : (
    <Suspense fallback={null}>
      <Trim.Screen shot={shot} clip={clip} spokenSeconds={hasSpeech(plan) ? spokenSeconds : 0} onClose={onClose} />
    </Suspense>
  );
}

/** Clips are made from frames: the way to them. */
function NoFrames() {
  const t = useTranslations('filmVideo');
  const [, changeAddress] = useAddressParameters();
  return (
    <div className="p-4 sm:p-6">
      <EmptyState
        title={t('noFrames')}
        action={<Button onClick={() => changeAddress({ tab: 'storyboard' })}>{t('toStoryboard')}</Button>}
      >
        {t('noFramesText')}
      </EmptyState>
    </div>
  );
}
