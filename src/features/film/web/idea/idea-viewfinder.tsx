import { lazy, Suspense } from 'react';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { lookPicture } from '#src/shared/catalogue/look-picture.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { IdeaListener } from '../live-preview/use-first-frames.ts';
import { useLookName } from './idea-choices.ts';
import type { IdeaForm } from './idea-form.ts';
import { graphToSend } from './understanding/corrections.ts';

/** The drawing code is loaded after the page. */
const LivePreview = lazy(async () => ({ default: (await import('../live-preview/live-preview.tsx')).LivePreview }));

/**
 * A preview of the film: the chosen look until there is an idea, then the film's own first frames, redrawn at every
 * change.
 */
export function IdeaViewfinder({ form, language, heard }: { form: IdeaForm; language: Language; heard: IdeaListener }) {
  const still = <LookStill form={form} />;
  if (form.idea.trim() === '') {
    return still;
  }
  const { idea, type, style, aspect, shots, seed, deep, characters } = form;
  const graph = graphToSend(form.understanding);
  return (
    <Suspense fallback={still}>
      <LivePreview
        input={{ idea, type, style, aspect, shots, seed, deep, language, characters, graph }}
        still={still}
        heard={heard}
      />
    </Suspense>
  );
}

/** The look alone, drawn by our own engine. */
function LookStill({ form }: { form: IdeaForm }) {
  const lookName = useLookName();
  return (
    <figure className="flex flex-col gap-1.5">
      <Gate aspect="16:9">
        <img src={lookPicture(form.style)} alt="" width={480} height={270} className="size-full object-cover" />
      </Gate>
      <figcaption>
        <EdgePrint end={form.aspect}>
          <span>{lookName(form.style)}</span>
        </EdgePrint>
      </figcaption>
    </figure>
  );
}
