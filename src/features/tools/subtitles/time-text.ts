/** A time as it is shown and typed: minutes, seconds and hundredths, with hours where there are any. */
export function timeText(seconds: number): string {
  const hundredths = Math.round(Math.max(0, seconds) * 100);
  const whole = Math.floor(hundredths / 100);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor(whole / 60) % 60;
  const clock = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${clock}:${two(whole % 60)}.${two(hundredths % 100)}`;
}

/** The seconds of a typed time, as 1:02.5, 62.5 or 62,5; undefined for anything else. */
export function secondsOfText(text: string): number | undefined {
  const clean = text.normalize('NFKC').trim().replace(',', '.').replaceAll('：', ':');
  if (!/^(?:\d{1,3}:)?(?:\d{1,4}:)?\d{1,5}(?:\.\d{1,3})?$/.test(clean)) {
    return undefined;
  }
  return clean.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
