import { clsx } from 'clsx';
import {
  memo,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslations } from 'use-intl';
import { keepCaptions, useCaptionsWanted } from '#src/platform/browser/player/kept-captions.ts';
import { keepSound, readKeptSound } from '#src/platform/browser/player/kept-sound.ts';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { smallPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { emOfWidestCaption } from '#src/shared/catalogue/caption-width.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import { actOnKey } from '../../film/live/act-on-key.ts';
import { canDraw } from '../drawing/drawing-thread.ts';
import { PreviewControls } from './preview-controls.tsx';
import type { ShownCaption } from './preview-film.ts';
import type { PreviewPlayer, PreviewTransport } from './preview-player.ts';
import { stepKeys } from './step-keys.ts';
import { useFilmPlayer, type FilmPlayer } from './use-film-player.ts';
import { useKeysOfPage } from './use-keys-of-page.ts';

/** The longer side of the picture that is drawn while it stands, in pixels at most. */
const MOST_PIXELS = 1280;
const ARROW_SECONDS = 1;

/**
 * Plays a film as its document says now, without waiting for a render: shots whose clips show what their plans say by
 * these clips, the others drawn live. `transport` lets other parts of a screen drive it and follow it.
 */
export function FilmPreview({
  document,
  film,
  material,
  transport,
  className,
}: {
  document: FilmDocument;
  film: FilmView;
  material?: PreviewMaterial | undefined;
  transport?: Ref<PreviewTransport>;
  className?: string;
}) {
  const filmPlayer = useFilmPlayer({ document, film, material });
  useImperativeHandle(transport, () => filmPlayer.player, [filmPlayer.player]);
  const poster = film.shots[0]?.picture?.path;
  return (
    <PlayerView {...filmPlayer} document={document} poster={poster} {...(className !== undefined && { className })} />
  );
}

/** The picture of a player with its controls and keys. */
export const PlayerView = memo(function PlayerView({
  player,
  played,
  document: { aspect, language },
  captions = played.captions,
  timeBar = true,
  poster,
  className,
  children,
}: FilmPlayer & {
  document: Pick<FilmDocument, 'aspect' | 'language'>;
  /** Words under the picture. */
  captions?: readonly ShownCaption[];
  /** False where another part of the screen shows the place in the film. */
  timeBar?: boolean;
  /** Path of the picture that is shown before the player has one. */
  poster?: string | undefined;
  className?: string;
  /** Lies on the picture, under the words. */
  children?: ReactNode;
}) {
  const t = useTranslations('filmPreview');
  const areCaptionsWanted = useCaptionsWanted();
  const [isMuted, setMuted] = useState(() => readKeptSound().muted);
  const { rate, isDrawnLive } = useSyncExternalStore(player.onState, () => player.state);
  useEffect(() => player.setVolume(isMuted ? 0 : readKeptSound().volume), [player, isMuted]);
  const changeMuted = (muted: boolean): void => {
    keepSound({ ...readKeptSound(), muted });
    setMuted(muted);
  };
  const move = (seconds: number) => () => player.seek(player.seconds + seconds);
  const keys: Record<string, () => void> = {
    ' ': player.toggle,
    ArrowLeft: move(-ARROW_SECONDS),
    ArrowRight: move(ARROW_SECONDS),
    ...stepKeys(player),
    Home: () => player.seek(0),
    End: () => player.seek(player.durationSeconds),
    m: () => changeMuted(!isMuted),
    c: () => keepCaptions(!areCaptionsWanted),
    j: () => player.shuttle('J'),
    k: () => player.shuttle('K'),
    l: () => player.shuttle('L'),
  };
  useKeysOfPage(keys);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys, as a player's
    <section
      aria-label={t('region')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys act on the film that has the focus
      tabIndex={0}
      className={clsx('flex flex-col gap-2', className)}
      onKeyDown={(event) => actOnKey(event, keys)}
    >
      {/* As large as the controls leave room for, always in its shape. */}
      <div
        className="grid min-h-14 w-full flex-1 place-items-center [container-type:size]"
        style={{ '--shape': aspect.replace(':', ' / ') } as CSSProperties}
      >
        <Gate aspect={aspect} className="w-[min(100cqw,calc(100cqh*(var(--shape))))]">
          {poster !== undefined && <FirstPicture path={poster} />}
          <PreviewCanvas player={player} onPress={player.toggle} />
          {children}
          {areCaptionsWanted && (
            <PreviewCaption player={player} captions={captions} aspect={aspect} language={language} />
          )}
          {!canDraw() && isDrawnLive && (
            <p className="absolute inset-x-4 top-4 text-note text-text-2">{t('noPictures')}</p>
          )}
        </Gate>
      </div>
      <PreviewControls
        player={player}
        timeBar={timeBar}
        state={{ rate, isDrawnLive, isMuted, areCaptionsWanted, durationSeconds: played.schedule.durationSeconds }}
        onMutedChange={changeMuted}
        onCaptionsChange={keepCaptions}
      />
    </section>
  );
});

/** A stored picture under the canvas, which covers it from its first frame on. It is not loaded again for newer links. */
function FirstPicture({ path }: { path: string }) {
  const [first] = useState(path);
  const [isGone, setGone] = useState(false);
  if (isGone) {
    return null;
  }
  return (
    <img
      src={smallPicture(first, 960)}
      alt=""
      onError={() => setGone(true)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

/** The picture, as sharp as its place on the screen. */
function PreviewCanvas({ player, onPress }: { player: PreviewPlayer; onPress: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) {
      return;
    }
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = shown;
      const scale = Math.min(devicePixelRatio, MOST_PIXELS / Math.max(1, clientWidth, clientHeight));
      const even = (pixels: number): number => Math.max(2, 2 * Math.round((pixels * scale) / 2));
      player.setCanvas(shown, { width: even(clientWidth), height: even(clientHeight) });
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      player.setCanvas(null, { width: 2, height: 2 });
    };
  }, [player]);
  return (
    // The button below the picture does the same for keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a larger place to press
    <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" onClick={onPress} />
  );
}

/** The words under the picture; rendered when they change. */
function PreviewCaption({
  player,
  captions,
  aspect,
  language,
}: {
  player: PreviewPlayer;
  captions: readonly ShownCaption[];
} & Pick<FilmDocument, 'aspect' | 'language'>) {
  const [shown, setShown] = useState<ShownCaption>();
  useEffect(
    () =>
      player.onTime((seconds) =>
        setShown(captions.find(({ startSeconds, endSeconds }) => seconds >= startSeconds && seconds < endSeconds)),
      ),
    [player, captions],
  );
  return (
    shown && (
      <div className="@container pointer-events-none absolute inset-x-[4%] bottom-[6%]">
        <p
          lang={LANGUAGE_TAGS[language]}
          data-caption=""
          className="text-center leading-snug font-semibold text-white [text-shadow:0_0_4px_#000,0_1px_2px_#000]"
          // The longest line fits into the picture; in a large one it is as large as other texts.
          style={{ fontSize: `min(var(--text-lead), ${100 / emOfWidestCaption(language, aspect)}cqw)` }}
        >
          {shown.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      </div>
    )
  );
}
