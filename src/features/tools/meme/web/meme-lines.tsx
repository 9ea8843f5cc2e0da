import { useTranslations } from 'use-intl';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { MemeTemplateAnswer } from '../meme-contract.ts';

/** A field for each line of a template, named by how the line is drawn. */
export function MemeLines({
  template,
  lines,
  problem,
  onChange,
}: {
  template: MemeTemplateAnswer;
  lines: readonly string[];
  /** What is wrong; it stands below the first field. */
  problem: string | undefined;
  onChange: (lines: readonly string[]) => void;
}) {
  const t = useTranslations('toolMeme');
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">{t('lines')}</legend>
      {template.lines.map(({ style, most, example }, index) => {
        const same = template.lines.filter((line) => line.style === style);
        const number = template.lines.slice(0, index + 1).filter((line) => line.style === style).length;
        return (
          <TextField
            key={`${template.id}-${index}`}
            label={same.length > 1 ? t('numbered', { name: t(`styles.${style}`), number }) : t(`styles.${style}`)}
            placeholder={example}
            value={lines[index] ?? ''}
            maximum={most}
            error={index === 0 ? problem : undefined}
            onChange={(event) =>
              onChange(template.lines.map((_, place) => (place === index ? event.target.value : (lines[place] ?? ''))))
            }
          />
        );
      })}
    </fieldset>
  );
}
