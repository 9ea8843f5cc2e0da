import { useEffect, useRef, useState } from 'react';
import type { SoundPlayback } from './sound-playback.ts';
import { playFile, playLoop } from './sound-playback.ts';
import type { SoundFile } from './use-sound-file.ts';

/** Plays a sound; its place is told for each picture of the screen while it plays. */
export function useSoundPlayer(file: SoundFile | undefined, isLoop: boolean) {
  const playback = useRef<SoundPlayback>(undefined);
  const [plays, setPlays] = useState(false);
  const [repeats, setRepeats] = useState(isLoop);
  const [seconds, setSeconds] = useState(0);
  const blob = file?.blob;
  useEffect(() => {
    if (!blob) {
      return;
    }
    const next = (isLoop ? playLoop : playFile)(blob, setPlays);
    playback.current = next;
    return () => {
      next.close();
      playback.current = undefined;
    };
  }, [blob, isLoop]);
  useEffect(() => playback.current?.repeat(repeats), [blob, repeats]);
  useEffect(() => {
    if (!plays) {
      return;
    }
    let frame = 0;
    const look = (): void => {
      setSeconds(playback.current?.seconds() ?? 0);
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      setSeconds(playback.current?.seconds() ?? 0);
    };
  }, [plays]);
  return {
    plays,
    repeats,
    seconds,
    toggle: (): void => {
      if (plays) {
        playback.current?.pause();
      } else {
        void playback.current?.play().catch(() => setPlays(false));
      }
    },
    seek: (to: number): void => {
      playback.current?.seek(to);
      setSeconds(to);
    },
    repeat: setRepeats,
  };
}
