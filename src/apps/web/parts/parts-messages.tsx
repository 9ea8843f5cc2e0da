import { useState } from 'react';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { Part } from './part.tsx';

const LIST = {
  isPending: false,
  isSuccess: false,
  isFetching: false,
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: () => undefined,
  fetchNextPage: () => undefined,
};

/** Notices, toasts and dialogs. */
export function PartsMessages() {
  const [open, setOpen] = useState<'dialog' | 'side' | 'confirm'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Part name="notice">
        <Notice className="w-full" action={<Button size="dense">Try again</Button>}>
          The film could not be started.
        </Notice>
        <Notice kind="warning" className="w-full">
          A picture is still being brought in.
        </Notice>
        <Notice kind="success" className="w-full">
          The film was deleted.
        </Notice>
        <Notice kind="note" className="w-full">
          You can leave: the film is made here without you.
        </Notice>
      </Part>
      <Part name="empty state">
        <div className="w-full">
          <EmptyState title="Your first film is one sentence away." action={<Button>Write an idea</Button>}>
            A draft takes about half a minute and costs nothing.
          </EmptyState>
        </div>
      </Part>
      <Part name="paged list">
        <div className="flex w-full flex-col gap-3">
          <PagedList list={{ ...LIST, isPending: true }} isEmpty empty={null} skeleton="h-10">
            {null}
          </PagedList>
          <PagedList
            list={{ ...LIST, error: new Error('The list could not be read.') }}
            isEmpty
            empty={null}
            skeleton="h-10"
          >
            {null}
          </PagedList>
          <PagedList
            list={{ ...LIST, isSuccess: true, hasNextPage: true }}
            isEmpty={false}
            empty={null}
            skeleton="h-10"
          >
            <p className="rounded-control border border-line px-3 py-2">What is in it.</p>
          </PagedList>
        </div>
      </Part>
      <Part name="toast">
        <Button onClick={() => toast('Copied. The copy is the first in the list.', 'success')}>Success</Button>
        <Button onClick={() => toast('That did not work.', 'error')}>Error</Button>
        <Button onClick={() => toast('Just so you know.')}>Note</Button>
      </Part>
      <Part name="dialog">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('side')}>At the side</Button>
        <Button kind="danger" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Rename"
          actions={
            <Button kind="primary" onClick={close}>
              Save
            </Button>
          }
        >
          What it is about.
        </Dialog>
        <Dialog open={open === 'side'} onClose={close} title="All there is about it" width={520} side>
          It stands beside the list that it belongs to.
        </Dialog>
        <ConfirmDialog
          open={open === 'confirm'}
          onClose={close}
          onConfirm={close}
          danger
          title="Delete “Keeper of storms”?"
          confirmLabel="Delete for good"
        >
          <p>The film and everything made for it goes for good.</p>
        </ConfirmDialog>
      </Part>
    </>
  );
}
