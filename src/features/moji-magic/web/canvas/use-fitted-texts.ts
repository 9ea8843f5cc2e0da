import { useEffect, useMemo, useState } from 'react';
import type { BoardContent } from '../../board-schema.ts';
import { withFittedTexts } from './board-text.ts';

/** A board with boxes as wide as its texts; measured again when fonts have come. */
export function useFittedTexts(content: BoardContent): BoardContent {
  const [fontsLoaded, setFontsLoaded] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    document.fonts.addEventListener('loadingdone', () => setFontsLoaded((before) => before + 1), {
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, []);
  // Fonts are what a measure reads beside the content.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => withFittedTexts(content), [content, fontsLoaded]);
}
