import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { BoardLayer } from '../../board-schema.ts';
import type { MojiApi } from '../moji-api.ts';
import { MojiHead } from '../moji-nav.tsx';
import { readSentPicture, type SentPicture } from '../sent-to-canvas.ts';
import { newPicture, newText, withNewLayer, withoutLayer } from './board-state.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import { BoardView } from './board-view.tsx';
import { ExportPanel } from './export-panel.tsx';
import { LayerFields } from './layer-fields.tsx';
import { LayerList } from './layer-list.tsx';
import { loadPicture } from './load-picture.ts';
import { PicturePicker } from './picture-picker.tsx';
import { useBoard } from './use-board.ts';
import { useFittedTexts } from './use-fitted-texts.ts';

/** The canvas: cards, texts, stickers and own pictures are arranged and exported. */
export function CanvasScreen({
  uploadPicture,
}: {
  uploadPicture: (file: File) => Promise<{ id: string; path: string }>;
}) {
  const t = useTranslations('mojiCanvas');
  const board = useBoard();
  const [chosenId, setChosenId] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const brought = useRef(new Map<string, string>());
  const { change, files } = board;
  const content = useFittedTexts(board.content);
  const paths = useFilePaths(content.layers, files);
  const addressOf = (fileId: string): string | undefined => paths.get(fileId) ?? brought.current.get(fileId);
  const chosen = content.layers.find(({ id }) => id === chosenId);

  const addPicture = async (picture: SentPicture): Promise<void> => {
    try {
      setProblem(undefined);
      brought.current.set(picture.id, picture.path);
      const { naturalWidth, naturalHeight } = await loadPicture(picture.path);
      const id = crypto.randomUUID();
      const ratio = naturalWidth / Math.max(1, naturalHeight);
      change(`add:${id}`, withNewLayer(newPicture(id, { fileId: picture.id, name: picture.name, ratio })));
      // Who has chosen something else while it was loading keeps that.
      setChosenId((now) => (now === chosenId ? id : now));
    } catch {
      setProblem(t('pictureFailed'));
    }
  };
  useSentPicture(addPicture);
  const addText = (): void => {
    const id = crypto.randomUUID();
    change(`add:${id}`, withNewLayer(newText(id, t('firstText'))));
    setChosenId(id);
  };
  const bring = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) {
      return;
    }
    try {
      await addPicture({ ...(await uploadPicture(file)), name: file.name.replace(/\.\w+$/, '') });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const remove = (id: string): void => {
    change(`remove:${id}`, withoutLayer(id));
    setChosenId(undefined);
  };
  const press = (event: KeyboardEvent): void => {
    const isField = (event.target as HTMLElement).matches('input, textarea, select');
    if (isField || !(event.ctrlKey || event.metaKey)) {
      return;
    }
    const key = event.key.toLowerCase();
    if (key === 'z' || key === 'y') {
      event.preventDefault();
      (key === 'y' || event.shiftKey ? board.redo : board.undo)();
    }
  };
  return (
    // The keys are those of undo for everything in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="mx-auto flex max-w-[1720px] flex-col gap-5" onKeyDown={press}>
      <MojiHead lead={t('lead')} />
      {problem && <Notice>{problem}</Notice>}
      <BoardToolbar
        board={board}
        onText={addText}
        onPick={() => setPicking(true)}
        onBring={(event) => void bring(event)}
        onOpen={() => setChosenId(undefined)}
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="mx-auto flex w-full max-w-[min(100%,calc(100dvh-14rem))] min-w-[min(100%,20rem)] flex-col gap-2">
          <BoardView
            content={content}
            addressOf={addressOf}
            chosenId={chosenId}
            onChoose={setChosenId}
            onChange={change}
            onRemove={remove}
          />
          <p className="text-note text-text-3 max-sm:hidden">{t('keys')}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <LayerList content={content} chosenId={chosenId} onChoose={setChosenId} onChange={change} onRemove={remove} />
          {chosen && <LayerFields key={chosen.id} layer={chosen} onChange={change} />}
          <ExportPanel content={content} addressOf={addressOf} />
        </div>
      </div>
      {isPicking && (
        <PicturePicker
          onClose={() => setPicking(false)}
          onPick={(picture) => {
            setPicking(false);
            void addPicture(picture);
          }}
        />
      )}
    </div>
  );
}

/** Addresses of the files that layers show: those that the board knows, and fresh ones of all others. */
function useFilePaths(
  layers: readonly BoardLayer[],
  files: readonly { id: string; path: string }[],
): ReadonlyMap<string, string> {
  const known = useMemo(() => new Map(files.map(({ id, path }) => [id, path])), [files]);
  const { tools } = useApi<
    {
      tools: { findToolFiles: (input: { fileIds: string[] }) => Promise<{ files: { id: string; path: string }[] }> };
    } & MojiApi
  >();
  const missing = [
    ...new Set(layers.flatMap((layer) => (layer.kind === 'picture' && !known.has(layer.fileId) ? [layer.fileId] : []))),
  ].slice(0, 20);
  const found = useQuery({
    queryKey: ['moji-magic', 'board-files', ...missing],
    queryFn: () => tools.findToolFiles({ fileIds: missing }),
    enabled: missing.length > 0,
    staleTime: 60_000,
  });
  return useMemo(
    () => new Map([...known, ...(found.data?.files ?? []).map(({ id, path }) => [id, path] as const)]),
    [known, found.data],
  );
}

/** Takes the picture that another page has sent here, once. */
function useSentPicture(take: (picture: SentPicture) => Promise<void>): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const sent = readSentPicture(state);
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  const id = sent?.id;
  useEffect(() => {
    if (sent) {
      void taking.current(sent);
      void navigate(pathname, { replace: true, state: null });
    }
    // The address changes with it: only another picture is taken.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}
