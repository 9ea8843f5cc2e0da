import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { later } from '#src/platform/browser/start/later.ts';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { DocumentShot } from '../../../timeline/film-document.ts';

/** Menus are large, and the shots are shown without them. */
const actions = later(
  () => import('./shot-actions.tsx'),
  (module) => module.ShotActions,
);

/** The menu of one shot; until it is loaded, a button that loads and opens it. */
export function ShotMenu(props: { shot: DocumentShot; inTable: boolean }) {
  const t = useTranslations('filmEditor');
  const ofUi = useTranslations('ui');
  const button = useRef<HTMLButtonElement>(null);
  const [Actions, setActions] = useState(() => actions.code);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const show = (loaded: NonNullable<typeof actions.code>): void => {
      // What has the focus stays until it is pressed.
      if (document.activeElement !== button.current) {
        setActions(() => loaded);
      }
    };
    actions.bring().then(show, () => undefined);
  }, []);
  const press = async (): Promise<void> => {
    try {
      const loaded = await actions.bring();
      setPressed(true);
      setActions(() => loaded);
    } catch {
      toast(ofUi('partMissing'), 'error');
    }
  };
  if (Actions) {
    return <Actions {...props} startsOpen={isPressed} />;
  }
  return (
    <IconButton
      ref={button}
      label={t('actionsOf', { number: props.shot.plan.number })}
      icon={<Ellipsis className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
      aria-haspopup="menu"
      aria-expanded={false}
      data-field=""
      {...(props.inTable ? { tabIndex: -1 } : {})}
      className="size-7"
      onClick={() => void press()}
    />
  );
}
