let playing: HTMLVideoElement | null = null;

/** Starts a clip's preview and stops the one before: one video decodes at a time. To be given to a video as its `ref`. */
export function playAlone(video: HTMLVideoElement | null): void {
  if (!video) return;
  if (playing !== video) playing?.pause();
  playing = video;
  void video.play().catch(() => undefined);
}
