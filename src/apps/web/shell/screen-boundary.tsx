import { Component, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { ScreenMissing } from './load-screen.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/**
 * Keeps a failing screen from breaking the frame. Another path resets it. With `spare` the failed part is left out
 * silently.
 */
export class ScreenBoundary extends Component<
  { path: string; spare?: boolean; children: ReactNode },
  { error: unknown; path: string }
> {
  override state = { error: undefined as unknown, path: this.props.path };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  static getDerivedStateFromProps(
    props: { path: string },
    state: { path: string },
  ): { error: unknown; path: string } | null {
    return props.path === state.path ? null : { error: undefined, path: props.path };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ScreenMissing) {
      error.forget();
    }
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) {
      return this.props.children;
    }
    if (this.props.spare) {
      return null;
    }
    return error instanceof ScreenMissing ? <NotFoundScreen /> : <Broken />;
  }
}

function Broken() {
  const t = useTranslations('shell');
  return (
    <div data-selectable="" className="mx-auto flex max-w-xl flex-col items-start gap-5 py-16">
      <h1 className="display text-title">{t('crashed')}</h1>
      <p className="text-reading text-text-2">{t('crashedNote')}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
        <Link to="/" className={buttonLook()}>
          {t('goHome')}
        </Link>
      </div>
    </div>
  );
}
