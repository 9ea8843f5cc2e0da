import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { WORKFLOW_KINDS, WORKFLOW_LIMITS } from '#src/shared/catalogue/workflows/workflow.ts';
import type { ReadWorkflow } from '../contract.ts';
import { GraphField } from './graph-field.tsx';
import { isEmptyOrWithin } from './typed-number.ts';
import { useChange, type Confirmed } from './use-models.ts';
import { useOpenedWorkflow, useReadGraph } from './use-workflows.ts';
import {
  EMPTY_WORKFLOW,
  OFFERED_INPUTS,
  placesOf,
  readLengths,
  valuesOfWorkflow,
  workflowOfValues,
  writePlace,
  type OfferedInput,
  type SentWorkflow,
  type WorkflowValues,
} from './workflow-values.ts';

const { priceCoins, durations, durationSeconds, leastSidePixels, mostSidePixels, framesPerSecond } = WORKFLOW_LIMITS;

/** What a field must hold for our value to go there. */
const HOLDS: Readonly<Record<OfferedInput, 'text' | 'number'>> = {
  prompt: 'text',
  notWanted: 'text',
  seed: 'number',
  width: 'number',
  height: 'number',
  image: 'text',
  frames: 'number',
  seconds: 'number',
};

/** What an input is called where its name does not say it. */
const IMAGE_INPUT = {
  image: { label: 'inputs.imageImage', hint: 'imageImageHint' },
  video: { label: 'inputs.videoImage', hint: 'videoImageHint' },
} as const;

/** Adds a workflow of the operator's ComfyUI server as a model. */
export function AddWorkflowDialog({ confirmed, onClose }: { confirmed: Confirmed; onClose: () => void }) {
  const t = useTranslations('models.workflow');
  return (
    <Dialog open onClose={onClose} title={t('add')} width={640} closesOutside={false}>
      <WorkflowForm initial={EMPTY_WORKFLOW} confirmed={confirmed} onClose={onClose} />
    </Dialog>
  );
}

/** Changes a workflow that was added. */
export function ChangeWorkflowDialog({
  id,
  label,
  confirmed,
  onClose,
}: {
  id: string;
  label: string;
  confirmed: Confirmed;
  onClose: () => void;
}) {
  const { data, error } = useOpenedWorkflow(id);
  return (
    <Dialog open onClose={onClose} title={label} width={640} closesOutside={false}>
      {error && <Notice>{error.message}</Notice>}
      {!data && !error && <Skeleton className="h-80" />}
      {data && (
        <WorkflowForm
          id={id}
          initial={valuesOfWorkflow(data)}
          firstRead={data.read}
          confirmed={confirmed}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function WorkflowForm({
  id,
  initial,
  firstRead,
  confirmed,
  onClose,
}: {
  id?: string;
  initial: WorkflowValues;
  firstRead?: ReadWorkflow;
  confirmed: Confirmed;
  onClose: () => void;
}) {
  const t = useTranslations('models.workflow');
  const readGraph = useReadGraph(confirmed);
  const [read, setRead] = useState(firstRead);
  const latest = useRef(initial.graph);
  const keep = useChange(confirmed, (api, given: SentWorkflow & { id: string }) => api.keepWorkflow(given));
  const problemsOf = useProblems();
  const { form, values, set, field, control, problems, isSending, attempt } = useForm<WorkflowValues>({
    initial,
    check: problemsOf,
    places: { WORKFLOW_NOT_JSON: 'graph', WORKFLOW_NOT_FOR_API: 'graph', WORKFLOW_TOO_LARGE: 'graph' },
    send: async (filled, key) => {
      await keep.mutateAsync({ id: id ?? key, ...workflowOfValues(filled) });
      toast(t('saved', { model: filled.label }), 'success');
      onClose();
    },
  });
  const change = (graph: string): void => {
    latest.current = graph;
    set({ graph });
    setRead(undefined);
  };
  const readNow = (graph: string): Promise<boolean> =>
    attempt(async () => {
      const found = await readGraph(graph);
      // It may have been changed meanwhile.
      if (latest.current === graph) {
        setRead(found);
        set(placesOf(found.suggested));
      }
    });
  return (
    <form {...form} className="flex flex-col gap-5 pb-2">
      <TextField
        {...field('label')}
        label={t('name')}
        hint={t('nameHint')}
        maximum={WORKFLOW_LIMITS.labelCharacters}
        autoComplete="off"
      />
      <GraphField graph={values.graph} error={problems.graph} onChange={change} onRead={readNow} />
      {read && (
        <>
          <WorkflowPlaces read={read} {...{ values, control }} />
          <div className="grid gap-4 sm:grid-cols-2">
            {values.kind === 'video' && values.frames !== '' && (
              <TextField {...field('rate')} label={t('rate')} hint={t('rateHint')} inputMode="numeric" />
            )}
            {values.kind === 'video' && (
              <TextField {...field('lengths')} label={t('lengths')} hint={t('lengthsHint')} inputMode="numeric" />
            )}
            <TextField {...field('side')} label={t('side')} hint={t('sideHint')} inputMode="numeric" />
            <TextField {...field('price')} label={t('price')} hint={t('priceHint')} inputMode="numeric" />
          </div>
        </>
      )}
      {problems.form && <Notice>{problems.form}</Notice>}
      {read && (
        <Button type="submit" kind="primary" busy={isSending} className="self-start">
          {t('save')}
        </Button>
      )}
    </form>
  );
}

/** What is wrong with what was typed. */
function useProblems() {
  const t = useTranslations('models.workflow');
  return ({ label, kind, prompt, output, price, lengths, side, rate, frames }: WorkflowValues) => {
    const isVideo = kind === 'video';
    const isRateWrong = rate.trim() === '' || !isEmptyOrWithin(rate, 1, framesPerSecond);
    return {
      label: label.trim() === '' ? t('nameMissing') : undefined,
      prompt: prompt === '' ? t('promptMissing') : undefined,
      output: output === '' ? t('outputMissing') : undefined,
      price: isEmptyOrWithin(price, 0, priceCoins) ? undefined : t('numberWrong', { least: 0, most: priceCoins }),
      side: isEmptyOrWithin(side, leastSidePixels, mostSidePixels)
        ? undefined
        : t('numberWrong', { least: leastSidePixels, most: mostSidePixels }),
      lengths:
        isVideo && !readLengths(lengths) ? t('lengthsWrong', { count: durations, most: durationSeconds }) : undefined,
      rate: isVideo && frames !== '' && isRateWrong ? t('numberWrong', { least: 1, most: framesPerSecond }) : undefined,
    };
  };
}

/** Which nodes of the graph get what. */
function WorkflowPlaces({
  read: { fields, nodes },
  values,
  control,
}: {
  read: ReadWorkflow;
  values: WorkflowValues;
  control: ReturnType<typeof useForm<WorkflowValues>>['control'];
}) {
  const t = useTranslations('models.workflow');
  const kinds = useTranslations('models.models.kinds');
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold text-text-1">{t('places')}</legend>
      <p className="text-note text-text-3">{t('placesNote')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...control('kind')}
          label={t('kind')}
          options={WORKFLOW_KINDS.map((value) => ({ value, label: kinds(value) }))}
        />
        <SelectField
          {...control('output')}
          label={t('output')}
          options={[
            { value: '', label: t('nowhere') },
            ...nodes.map((each) => ({ value: each.node, label: `#${each.node} ${each.title}` })),
          ]}
        />
        {OFFERED_INPUTS[values.kind].map((input) => (
          <SelectField
            key={input}
            {...control(input)}
            label={t(input === 'image' ? IMAGE_INPUT[values.kind].label : `inputs.${input}`)}
            hint={input === 'image' ? t(IMAGE_INPUT[values.kind].hint) : undefined}
            options={[
              { value: '', label: t('nowhere') },
              ...fields
                .filter(({ holds }) => holds === HOLDS[input])
                .map((each) => ({
                  value: writePlace(each.node, each.field),
                  // A long title is cut off at its end.
                  label: `#${each.node} ${each.field} · ${each.title}`,
                })),
            ]}
          />
        ))}
      </div>
    </fieldset>
  );
}
