/** The other tabs of this browser in which the same film is edited. */
export interface OtherTabs {
  /** Tells them that the film has this version now, also after it was closed: the last changes are saved later. */
  tell(version: number): void;
  /** Calls with each version that they tell of, until it is closed. */
  hear(listener: (version: number) => void): void;
  close(): void;
}

/** Opens a channel to the other tabs with a film. */
export function openOtherTabs(filmId: string): OtherTabs {
  const open = (): BroadcastChannel => new BroadcastChannel(`kinora-edits ${filmId}`);
  let channel: BroadcastChannel | undefined = open();
  return {
    tell: (version) => {
      const used = channel ?? open();
      // A channel has no other origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      used.postMessage(version);
      if (!channel) {
        used.close();
      }
    },
    hear: (listener) => channel?.addEventListener('message', ({ data }) => listener(Number(data))),
    close: () => {
      channel?.close();
      channel = undefined;
    },
  };
}
