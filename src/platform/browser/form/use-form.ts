import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { formRules } from 'virtual:form-rules';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { asSent, breakOf, type FormRule, type FormRules, type RuleBreak } from './form-rule.ts';

/** What is wrong with each field; `form` is what belongs to none. */
export type FormProblems<Values> = { [Name in keyof Values | 'form']?: string | undefined };

/** Where the values are: in the form, or with `held` outside of it, for a draft that outlives the page. */
type ValuesPlace<Values> =
  | { initial: Values | (() => Values); held?: never }
  | { held: { values: Values; change: (changes: Partial<Values>) => void }; initial?: never };

/** Something that must be there before the form can be sent, such as a file on its way: a press meanwhile is kept. */
export interface FormWait {
  /** It is not there yet. */
  isWaiting: boolean;
  /** The form was to be sent meanwhile. */
  isKept: boolean;
  /** What was agreed to at the press still holds, so it may be sent without another one. */
  mayStart: boolean;
  keep: () => void;
  drop: () => void;
}

export type FormOptions<Values extends object> = ValuesPlace<Values> & {
  /**
   * The endpoint that the values are sent to, as the client names it; its contract has the rules and says `form: true`.
   * Absent for a form that sends nothing to the server.
   */
  endpoint?: string;
  /** What a broken rule is called here, for all breaks of a field or for each; else the texts of all forms. */
  texts?: { [Name in keyof Values]?: string | { [Break in RuleBreak]?: string } };
  /** Fields that are not asked for now: nothing is wrong with them. */
  without?: (values: Values) => readonly (keyof Values)[];
  /** What the schema cannot say, beside its rules; what a rule says of the same field comes first. */
  check?: (values: Values) => FormProblems<Values>;
  /** The fields to which refusals of the server belong. */
  places?: { [Code in ErrorCode]?: keyof Values };
  /** What a failure is called, where it is not the message of the error. */
  explain?: (error: unknown) => FormProblems<Values> | undefined;
  /** Hears of a try that the rules refused, for what is said beyond the fields. */
  onWrong?: (problems: FormProblems<Values>) => void;
  /** A try that nothing is wrong with is kept until this is over, then it is sent, once. */
  wait?: FormWait;
  /** Gets texts without spaces at their ends, and a key that stays as long as the values do: for idempotency. */
  send: (values: Values, key: string) => Promise<unknown>;
};

/**
 * The state of one form: values, rules from the contract, refusals beside their fields, one sending at a time. After a
 * refused try the first wrong field has the focus. Nothing that was typed is lost by a failure. A value is named as its
 * field of the input; one inside an object by its path (`phone.code`).
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const t = useTranslations('ui');
  const { held } = options;
  const rules = options.endpoint === undefined ? {} : formRules[options.endpoint];
  if (!rules) {
    throw new Error(`${options.endpoint} does not say form: true in its contract`);
  }
  const [own, setOwn] = useState(options.held ? options.held.values : options.initial);
  const values = held?.values ?? own;
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<FormProblems<Values>>({});
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const key = useRef<string>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) {
      focusFirstWrong(element.current);
    }
  }, [refusals]);

  const { wait } = options;
  const wrongOf = (filled: Values): FormProblems<Values> => {
    const wrong: FormProblems<Values> = { ...options.check?.(filled) };
    const without = options.without?.(filled) ?? [];
    for (const name of Object.keys(filled) as (keyof Values)[]) {
      const found = breakOf(ruleOf(rules, name), filled[name]);
      const own = options.texts?.[name];
      if (found && !without.includes(name)) {
        wrong[name] =
          (typeof own === 'string' ? own : own?.[found]) ?? t(`broken.${found}`, limitsOf(ruleOf(rules, name)));
      }
    }
    return definedOf(wrong);
  };
  const problems: FormProblems<Values> = { ...(isTried ? wrongOf(values) : {}), ...definedOf(refused) };

  const show = (found: FormProblems<Values>): void => {
    setRefused(found);
    setRefusals((times) => times + 1);
  };
  const set = (changes: Partial<Values>): void => {
    if (held) {
      held.change(changes);
    } else {
      setOwn((before) => ({ ...before, ...changes }));
    }
    setRefused((before) => ({
      ...before,
      ...Object.fromEntries(['form', ...Object.keys(changes)].map((name) => [name, undefined])),
    }));
    key.current = undefined;
  };
  const showError = (error: unknown): void => {
    const place = error instanceof ApiError ? options.places?.[error.code] : undefined;
    const text = error instanceof Error ? error.message : String(error);
    show(options.explain?.(error) ?? ({ [place ?? 'form']: text } as FormProblems<Values>));
  };
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setRefused({});
    try {
      await act();
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  };
  const submit = async (changes: Partial<Values> = {}): Promise<void> => {
    if (sending.current) {
      return;
    }
    const filled = { ...values, ...changes };
    if (Object.keys(changes).length > 0) {
      set(changes);
    }
    setTried(true);
    const wrong = wrongOf(filled);
    if (Object.keys(wrong).length > 0) {
      options.onWrong?.(wrong);
      return show({});
    }
    if (wait?.isWaiting) {
      return wait.keep();
    }
    sending.current = true;
    setSending(true);
    const sent = sentValues(rules, filled);
    if (await attempt(() => options.send(sent, (key.current ??= crypto.randomUUID())))) {
      setTried(false);
      key.current = undefined;
    }
    sending.current = false;
    setSending(false);
  };
  useEffect(() => {
    if (!wait?.isKept || wait.isWaiting) {
      return;
    }
    const starting = setTimeout(() => {
      wait.drop();
      if (wait.mayStart) {
        void submit();
      }
    });
    return () => clearTimeout(starting);
  });

  return {
    values,
    set,
    problems,
    /** Whether it was tried to send what stands there now or before. */
    isTried,
    isSending,
    /** Sends what stands there, with changes that a button makes. */
    submit,
    show,
    /** Does something else than sending, such as asking for a code, and shows what it throws. False if it threw. */
    attempt,
    /** Sets everything back to the initial values. */
    reset: (): void => {
      if (options.initial !== undefined) {
        setOwn(options.initial);
      }
      setRefused({});
      setTried(false);
      key.current = undefined;
    },
    /** For a TextField or a TextArea. */
    field: <Name extends keyof Values>(name: Name) => {
      const rule = ruleOf(rules, name);
      return {
        value: values[name],
        error: problems[name],
        maximum: rule?.number ? undefined : rule?.maxLength,
        optional: rule !== undefined && !rule.required,
        onChange: (event: { target: { value: string } }): void =>
          set({ [name]: event.target.value } as Partial<Values>),
      };
    },
    /** For controls that hand over the value itself. */
    control: <Name extends keyof Values>(name: Name) => ({
      value: values[name],
      error: problems[name],
      onChange: (value: Values[Name]): void => set({ [name]: value } as unknown as Partial<Values>),
    }),
    /** For the `form` element. */
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent): void => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** The rule of a field; of one inside an object by its path. */
function ruleOf(rules: FormRules, name: PropertyKey): FormRule | undefined {
  const [first = '', ...rest] = String(name).split('.');
  const rule = rules[first];
  return rest.length === 0 || rule === undefined ? rule : ruleOf(rule.fields ?? {}, rest.join('.'));
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const inside = 'input:not([tabindex="-1"]), button';
  (first?.matches('fieldset') ? first.querySelector<HTMLElement>(inside) : first)?.focus();
}

function limitsOf(rule: FormRule | undefined): { minimum: number; maximum: number } {
  return {
    minimum: rule?.minLength ?? rule?.minimum ?? 0,
    maximum: rule?.maxLength ?? rule?.maximum ?? 0,
  };
}

function definedOf<Problems extends object>(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined)) as Problems;
}

function sentValues<Values extends object>(rules: FormRules, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, asSent(ruleOf(rules, name), value)]),
  ) as Values;
}
