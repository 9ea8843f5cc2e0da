let heard: HTMLAudioElement | undefined;

/** Plays a sound from its start; the former one stops. */
export function playSound(path: string | undefined): void {
  heard?.pause();
  if (path === undefined) {
    return;
  }
  heard = new Audio(path);
  void heard.play().catch(() => undefined);
}
