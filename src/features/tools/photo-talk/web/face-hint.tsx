import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { useFace } from './use-face.ts';

/** What is seen of a face, and how a person says it better. */
export function FaceHint({
  face,
  isMoved,
  isMissingSaid,
  onReset,
}: {
  face: ReturnType<typeof useFace>;
  /** A person has moved the marks. */
  isMoved: boolean;
  /** That there is no face was said as an error already. */
  isMissingSaid: boolean;
  onReset: () => void;
}) {
  const t = useTranslations('toolPhotoTalk');
  if (isMissingSaid && !isMoved && face.data?.marks === null) {
    return null;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <output className="min-w-0 flex-1 basis-48 text-note text-text-2">{hintOf(face, isMoved, t)}</output>
      {isMoved && face.data?.marks && (
        <Button size="dense" kind="quiet" onClick={onReset}>
          {t('asFound')}
        </Button>
      )}
      {face.isError && (
        <Button size="dense" onClick={() => void face.refetch()}>
          {t('searchAgain')}
        </Button>
      )}
    </div>
  );
}

function hintOf(
  { isError, error, data }: ReturnType<typeof useFace>,
  isMoved: boolean,
  t: (key: 'searching' | 'isHere' | 'faceMissing' | 'moved') => string,
): string {
  if (isMoved) {
    return t('moved');
  }
  if (isError) {
    return error.message;
  }
  if (data === undefined) {
    return t('searching');
  }
  return t(data.marks ? 'isHere' : 'faceMissing');
}
