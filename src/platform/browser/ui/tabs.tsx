import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

/** Width of the fade at the end of a line, in pixels. */
const FADE = 28;

/** The end of the line at which there are more tabs fades. */
const FADES = {
  'false-false': '',
  'true-false': 'mask-[linear-gradient(to_right,transparent,black_28px)]',
  'false-true': 'mask-[linear-gradient(to_left,transparent,black_28px)]',
  'true-true': 'mask-[linear-gradient(to_right,transparent,black_28px,black_calc(100%-28px),transparent)]',
} as const;

/** Of a line that is longer than its room, the open tab is in sight. */
function bringOpenTab(line: HTMLElement | null): void {
  const open = line?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (line && open) {
    const { left, right } = line.getBoundingClientRect();
    line.scrollLeft += Math.min(0, open.left - FADE - left) + Math.max(0, open.right + FADE - right);
  }
}

/** Tabs with one visible panel. Arrow keys, Home and End move between the tabs. */
export function Tabs<Key extends string>({
  label,
  value,
  onChange,
  tabs,
  fills = false,
  end,
  children,
}: {
  /** Accessible name of the tab list. */
  label: string;
  value: Key;
  onChange: (key: Key) => void;
  tabs: readonly { key: Key; label: ReactNode }[];
  /** The panel takes the height that is left; it scrolls where what is in it does not. */
  fills?: boolean;
  /** Stands at the end of the line of tabs. */
  end?: ReactNode;
  /** The panel of the chosen tab. */
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => bringOpenTab(list.current), [value]);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const line = list.current;
    if (!line) {
      return;
    }
    const look = (): void => {
      const left = Math.abs(line.scrollLeft);
      const next = { before: left > 1, after: left + line.clientWidth < line.scrollWidth - 1 };
      setMore((before) => (before.before === next.before && before.after === next.after ? before : next));
    };
    const sizes = new ResizeObserver(() => {
      bringOpenTab(line);
      look();
    });
    sizes.observe(line);
    line.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      line.removeEventListener('scroll', look);
    };
  }, []);
  const press = (event: KeyboardEvent): void => {
    // Not from the open one: the panel may follow later than the focus.
    const at = tabs.findIndex(({ key }) => key === (event.target as HTMLElement).dataset['tab']);
    const moves: Partial<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) {
      return;
    }
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) {
      return;
    }
    onChange(next.key);
    (list.current?.children[index] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={clsx('flex min-w-0 flex-col', fills ? 'min-h-0 flex-1' : 'gap-4')}>
      <div className={clsx(fills && 'flex shrink-0 items-center border-b border-line')}>
        {/* The keys are those of the tabs in it. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={press}
          data-scrolls=""
          className={clsx(
            'flex gap-1 overflow-x-auto [scrollbar-width:none]',
            fills ? 'min-w-0 flex-1 px-2 sm:px-4' : '-mx-1 px-1',
            FADES[`${more.before}-${more.after}`],
          )}
        >
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              data-tab={tab.key}
              id={`${id}-${tab.key}`}
              aria-selected={tab.key === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === value ? 0 : -1}
              onClick={() => onChange(tab.key)}
              className={clsx(
                'control shrink-0 border-b-2 px-2 pointer-coarse:min-w-11 text-base whitespace-nowrap -outline-offset-2 transition-colors duration-[90ms]',
                tab.key === value ? 'border-select text-select' : 'border-transparent text-text-2 hover:text-text-1',
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {end !== undefined && <div className="shrink-0 py-1 max-sm:px-1 max-lg:py-0 low:py-0 sm:px-4">{end}</div>}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        className={clsx(fills && 'flex min-h-0 flex-1 flex-col overflow-y-auto')}
      >
        {children}
      </div>
    </div>
  );
}
