let playing: HTMLVideoElement | null = null;

/** Starts a clip's preview and stops the former one: only one video decodes at a time. Pass it to a video as `ref`. */
export function playAlone(video: HTMLVideoElement | null): void {
  if (!video) {
    return;
  }
  if (playing !== video) {
    playing?.pause();
  }
  playing = video;
  void video.play().catch(() => undefined);
}
