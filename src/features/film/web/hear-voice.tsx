import { useTranslations } from 'use-intl';
import { PlayVoice } from '#src/platform/browser/sound/play-voice.tsx';

/** Plays a voice's sample. `name` is the voice as it is called on the page. */
export function HearVoice({ voice, name, className }: { voice: string; name: string; className?: string }) {
  const t = useTranslations('film');
  return (
    <PlayVoice voice={voice} label={t('hearVoice', { name })} {...(className === undefined ? {} : { className })} />
  );
}
