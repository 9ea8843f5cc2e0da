import { useEffect, useRef, useState } from 'react';
import { Field } from '#src/platform/browser/ui/field.tsx';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';

/**
 * A labelled number on a scale, with its value in words. `onMove` follows every movement; `onChange` is called with the
 * value at which it is let go.
 */
export function RangeField({
  label,
  value,
  shown,
  range,
  onMove,
  onChange,
}: {
  label: string;
  value: number;
  /** A value as it is read. */
  shown: (value: number) => string;
  range: { least: number; most: number; step: number };
  onMove?: (value: number) => void;
  onChange: (value: number) => void;
}) {
  const [moved, setMoved] = useState<{ from: number; to: number }>();
  // Another value holds: what was moved before counts no more.
  if (moved && moved.from !== value) {
    setMoved(undefined);
  }
  const now = moved?.from === value ? moved.to : value;
  const input = useRef<HTMLInputElement>(null);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    const { current } = input;
    // The browser's own `change`: React's follows every movement.
    const letGo = (): void => change.current(Number(current?.value));
    current?.addEventListener('change', letGo);
    return () => current?.removeEventListener('change', letGo);
  }, []);
  return (
    <Field label={label} end={<span className="edge text-text-2">{shown(now)}</span>}>
      {(control) => (
        <RangeInput
          {...control}
          ref={input}
          min={range.least}
          max={range.most}
          step={range.step}
          value={now}
          aria-valuetext={shown(now)}
          onChange={({ target }) => {
            setMoved({ from: value, to: Number(target.value) });
            onMove?.(Number(target.value));
          }}
          className="h-7 w-full accent-select pointer-coarse:h-11"
        />
      )}
    </Field>
  );
}
