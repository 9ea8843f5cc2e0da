/** Minutes and seconds as edge print shows them: 00:07, 01:12. */
export function formatTimecode(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
