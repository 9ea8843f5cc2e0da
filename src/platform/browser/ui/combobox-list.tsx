// A searchable list has no native element.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { ComboboxOption } from './combobox-option.ts';
import { isEnter } from './is-enter.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The open list of a choice, filtered by typing. It returns the focus to its button unless somebody went elsewhere. */
export function ComboboxList({
  id,
  label,
  value,
  options,
  button,
  onChoose,
  onClose,
}: {
  id: string;
  label: string;
  value: string;
  options: readonly ComboboxOption<string>[];
  /** What opened it; the list is placed at it. */
  button: RefObject<HTMLElement | null>;
  onChoose: (value: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('ui');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const wentElsewhere = useRef(false);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const found = useMemo(() => {
    const wanted = plain(search.trim());
    return wanted === ''
      ? options
      : options.filter((option) => plain(`${option.label} ${option.words ?? ''} ${option.value}`).includes(wanted));
  }, [options, search]);

  const choose = (option: ComboboxOption<string> | undefined): void => {
    if (option && !option.disabled) {
      onChoose(option.value);
    }
  };
  const move = (to: number): void => {
    if (found.length === 0) {
      return;
    }
    const next = (to + found.length) % found.length;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    const moves: Partial<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: Math.min(found.length - 1, active + 8),
      PageUp: Math.max(0, active - 8),
    };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      move(to);
    }
    if (isEnter(event)) {
      event.preventDefault();
      choose(found[active]);
    }
  };

  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button} />
      {/* What is outside of an open dialog cannot be reached. */}
      <Popover.Portal container={button.current?.closest('dialog')}>
        <Popover.Content
          id={id}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            // Where fingers point, the search would bring up keys over what one wants to look at.
            if (matchMedia('(pointer: coarse)').matches) {
              event.preventDefault();
              list.current?.focus();
            }
            requestAnimationFrame(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }));
          }}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (button.current?.contains(event.target as Node)) {
              event.preventDefault();
            } else {
              wentElsewhere.current = true;
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!wentElsewhere.current) {
              button.current?.focus();
            }
          }}
          className="arrive z-40 flex max-h-[min(22rem,var(--radix-popover-content-available-height))] w-[max(var(--radix-popover-trigger-width),min(18rem,calc(100vw-1rem)))] max-w-[calc(100vw-1rem)] flex-col rounded-control border border-line-strong bg-surface-2 shadow-[0_8px_28px_var(--floating-shadow)]"
        >
          <input
            type="text"
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-label={t('search')}
            placeholder={t('search')}
            aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setActive(0);
            }}
            onKeyDown={press}
            className="control w-full shrink-0 rounded-t-control border-b border-line bg-transparent px-3 -outline-offset-2"
          />
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={label}
            aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
            tabIndex={-1}
            onKeyDown={press}
            className="overflow-y-auto overscroll-contain p-1 -outline-offset-2"
          >
            {found.map((option, index) => (
              // Key presses go to the list or the input above, which refer to the active option.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={option.value === value}
                aria-disabled={option.disabled || undefined}
                onClick={() => choose(option)}
                onMouseMove={() => setActive(index)}
                className={clsx(
                  'control flex cursor-pointer items-center gap-2.5 rounded-[4px] px-2.5 py-1',
                  index === active && 'bg-surface-3',
                  option.disabled && 'cursor-not-allowed text-text-3',
                )}
              >
                <Check
                  className={clsx('size-4 shrink-0 text-select', option.value !== value && 'invisible')}
                  aria-hidden="true"
                />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate">{option.label}</span>
                  {option.note && <span className="text-note text-text-3">{option.note}</span>}
                </span>
                {option.end && <span className="shrink-0 text-text-2">{option.end}</span>}
              </div>
            ))}
          </div>
          {found.length === 0 && <p className="px-3 pb-3 text-text-2">{t('nothingFound', { text: search })}</p>}
          <output className="sr-only">{search !== '' && t('found', { count: found.length })}</output>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
