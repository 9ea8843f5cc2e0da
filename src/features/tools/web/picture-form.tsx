import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ModelField } from './model-field.tsx';
import { OrderBar } from './order-bar.tsx';
import { PictureInput } from './picture-input.tsx';
import type { PictureFields, PictureOrderForm } from './use-picture-order.ts';

/** The form of a tool that works on one picture: the picture, the tool's own fields, who does it, and the button. */
export function PictureForm<Fields extends PictureFields>({
  order: { form, values, problems, isSending, change, files, chosen, coins },
  label,
  problem,
  impossible,
  children,
}: {
  /** What `usePictureOrder` answers. */
  order: PictureOrderForm<Fields>;
  /** Of the button. */
  label: string;
  /** What is wrong with fields that show no message themselves. */
  problem?: string | undefined;
  /** Why the chosen model cannot do this at all: then no picture is asked for. */
  impossible?: string | undefined;
  /** The fields that only this tool has. */
  children?: ReactNode;
}) {
  const t = useTranslations('toolPage');
  const set = (changes: Partial<PictureFields>): void => change(changes as Partial<Fields>);
  const { billedBy, whyNot, draft } = chosen;
  return (
    <form {...form} className="flex min-w-0 flex-col gap-6">
      {impossible === undefined && (
        <PictureInput
          label={t('picture')}
          value={values.picture}
          error={problems.picture}
          onChange={(picture) => set({ picture })}
          onUpload={files.follow('picture')}
        />
      )}
      {children}
      <ModelField chosen={chosen} onChange={(model) => set({ model })} />
      <OrderBar
        label={label}
        coins={impossible === undefined ? coins : undefined}
        billedBy={billedBy}
        problem={problems.form ?? problem}
        isSending={isSending}
        isKept={files.isKept}
        reason={impossible ?? whyNot}
        onDraft={draft && (() => set({ model: draft.id }))}
      />
    </form>
  );
}
