import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';

/** Writes a comment or an answer. What is typed stays where it could not be sent. */
export function CommentForm({
  label,
  onSend,
  onSent,
  isFocused = false,
  end,
}: {
  label: string;
  onSend: (text: string) => Promise<unknown>;
  onSent?: () => void;
  /** It has just been opened by a button. */
  isFocused?: boolean;
  /** Beside the button that sends. */
  end?: ReactNode;
}) {
  const t = useTranslations('community');
  const { form, field, problems, isSending, reset } = useForm({
    endpoint: 'community.addComment',
    initial: { text: '' },
    texts: { text: { missing: t('comments.missing') } },
    places: { CONTENT_SENSITIVE: 'text' },
    send: async ({ text }) => {
      await onSend(text);
      reset();
      onSent?.();
    },
  });
  return (
    <form {...form} className="flex flex-col gap-3">
      <TextArea
        {...field('text')}
        label={label}
        rows={2}
        ref={(area) => {
          if (isFocused) {
            area?.focus();
          }
        }}
      />
      {problems.form && <Notice>{problems.form}</Notice>}
      <span className="flex flex-wrap justify-end gap-3">
        {end}
        <Button type="submit" kind="primary" busy={isSending}>
          {t('comments.send')}
        </Button>
      </span>
    </form>
  );
}
