import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { MemeTemplateAnswer } from '../meme-contract.ts';
import { memePicture } from './meme-picture.ts';

/** True where every word of a text is found among a template's. */
function isFound({ words }: MemeTemplateAnswer, text: string): boolean {
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => words.includes(word));
}

/** All templates as pictures, found by a word in any language; arrow keys move the choice. */
export function TemplatePicker({
  templates,
  value,
  onChange,
}: {
  templates: readonly MemeTemplateAnswer[];
  value: string | undefined;
  onChange: (id: string) => void;
}) {
  const t = useTranslations('toolMeme');
  const name = useId();
  const [text, setText] = useState('');
  const found = templates.filter((template) => isFound(template, text.trim()));
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TextField
        type="search"
        label={t('search')}
        placeholder={t('searchExample')}
        value={text}
        maxLength={60}
        onChange={(event) => setText(event.target.value)}
      />
      <output className={clsx('block text-note text-text-2', found.length > 0 && 'sr-only')}>
        {t('found', { count: found.length })}
      </output>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('template')}</legend>
        <div className="grid max-h-[25rem] grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-2.5 overflow-y-auto p-1">
          {found.map((template) => (
            <label key={template.id} title={template.name} className="group block min-w-0 cursor-pointer">
              <input
                type="radio"
                name={name}
                value={template.id}
                checked={template.id === value}
                onChange={() => onChange(template.id)}
                className="peer sr-only"
              />
              <span
                className={clsx(
                  'block aspect-square overflow-hidden rounded-frame border bg-media peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
                  template.id === value ? 'border-select ring-2 ring-select' : 'border-line group-hover:border-text-2',
                )}
              >
                <img
                  src={memePicture(template.id)}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  width={240}
                  height={240}
                  className="size-full object-cover"
                />
              </span>
              <span className="sr-only">{template.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
