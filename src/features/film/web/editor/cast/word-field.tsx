import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { useCastWords, useSearchWords } from './use-cast-words.ts';

/** One of many, found by typing its name. */
export function WordField<Id extends string>({
  label,
  words,
  ids,
  value,
  onChange,
}: {
  label: string;
  words: Parameters<ReturnType<typeof useCastWords>>[0];
  ids: readonly Id[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  const nameOf = useCastWords();
  const othersOf = useSearchWords();
  const options = ids.map((id) => ({ value: id, label: nameOf(words, id), words: othersOf(words, id) }));
  return <Combobox label={label} value={value} options={options} onChange={onChange} />;
}
