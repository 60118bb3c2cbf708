import type { Failure } from "@shop/contract";
import type { ActorRefFromLogic, MetaObject, PromiseActorLogic, StateMachine } from "xstate";
import type { CallFieldError } from "./call-validation.ts";
import type { FormErrors } from "./form-errors.ts";

/** The types of a form, named as in a machine's own `types`; each has the given default. */
export type FormTypes = {
  /** The values of the fields. */
  values: object;
  /** What is submitted, if that is more than the fields: `values` by default. */
  submitted?: object;
  /** The input of `submit`: `submitted` by default. */
  submission?: object;
  /** What `submit` resolves with: nothing by default. */
  output?: unknown;
  /** The validation errors of a field: `CallFieldError` by default. */
  error?: string;
  /** Why a submit can fail: the failure of the contract by default. */
  failure?: unknown;
  /** What the screen may show of a submission: nothing by default. */
  summary?: unknown;
  /** Hints about the text while it is typed: none by default. */
  hints?: unknown;
  /** What the form is about, from the input: the address to edit, or the mail address that a code was sent to. */
  subject?: unknown;
};

type TypeOf<Types, Key extends keyof FormTypes, Default> = Types extends Record<Key, infer T> ? T : Default;
type Submitted<Types extends FormTypes> = TypeOf<Types, "submitted", Types["values"]>;
type Submission<Types extends FormTypes> = TypeOf<Types, "submission", Submitted<Types>>;
type Output<Types extends FormTypes> = TypeOf<Types, "output", void>;
type FieldError<Types extends FormTypes> = TypeOf<Types, "error", CallFieldError> & string;
type FailureOf<Types extends FormTypes> = TypeOf<Types, "failure", Failure>;
type Summary<Types extends FormTypes> = TypeOf<Types, "summary", null>;
type Hints<Types extends FormTypes> = TypeOf<Types, "hints", null>;
type Subject<Types extends FormTypes> = TypeOf<Types, "subject", undefined>;

/** The typed values stay in the fields, so that no password is in a snapshot. */
export type FormContext<Field extends string, Types extends FormTypes> = {
  errors: FormErrors<Field, FieldError<Types>>;
  /** The field that the server has refused, while its error is shown. */
  rejected: Field | null;
  /** The fields were submitted once, valid or not: from then on an empty field is an error on blur. */
  wasSubmitAttempted: boolean;
  /** Why the last attempt failed. */
  failure: FailureOf<Types> | null;
  /** What the screen may show of the last submission: never its secrets. */
  summary: Summary<Types> | null;
  hints: Hints<Types>;
  subject: Subject<Types>;
};

export type FormEvent<Field extends string, Types extends FormTypes> =
  | { type: "field.change"; field: Field; values: Types["values"] }
  | { type: "field.leave"; field: Field; values: Types["values"] }
  | { type: "form.submit"; values: Submitted<Types> }
  /** Other data is submitted, independent of the fields. */
  | { type: "form.send"; submission: Submission<Types> }
  /** Resets a closed or done form. */
  | { type: "form.open" }
  | { type: "form.close" };

/** What a form emits: the first invalid field of a submit, to be focused; that it was done, or cancelled. */
export type FormEmitted<Field extends string, FormOutput> =
  | { type: "error.focus"; field: Field }
  | FormReport<FormOutput>;

export type FormReport<FormOutput> = { type: "form.done"; output: FormOutput } | { type: "form.closed" };

/** What `createFormMachine` returns. */
export type FormMachine<Field extends string, Types extends FormTypes> = StateMachine<
  FormContext<Field, Types>,
  FormEvent<Field, Types>,
  { submit?: ActorRefFromLogic<PromiseActorLogic<Output<Types>, Submission<Types>>> },
  { src: "submit"; logic: PromiseActorLogic<Output<Types>, Submission<Types>>; id: "submit" },
  never,
  never,
  never,
  "closed" | "editing" | "submitting" | "done",
  "open" | "submitting" | "done",
  undefined extends Subject<Types> ? { subject?: Subject<Types> } | undefined : { subject: Subject<Types> },
  unknown,
  FormEmitted<Field, Output<Types>>,
  MetaObject,
  object
>;

/** The options of a form. */
export type FormOptions<Field extends string, Types extends FormTypes> = {
  /** Never read: `{} as { values: … }`. */
  types: Types;
  /** The id of the machine. */
  id: string;
  description: string;
  /** The fields from the top of the form to its end: the first invalid one gets the focus. */
  fields: readonly [Field, ...Field[]];
  /** `callValidation` for a form that makes a call of the contract. */
  validation: {
    errorsIn: (values: Types["values"], subject: Subject<Types>) => FormErrors<Field, FieldError<Types>>;
    /** The field that a failure concerns: it gets the focus, and shows the error instead of the failure. */
    fieldErrorOf?: (failure: FailureOf<Types>) => { field: Field; error: FieldError<Types> } | null;
  };
  /** Submits the form; implemented by `provide`. When the form is left, the signal of its promise is aborted. */
  submit: PromiseActorLogic<Output<Types>, Submission<Types>>;
  /** Maps the submitted values to the input of `submit`; by default the values themselves. */
  toSubmission?: (values: Submitted<Types>, subject: Subject<Types>) => Submission<Types>;
  /** What the screen may show of a submission, without its secrets. */
  toSummary?: (submission: Submission<Types>) => Summary<Types>;
  /** The failure that a rejection of `submit` means; by default that of the contract. */
  toFailure?: (error: unknown) => FailureOf<Types>;
  hints?: { initial: Hints<Types>; of: (values: Types["values"], subject: Subject<Types>) => Hints<Types> };
  /** Whether the form begins closed; by default it begins open. */
  isClosed?: boolean;
};
