import { useRef, type ChangeEvent, type Ref } from 'react';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { Button, type ButtonProps } from '#src/platform/browser/ui/button.tsx';
import { usePictureProblem } from '#src/platform/browser/ui/use-picture-problem.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_ACCEPT, PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';

/** A button that lets a person choose a picture file. What cannot be used is said in words, and not passed on. */
export function PictureFileButton({
  onPicture,
  onProblem,
  ref,
  ...button
}: Omit<ButtonProps, 'onClick' | 'ref'> & {
  onPicture: (picture: File) => void;
  onProblem: (problem: string) => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  const say = usePictureProblem();
  const input = useRef<HTMLInputElement>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) {
      return;
    }
    const checked = await checkPicture(file, LIMITS.uploads.imageBytes);
    if ('picture' in checked) {
      onPicture(checked.picture);
    } else {
      onProblem(
        say(checked.problem === 'format' ? 'format' : 'size', {
          name: file.name,
          megabytes: PICTURE_MEGABYTES,
        }),
      );
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void choose(event)}
      />
      <Button {...button} {...(ref ? { ref } : {})} onClick={() => input.current?.click()} />
    </>
  );
}
