import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { isEnter } from '#src/platform/browser/ui/is-enter.ts';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { readPictureAddress } from './picture-address.ts';

/** The field for a picture's web address; the server fetches the picture. */
export function IdeaPictureAddress({ onAddress }: { onAddress: (address: URL) => void }) {
  const t = useTranslations('filmIdea');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (): void => {
    const address = readPictureAddress(text);
    setWrong(!address);
    field.current?.focus();
    if (!address) {
      return;
    }
    setText('');
    onAddress(address);
  };
  const press = (event: KeyboardEvent): void => {
    if (!isEnter(event)) {
      return;
    }
    event.preventDefault();
    send();
  };
  return (
    <div className="mt-1 flex basis-full flex-wrap items-start gap-x-3 gap-y-2">
      <TextField
        ref={field}
        label={t('pictureAddress')}
        className="min-w-0 flex-1 basis-full sm:basis-56"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        translate="no"
        maxLength={LIMITS.uploads.addressCharacters}
        value={text}
        error={isWrong ? t('addressWrong') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        onKeyDown={press}
      />
      <Button onClick={send} className="sm:mt-[22px]">
        {t('fetchPicture')}
      </Button>
    </div>
  );
}
