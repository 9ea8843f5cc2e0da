import { Plus } from 'lucide-react';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { ComboboxOption } from '#src/platform/browser/ui/combobox-option.ts';
import { useComboboxList } from '#src/platform/browser/ui/use-combobox-list.ts';

/** Adds one of many things, found by typing. */
export function AddByName<Value extends string>({
  label,
  options,
  onAdd,
}: {
  label: string;
  options: readonly ComboboxOption<Value>[];
  onAdd: (value: Value) => void;
}) {
  const { List, trigger, listProps, close } = useComboboxList();
  return (
    <>
      <Button {...trigger} size="dense" icon={<Plus className="size-4" aria-hidden="true" />} className="self-start">
        {label}
      </Button>
      {List && (
        <List
          {...listProps}
          label={label}
          value=""
          options={options}
          onChoose={(value) => {
            onAdd(value as Value);
            close();
          }}
        />
      )}
    </>
  );
}
