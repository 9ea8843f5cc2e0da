import { useEffect, type FormEvent, type ReactNode, type RefObject } from 'react';
import { isEnter } from '#src/platform/browser/ui/is-enter.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';

/** The layout of the pages for signing in, registering and setting a password: a heading, one column, and links. */
export function EntryFrame({
  heading,
  lead,
  children,
  foot,
  beside,
}: {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  /** Shown beside the column on wide screens. */
  beside?: ReactNode;
}) {
  const column = (
    <div className="mx-auto flex w-full max-w-[420px] flex-col gap-6 py-4 sm:py-10">
      <header className="flex flex-col gap-2">
        <h1 className="display text-title">{heading}</h1>
        {lead && <p className="text-text-2">{lead}</p>}
      </header>
      {children}
      {foot && <div className="flex flex-col gap-4 border-t border-line pt-5 text-text-2">{foot}</div>}
    </div>
  );
  return beside ? (
    <div className="mx-auto grid max-w-[1200px] items-start gap-x-16 lg:grid-cols-[420px_minmax(0,1fr)] xl:gap-x-24">
      {column}
      {beside}
    </div>
  ) : (
    column
  );
}

/** A form that ignores the Enter which confirms an input method's composition; `form` comes from `useForm`. */
export function EntryForm({
  ref,
  onSubmit,
  problem,
  children,
}: {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  /** A problem that belongs to no single field. */
  problem?: string | undefined;
  children: ReactNode;
}) {
  useEffect(() => {
    const element = ref.current;
    const guard = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && !isEnter(event)) {
        event.preventDefault();
      }
    };
    element?.addEventListener('keydown', guard);
    return () => element?.removeEventListener('keydown', guard);
  }, [ref]);
  return (
    <form ref={ref} noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
      {children}
      {problem && <Notice>{problem}</Notice>}
    </form>
  );
}
