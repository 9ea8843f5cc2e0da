import { useTranslations } from 'use-intl';
import { useEditor } from '../state/editor-context.tsx';
import { ToolOrder } from './tool-order.tsx';

/** Fits the mouth in a clip that a model made, or that was brought, to the voice of its shot (EDIT-10, CAT-43). */
export function ModelLipSync({ shotId, isPossible }: { shotId: string; isPossible: boolean }) {
  const t = useTranslations('filmTools');
  const { film } = useEditor();
  const isMaking = film.shots.find(({ id }) => id === shotId)?.makingSince != null;
  return (
    <ToolOrder
      key={shotId}
      kind="lipSync"
      target={{ asset: 'clip', key: shotId }}
      submitLabel={t('lipSyncDo')}
      hint={t('lipSyncHint')}
      making={isMaking ? t('lipSyncMaking') : undefined}
      {...(isPossible ? {} : { reason: t('lipSyncNeeds') })}
    />
  );
}
