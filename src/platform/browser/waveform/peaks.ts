/**
 * The loudest sample in each of `count` equal stretches of a sound, 0 to 1: what a waveform shows. Channels are looked
 * at together. All are 0 for a sound without samples.
 */
export function peaks(channels: readonly Float32Array[], count: number): Float32Array {
  const found = new Float32Array(count);
  const length = channels[0]?.length ?? 0;
  for (let index = 0; index < count; index++) {
    const end = Math.floor(((index + 1) * length) / count);
    let highest = 0;
    for (let at = Math.floor((index * length) / count); at < end; at++) {
      for (const channel of channels) {
        highest = Math.max(highest, Math.abs(channel[at] ?? 0));
      }
    }
    found[index] = Math.min(1, highest);
  }
  return found;
}
