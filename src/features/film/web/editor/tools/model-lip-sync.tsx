import { useTranslations } from 'use-intl';
import { useTakes } from '../../film/takes/use-takes.ts';
import { useEditor } from '../state/editor-context.tsx';
import { ToolOrder } from './tool-order.tsx';
import { useToolModels } from './use-tools.ts';

/** Fits the mouth in a clip that a model made, or that was brought, to the voice of its shot (EDIT-10, CAT-43). */
export function ModelLipSync({ shotId, isPossible }: { shotId: string; isPossible: boolean }) {
  const t = useTranslations('filmTools');
  const { film } = useEditor();
  const shot = film.shots.find(({ id }) => id === shotId);
  const takes = useTakes(film, shot?.number ?? 1);
  const tools = new Set(useToolModels('lipSync').data?.map(({ id }) => id));
  const newest = takes.data?.takes.findLast(({ kind }) => kind === 'clip');
  const isOfTool = tools.has(newest?.model?.id ?? '');
  return (
    <ToolOrder
      key={shotId}
      kind="lipSync"
      target={{ asset: 'clip', key: shotId }}
      submitLabel={t('lipSyncDo')}
      hint={t('lipSyncHint')}
      failure={isOfTool && newest?.status === 'failed' ? newest.failure?.message : undefined}
      making={shot?.clipStatus === 'generating' ? t('lipSyncMaking') : undefined}
      {...(isPossible ? {} : { reason: t('lipSyncNeeds') })}
    />
  );
}
