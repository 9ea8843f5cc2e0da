let playing: HTMLVideoElement | null = null;

/** Starts a clip's preview and stops the one before: one video decodes at a time. */
export function playAlone(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause();
  playing = video;
  void video.play().catch(() => undefined);
}

/** Stops a preview and goes back to its first frame. */
export function rest(video: HTMLVideoElement): void {
  video.pause();
  video.currentTime = 0;
  if (playing === video) playing = null;
}
