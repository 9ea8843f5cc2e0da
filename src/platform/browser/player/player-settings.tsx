import {
  MediaCaptionsMenu,
  MediaPlaybackRateMenu,
  MediaSettingsMenu,
  MediaSettingsMenuItem,
} from 'media-chrome/react/menu';
import { useTranslations } from 'use-intl';

/** The playback rates (PLAY-01). */
const RATES = [1, 1.2, 1.5, 1.7, 2];

/** The settings of the player (PLAY-02): rate, and subtitles if there are any. */
export function PlayerSettings({ hasSubtitles }: { hasSubtitles: boolean }) {
  const t = useTranslations('player');
  return (
    <MediaSettingsMenu hidden anchor="auto">
      <MediaSettingsMenuItem>
        {t('rate')}
        <MediaPlaybackRateMenu slot="submenu" hidden rates={RATES}>
          <div slot="title">{t('rate')}</div>
        </MediaPlaybackRateMenu>
      </MediaSettingsMenuItem>
      {hasSubtitles && (
        <MediaSettingsMenuItem>
          {t('subtitles')}
          <MediaCaptionsMenu slot="submenu" hidden>
            <div slot="title">{t('subtitles')}</div>
          </MediaCaptionsMenu>
        </MediaSettingsMenuItem>
      )}
    </MediaSettingsMenu>
  );
}
