import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';

/** The parts of the tab, each marked with its name as `data-part`. */
const PARTS = ['lines', 'sounds', 'mix', 'music'] as const;

/** Ways to the parts of the tab, where they stand below each other and are far apart. */
export function PartJumps({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const t = useTranslations('filmSoundtrack');
  const jump = (part: (typeof PARTS)[number]): void => {
    const section = scroller.current?.querySelector(`[data-part="${part}"]`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label={t('parts')}
      data-scrolls=""
      className="-mx-4 flex shrink-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] *:shrink-0 lg:hidden"
    >
      {PARTS.map((part) => (
        <Button key={part} size="dense" onClick={() => jump(part)}>
          {t(part)}
        </Button>
      ))}
    </nav>
  );
}
