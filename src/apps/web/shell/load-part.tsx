import { Component, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '#src/platform/browser/device/use-online.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { Section } from '../texts.ts';
import { screen, ScreenMissing, type LazyScreen } from './load-screen.ts';

/** A part of a screen that is loaded on demand. Where it cannot be, its place says so and offers another try. */
export function part<Module, Props extends object = object>(
  sections: readonly Section[],
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyScreen<Props> {
  return bounded<Props>(screen(sections, load, pick, isOnline), () => undefined);
}

/** A dialog that is loaded on demand. Where it cannot be, a small one says so. */
export function dialogPart<Module, Props extends { onClose: () => void }>(
  sections: readonly Section[],
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyScreen<Props> {
  return bounded<Props>(screen(sections, load, pick, isOnline), ({ onClose }) => onClose);
}

const isOnline = (): boolean => navigator.onLine;

/** `closeOf` finds what closes a part that is a dialog. */
function bounded<Props extends object>(
  { Screen, load }: LazyScreen<Props>,
  closeOf: (props: Props) => (() => void) | undefined,
): LazyScreen<Props> {
  return {
    load,
    Screen: (props) => (
      <PartBoundary onClose={closeOf(props)}>
        <Screen {...props} />
      </PartBoundary>
    ),
  };
}

/** Keeps a part that could not be loaded from taking its screen with it. Other faults are the screen's. */
class PartBoundary extends Component<
  { /** Of a part that is a dialog. */ onClose: (() => void) | undefined; children: ReactNode },
  { error: unknown }
> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ScreenMissing) {
      error.forget();
    }
  }

  again = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) {
      return this.props.children;
    }
    if (error instanceof ScreenMissing) {
      const { onClose } = this.props;
      return onClose ? <DialogNotLoaded again={this.again} onClose={onClose} /> : <NotLoaded again={this.again} />;
    }
    throw error;
  }
}

/** Tries again by itself when the connection is back. */
function NotLoaded({ again }: { again: () => void }) {
  const t = useTranslations('shell');
  const online = useOnline();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) {
      again();
    }
    before.current = online;
  }, [online, again]);
  return (
    <Notice
      kind={online ? 'error' : 'warning'}
      className="m-4"
      action={<Button onClick={again}>{t('tryAgain')}</Button>}
    >
      {t(online ? 'partMissing' : 'partMissingOffline')}
    </Notice>
  );
}

function DialogNotLoaded({ again, onClose }: { again: () => void; onClose: () => void }) {
  const t = useTranslations('shell');
  return (
    <Dialog open onClose={onClose} title={t('notLoaded')}>
      <NotLoaded again={again} />
    </Dialog>
  );
}
