import type { Failure } from "@shop/contract";
import type { ActorRefFromLogic, MetaObject, PromiseActorLogic, StateMachine } from "xstate";
import type { CallFieldError } from "./call-validation.ts";
import type { FormErrors } from "./form-errors.ts";

/** The types of a form, named as in a machine's own `types`; what is left out has the default beside it. */
export type FormTypes = {
  /** What stands in the fields. */
  values: object;
  /** What is submitted, where more than the fields is: `values` by default. */
  filled?: object;
  /** What `submit` is given: `filled` by default. */
  submission?: object;
  /** What `submit` resolves with: nothing by default. */
  output?: unknown;
  /** What can be wrong with a field: `CallFieldError` by default. */
  error?: string;
  /** Why a submit can fail: the failure of the contract by default. */
  failure?: unknown;
  summary?: unknown;
  hints?: unknown;
  /** What the form is about, known before anything is typed. */
  subject?: unknown;
};

type TypeOf<Types, Key extends keyof FormTypes, Default> = Types extends Record<Key, infer T> ? T : Default;
type Filled<Types extends FormTypes> = TypeOf<Types, "filled", Types["values"]>;
type Submission<Types extends FormTypes> = TypeOf<Types, "submission", Filled<Types>>;
type Output<Types extends FormTypes> = TypeOf<Types, "output", void>;
type FieldError<Types extends FormTypes> = TypeOf<Types, "error", CallFieldError> & string;
type FailureOf<Types extends FormTypes> = TypeOf<Types, "failure", Failure>;
type Summary<Types extends FormTypes> = TypeOf<Types, "summary", null>;
type Hints<Types extends FormTypes> = TypeOf<Types, "hints", null>;
type Subject<Types extends FormTypes> = TypeOf<Types, "subject", undefined>;

/** What is typed stays in the fields: a form never holds it, so that no password is in a snapshot. */
export type FormContext<Field extends string, Types extends FormTypes> = {
  errors: FormErrors<Field, FieldError<Types>>;
  /** Submitted once, successfully or not: from then on an empty field is an error as soon as it is left. */
  isJudged: boolean;
  /** Why the last attempt failed. */
  failure: FailureOf<Types> | null;
  /** What was submitted last, without its secrets. */
  submitted: Summary<Types> | null;
  /** What is said of the typed text while it is typed. */
  hints: Hints<Types>;
  /** What the form is about, known before anything is typed. */
  subject: Subject<Types>;
};

export type FormEvent<Field extends string, Types extends FormTypes> =
  | { type: "field.change"; field: Field; values: Types["values"] }
  | { type: "field.leave"; field: Field; values: Types["values"] }
  | { type: "form.submit"; values: Filled<Types> }
  /** Something else is submitted, whatever stands in the fields. */
  | { type: "form.send"; submission: Submission<Types> }
  /** A form that is closed or done begins anew. */
  | { type: "form.open" }
  | { type: "form.close" };

/** What a form emits: the first field that a submit found wrong, where the shopper goes on; that it was done, or left. */
export type FormEmitted<Field extends string, FormOutput> =
  | { type: "error.focus"; field: Field }
  | FormReport<FormOutput>;

export type FormReport<FormOutput> = { type: "form.done"; output: FormOutput } | { type: "form.closed" };

/** What `createFormMachine` makes. */
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

/** What a form is made of. */
export type FormOptions<Field extends string, Types extends FormTypes> = {
  /** Never read: `{} as { values: … }`. */
  types: Types;
  /** Of the machine. */
  id: string;
  description: string;
  /** As they stand in the form: the first that is wrong takes the focus. */
  fields: readonly [Field, ...Field[]];
  /** `callValidation` for a form that makes a call of the contract. */
  validation: {
    errorsIn: (values: Types["values"], subject: Subject<Types>) => FormErrors<Field, FieldError<Types>>;
    /** The field that a failure is about: it takes the focus, and shows the error in place of the failure. */
    fieldErrorOf?: (failure: FailureOf<Types>) => { field: Field; error?: FieldError<Types> } | null;
  };
  /** Does the work; filled by `provide`. When the form is left, the signal of its promise is aborted. */
  submit: PromiseActorLogic<Output<Types>, Submission<Types>>;
  /** What `submit` is given for what was filled in; by default the values themselves. */
  submissionOf?: (values: Filled<Types>, subject: Subject<Types>) => Submission<Types>;
  summaryOf?: (submission: Submission<Types>) => Summary<Types>;
  /** The failure that a rejection of `submit` means; by default that of the contract. */
  toFailure?: (error: unknown) => FailureOf<Types>;
  hints?: { initial: Hints<Types>; of: (values: Types["values"], subject: Subject<Types>) => Hints<Types> };
  /** Whether the form begins closed; by default it begins open. */
  isClosed?: boolean;
};
