import { Volume2 } from 'lucide-react';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { voiceSamplePath } from '#src/shared/catalogue/voices.ts';
import { playSound } from './play-sound.ts';

/** A button that plays a voice's sample. */
export function PlayVoice({ voice, label, className }: { voice: string; label: string; className?: string }) {
  return (
    <IconButton
      label={label}
      icon={<Volume2 className="size-[18px]" aria-hidden="true" />}
      onClick={() => playSound(voiceSamplePath(voice))}
      {...(className === undefined ? {} : { className })}
    />
  );
}
