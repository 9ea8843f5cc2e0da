import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { VoiceId } from '#src/shared/catalogue/voices.ts';
import { ModelField } from '../../web/model-field.tsx';
import { OrderBar } from '../../web/order-bar.tsx';
import { PictureInput } from '../../web/picture-input.tsx';
import { SoundInput } from '../../web/sound-input.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import { useChosenModel } from '../../web/use-chosen-model.ts';
import { useComingFiles } from '../../web/use-coming-files.ts';
import type { ToolWork } from '../../web/use-tool-work.ts';
import { FaceHint } from './face-hint.tsx';
import { FaceMarks } from './face-marks.tsx';
import { usualVoice, type PhotoTalkFields } from './photo-talk-fields.ts';
import { MIDDLE_MARKS, useFace } from './use-face.ts';
import { VoiceChoice } from './voice-choice.tsx';

/** Whose face it is, what it says, and the button that orders it. */
export function PhotoTalkForm({
  fields,
  change,
  work,
}: {
  fields: PhotoTalkFields;
  change: (changes: Partial<PhotoTalkFields>) => void;
  work: ToolWork;
}) {
  const t = useTranslations('toolPhotoTalk');
  const page = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const files = useComingFiles();
  const chosen = useChosenModel('photoTalk', fields.model);
  const { model, billedBy, draft } = chosen;
  const isDraft = model?.draft ?? true;
  const { picture, says } = fields;
  const face = useFace(picture, isDraft);
  const { own, marks, isMissing, isFaceDrawn } = faceOf(fields, face.data);
  const voice = fields.voice ?? usualVoice(language);
  const pictureProblem = ({ picture: given }: PhotoTalkFields): { picture?: string } => {
    if (files.isComing('picture')) {
      return {};
    }
    if (!given) {
      return { picture: page('pictureMissing') };
    }
    return isDraft && isMissing ? { picture: t('faceMissing') } : {};
  };
  const { form, field, problems, isSending } = useForm({
    endpoint: 'tools.orderPhotoTalk',
    held: { values: fields, change },
    without: () => [
      'picture',
      'says',
      'voice',
      'sound',
      'marks',
      'isDrawn',
      'model',
      ...(says === 'sound' ? ['text' as const] : []),
    ],
    check: (values) => ({
      ...pictureProblem(values),
      ...(values.says === 'sound' && !values.sound && !files.isComing('sound') ? { sound: t('soundMissing') } : {}),
      ...(values.says === 'text' && values.text.trim() === '' ? { text: t('textMissing') } : {}),
    }),
    wait: files.waitFor(isDraft && face.isLoading, chosen.coins),
    places: { FILE_GONE: 'picture', PROMPT_EMPTY: 'text', PROMPT_TOO_LONG: 'text' },
    send: async ({ text, sound }, idempotencyKey) => {
      if (!model || !picture) {
        return;
      }
      const task = await tools.orderPhotoTalk({
        picture: picture.id,
        ...saidOf({ says, sound, text }, voice),
        ...(isDraft ? shownOf(own, isFaceDrawn) : {}),
        model: model.id,
        agreedCoins: chosen.coins ?? 0,
        agreedOwnKey: billedBy !== null,
        idempotencyKey,
      });
      work.begin(task);
    },
  });
  useEffect(() => {
    if (problems.picture) {
      place.current?.querySelector('button')?.focus();
    }
  }, [problems.picture]);
  return (
    <form {...form} className="flex min-w-0 flex-col gap-6">
      <div ref={place} className="flex flex-col gap-2">
        <PictureInput
          label={t('picture')}
          value={picture}
          error={problems.picture}
          isToTalk
          onChange={(given) => change({ picture: given, marks: null, isDrawn: null })}
          onUpload={files.follow('picture')}
        >
          {isDraft && picture && marks && (
            <FaceMarks marks={marks} onChange={(put) => change({ marks: { ...put, of: picture.id } })} />
          )}
        </PictureInput>
        {isDraft && picture && (
          <FaceHint
            face={face}
            isMoved={own !== null}
            isMissingSaid={problems.picture !== undefined}
            onReset={() => change({ marks: null })}
          />
        )}
        {isDraft && picture && (
          <Checkbox checked={isFaceDrawn} onChange={(isDrawn) => change({ isDrawn })}>
            {t('isDrawn')}
          </Checkbox>
        )}
      </div>
      <RadioChips
        label={t('says')}
        value={says}
        options={(['text', 'sound'] as const).map((value) => ({ value, label: t(`saysWays.${value}`) }))}
        onChange={(value) => change({ says: value })}
      />
      {says === 'text' ? (
        <>
          <TextArea
            {...field('text')}
            label={t('text')}
            optional={false}
            placeholder={t('textExample')}
            maximum={LIMITS.tools.talkCharacters}
            rows={4}
          />
          <VoiceChoice value={voice} onChange={(id) => change({ voice: id })} />
        </>
      ) : (
        <SoundInput
          label={t('sound')}
          value={fields.sound}
          error={problems.sound}
          onChange={(sound) => change({ sound })}
          onUpload={files.follow('sound')}
        />
      )}
      <ModelField chosen={chosen} onChange={(id) => change({ model: id })} />
      <OrderBar
        label={t('make')}
        coins={chosen.coins}
        billedBy={billedBy}
        problem={problems.form}
        isSending={isSending}
        isKept={files.isKept}
        reason={chosen.whyNot}
        onDraft={draft && (() => change({ model: draft.id }))}
      />
    </form>
  );
}

/** What is said, as it is ordered. */
function saidOf({ says, sound, text }: Pick<PhotoTalkFields, 'says' | 'sound' | 'text'>, voice: VoiceId) {
  return says === 'sound' && sound ? { sound: sound.id } : { text, voice };
}

/** What a person says of the face, as it is ordered. */
function shownOf(own: PhotoTalkFields['marks'], isDrawn: boolean) {
  return {
    isDrawn,
    ...(own ? { marks: { leftEye: own.leftEye, rightEye: own.rightEye, mouth: own.mouth } } : {}),
  };
}

/** The face that is shown: as a person says, else as it was found. */
function faceOf({ marks, picture, isDrawn }: PhotoTalkFields, found: ReturnType<typeof useFace>['data']) {
  const own = marks?.of === picture?.id ? marks : null;
  const isMissing = found?.marks === null && own === null;
  return {
    own,
    isMissing,
    isFaceDrawn: isDrawn ?? found?.isDrawn ?? false,
    marks: own ?? found?.marks ?? (isMissing ? MIDDLE_MARKS : undefined),
  };
}
