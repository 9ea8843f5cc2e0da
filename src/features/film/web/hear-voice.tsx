import { Volume2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { voiceSamplePath } from '#src/shared/catalogue/voices.ts';
import { playSound } from './play-sound.ts';

/** Plays a voice's sample. `name` is the voice as it is called on the page. */
export function HearVoice({ voice, name, className }: { voice: string; name: string; className?: string }) {
  const t = useTranslations('film');
  return (
    <IconButton
      label={t('hearVoice', { name })}
      icon={<Volume2 className="size-[18px]" aria-hidden="true" />}
      onClick={() => playSound(voiceSamplePath(voice))}
      {...(className === undefined ? {} : { className })}
    />
  );
}
