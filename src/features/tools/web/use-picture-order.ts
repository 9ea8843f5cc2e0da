import { useTranslations } from 'use-intl';
import { useForm, type FormOptions } from '#src/platform/browser/form/use-form.ts';
import type { ToolTask } from '../contract.ts';
import { inputFileOf } from './input-file-of.ts';
import { readStoredFile, type NamedFile } from './read-stored-file.ts';
import type { ModelOfTool } from './use-chosen-model.ts';
import { useComingFiles } from './use-coming-files.ts';
import { useSentPicture } from './use-sent-picture.ts';
import type { ToolWork } from './use-tool-work.ts';

/** What is filled in on the page of every tool that works on one picture. */
export interface PictureFields {
  picture: NamedFile | null;
  /** Id of the model; undefined: the default. */
  model: string | undefined;
}

/** What every order of such a tool says beside its own inputs. */
export interface PictureOrder {
  picture: string;
  pictureName?: string;
  model: string;
  agreedCoins: number;
  agreedOwnKey: boolean;
  idempotencyKey: string;
}

/** The form of a tool that works on one picture, for `PictureForm`. */
export type PictureOrderForm<Fields extends PictureFields> = ReturnType<typeof usePictureOrder<Fields>>;

/** The picture and the model of fields that another version of the program may have kept. */
export function settlePictureFields(kept: Partial<Record<keyof PictureFields, unknown>>): PictureFields {
  return {
    picture: readStoredFile(kept.picture),
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

/** What the file of a task's picture was called where it came from, without its ending; undefined where nobody knows. */
export function pictureNameOf({ inputs }: Pick<ToolTask, 'inputs'>): string | undefined {
  const name = inputs['pictureName'];
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

/** The fields that a task was ordered with. */
export function pictureFieldsOf(task: ToolTask): PictureFields {
  const picture = inputFileOf(task, 'picture');
  return { picture: picture ? { ...picture, name: pictureNameOf(task) } : null, model: task.model.id };
}

/**
 * The form of a tool that works on one picture. A press while the picture is on its way is kept until it is there; a
 * picture that another page has sent here is taken.
 */
export function usePictureOrder<Fields extends PictureFields>({
  work,
  chosen,
  coins = chosen.coins,
  fields,
  change,
  send,
  ...options
}: {
  /** As the client names it: `tools.orderImageUpscale`. */
  endpoint: string;
  work: ToolWork;
  chosen: ModelOfTool;
  /** Of the order; those of one unit of the chosen model where absent. */
  coins?: number | undefined;
  fields: Fields;
  change: (changes: Partial<Fields>) => void;
  /** Fields that are no inputs of the order by their names. */
  without?: readonly (keyof Fields)[];
  /** Orders it. */
  send: (fields: Fields, order: PictureOrder) => Promise<ToolTask>;
} & Pick<FormOptions<Fields>, 'texts' | 'check' | 'places'>) {
  const t = useTranslations('toolPage');
  const files = useComingFiles();
  useSentPicture((picture) => change({ picture } as Partial<Fields>));
  const { model, billedBy } = chosen;
  const pictureProblem = ({ picture }: Fields): { picture?: string } =>
    picture ? {} : { picture: t('pictureMissing') };
  const form = useForm<Fields>({
    ...options,
    held: { values: fields, change },
    without: () => ['picture', 'model', ...(options.without ?? [])],
    check: (filled) => files.withoutComing({ ...options.check?.(filled), ...pictureProblem(filled) }),
    wait: files.waitFor(false, coins),
    places: { FILE_GONE: 'picture', ...options.places },
    send: async (filled, idempotencyKey) => {
      if (!model || !filled.picture) {
        return;
      }
      const order = {
        picture: filled.picture.id,
        ...(filled.picture.name ? { pictureName: filled.picture.name } : {}),
        model: model.id,
        agreedCoins: coins ?? 0,
        agreedOwnKey: billedBy !== null,
        idempotencyKey,
      };
      work.begin(await send(filled, order));
    },
  });
  return { ...form, chosen, coins, change, files };
}
