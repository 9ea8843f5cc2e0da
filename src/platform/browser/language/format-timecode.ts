/** Minutes and seconds: 00:07, 01:12. Rounded down as in a player: 21.9 s are 00:21. */
export function formatTimecode(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
