import { useEffect, useState } from 'react';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';

/** The time since something began, counted on; it is not read aloud each second. */
export function Elapsed({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className="tabular-nums">{formatTimecode((now - Date.parse(since)) / 1000)}</span>;
}
