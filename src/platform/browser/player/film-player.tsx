import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaController,
  MediaErrorDialog,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react';
import { MediaTheme } from 'media-chrome/react/media-theme';
import { MediaSettingsMenuButton } from 'media-chrome/react/menu';
import { useCallback, useState, type ComponentRef } from 'react';
import { useTranslations } from 'use-intl';
import { useColon } from '#src/platform/browser/language/use-colon.ts';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { useLanguage } from '../language/language-context.tsx';
import './captions.css';
import './control-words.ts';
import './film-player.css';
import { useCaptionsWanted } from './kept-captions.ts';
import { PlayerSettings } from './player-settings.tsx';
import { useKeptCaptions } from './use-kept-captions.ts';
import { useRenewedSource } from './use-renewed-source.ts';
import { useSeekOffset } from './use-seek-offset.ts';
import { useThemeTemplate } from './use-theme-template.ts';

export interface FilmPlayerProps {
  /** URL of the film; may be a link that expires. */
  source: string;
  /** Fetches a new link when the current one has expired. */
  renewSource?: () => Promise<string>;
  /** Aspect ratio, as in '16:9'. */
  aspect: string;
  title: string;
  poster?: string | undefined;
  /** A VTT file and its language. */
  subtitles?: { source: string; language: Language } | undefined;
  /** A VTT file whose cues are regions of one picture (`#xywh=`), shown above the time bar. */
  thumbnails?: string | undefined;
  /** A theme template that replaces ours: the id of a `<template>` on the page, or a path or URL to fetch. */
  theme?: string | undefined;
  /** What fills the screen instead of the player alone: an element around it. */
  fullscreenElement?: HTMLElement | null | undefined;
  /** Gets the video, and null when it is gone. */
  onMedia?: ((video: HTMLVideoElement | null) => void) | undefined;
}

/** Media error codes that open the dialog (PLAY-03); an aborted load (1) does not. */
const ERRORS = [
  { code: 2, title: 'networkTitle', text: 'networkText' },
  { code: 3, title: 'decodeTitle', text: 'decodeText' },
  { code: 4, title: 'sourceTitle', text: 'sourceText' },
  { code: 5, title: 'encryptionTitle', text: 'encryptionText' },
] as const;

/** Delay after the last movement before the controls hide, seconds (PLAY-02). */
const HIDE_SECONDS = 2;
/** Delay of the loading indicator, milliseconds (PLAY-02). */
const LOADING_MILLISECONDS = 500;

/** The library's button for subtitles is checked or not, which a switch may be and a button may not. */
const beSwitch = (element: HTMLElement | null): void => element?.setAttribute('role', 'switch');

/** A film with playback controls (PLAY-01 to PLAY-05). Load it lazily, after the poster. */
export function FilmPlayer(props: FilmPlayerProps) {
  const t = useTranslations('player');
  const colon = useColon();
  const { language } = useLanguage();
  const { media, address, retry } = useRenewedSource(props.source, props.renewSource);
  const { onMedia, fullscreenElement } = props;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const seekOffset = useSeekOffset(video);
  const areCaptionsWanted = useCaptionsWanted();
  useKeptCaptions(video);
  const hold = useCallback(
    (video: HTMLVideoElement | null) => {
      media(video);
      setVideo(video);
      onMedia?.(video);
    },
    [media, onMedia],
  );
  const fillScreen = useCallback(
    (controller: ComponentRef<typeof MediaController> | null) => {
      if (controller && fullscreenElement) {
        controller.fullscreenElement = fullscreenElement;
      }
    },
    [fullscreenElement],
  );
  const theme = useThemeTemplate(props.theme);
  const shape = { aspectRatio: props.aspect.replace(':', ' / ') };
  const film = (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without speech has none
    <video
      slot="media"
      ref={hold}
      src={address}
      poster={props.poster}
      // The last frame of a film is black: its poster is shown again, with the way to its beginning.
      onEnded={({ currentTarget: ended }) => {
        if (props.poster !== undefined) {
          // Loading sets the rate to the default one.
          ended.defaultPlaybackRate = ended.playbackRate;
          ended.load();
        }
      }}
      preload="metadata"
      playsInline
      crossOrigin="anonymous"
      style={shape}
    >
      {props.subtitles && (
        <track
          kind="subtitles"
          src={props.subtitles.source}
          srcLang={LANGUAGE_TAGS[props.subtitles.language]}
          label={t('captions')}
          default={areCaptionsWanted}
        />
      )}
      {props.thumbnails && <track kind="metadata" translate="no" label="thumbnails" src={props.thumbnails} default />}
    </video>
  );
  if (theme === undefined) {
    return <div className="film-player" style={shape} aria-busy="true" />;
  }
  if (theme) {
    const adopt = (element: HTMLElement | null): void => {
      if (element?.shadowRoot) {
        element.shadowRoot.adoptedStyleSheets = theme.sheets;
      }
    };
    return (
      <MediaTheme ref={adopt} template={theme.template} className="film-player" style={shape} key={props.theme}>
        {film}
      </MediaTheme>
    );
  }
  return (
    <section aria-label={`${t('region')}${colon}${props.title}`}>
      {/* The elements read their words once: another language makes them anew. */}
      <MediaController
        key={language}
        ref={fillScreen}
        className="film-player"
        lang={LANGUAGE_TAGS[language]}
        style={shape}
        autohide={String(HIDE_SECONDS)}
      >
        {film}
        <MediaLoadingIndicator slot="centered-chrome" noAutohide loadingDelay={LOADING_MILLISECONDS} />
        <MediaPlayButton slot="centered-chrome" className="film-player-large-play" noTooltip />
        <MediaErrorDialog slot="dialog">
          {ERRORS.map(({ code, title, text }) => (
            <div key={code} slot={`error-${code}`} className="film-player-error" role="alert">
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
              <button type="button" onClick={retry}>
                {t('retry')}
              </button>
            </div>
          ))}
        </MediaErrorDialog>
        <PlayerSettings hasSubtitles={props.subtitles !== undefined} />
        <MediaControlBar className="film-player-time">
          <MediaTimeRange />
        </MediaControlBar>
        <MediaControlBar>
          <MediaPlayButton />
          <MediaSeekBackwardButton seekOffset={seekOffset} />
          <MediaSeekForwardButton seekOffset={seekOffset} />
          <MediaMuteButton />
          <MediaVolumeRange />
          <MediaTimeDisplay showDuration />
          <span className="film-player-space" />
          {props.subtitles && <MediaCaptionsButton ref={beSwitch} />}
          <MediaSettingsMenuButton />
          <MediaPipButton />
          <MediaFullscreenButton />
        </MediaControlBar>
      </MediaController>
    </section>
  );
}
