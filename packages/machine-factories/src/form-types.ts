import type { Failure } from "@shop/contract";
import type { ActorRefFromLogic, MetaObject, PromiseActorLogic, StateMachine } from "xstate";
import type { FormErrors } from "./form-errors.ts";

/** What is typed stays in the fields: a form never holds it, so that no password is in a snapshot. */
export type FormContext<
  Field extends string,
  FieldError extends string,
  FormFailure = Failure,
  Summary = null,
  Hints = null,
  Subject = undefined,
> = {
  errors: FormErrors<Field, FieldError>;
  /** Submitted once, successfully or not: from then on an empty field is an error as soon as it is left. */
  isJudged: boolean;
  /** Why the last attempt failed. */
  failure: FormFailure | null;
  /** What was submitted last, without its secrets. */
  submitted: Summary | null;
  /** What is said of the typed text while it is typed. */
  hints: Hints;
  /** What the form is about, known before anything is typed. */
  subject: Subject;
};

export type FormEvent<Field extends string, Values, Filled, Submission> =
  | { type: "field.change"; field: Field; values: Values }
  | { type: "field.leave"; field: Field; values: Values }
  | { type: "form.submit"; values: Filled }
  /** Something else is submitted, whatever stands in the fields. */
  | { type: "form.send"; submission: Submission }
  /** A form that is closed or done begins anew. */
  | { type: "form.open" }
  | { type: "form.close" };

/** What a form emits: the first field that a submit found wrong, where the shopper goes on; that it was done, or left. */
export type FormEmitted<Field extends string, Output> =
  | { type: "error.focus"; field: Field }
  | FormReport<Output>;

export type FormReport<Output> = { type: "form.done"; output: Output } | { type: "form.closed" };

/** What `createFormMachine` makes. */
export type FormMachine<
  Field extends string,
  FieldError extends string,
  Values,
  Filled,
  Submission,
  Output,
  FormFailure,
  Summary,
  Hints,
  Subject,
> = StateMachine<
  FormContext<Field, FieldError, FormFailure, Summary, Hints, Subject>,
  FormEvent<Field, Values, Filled, Submission>,
  { submit?: ActorRefFromLogic<PromiseActorLogic<Output, Submission>> },
  { src: "submit"; logic: PromiseActorLogic<Output, Submission>; id: "submit" },
  never,
  never,
  never,
  "closed" | "editing" | "submitting" | "done",
  "open" | "submitting" | "done",
  undefined extends Subject ? { subject?: Subject } | undefined : { subject: Subject },
  unknown,
  FormEmitted<Field, Output>,
  MetaObject,
  object
>;

/** What a form is made of. */
export type FormOptions<
  Field extends string,
  FieldError extends string,
  Values,
  Filled extends Values,
  Submission extends object,
  Output,
  FormFailure,
  Summary,
  Hints,
  Subject,
> = {
  /** Of the machine. */
  id: string;
  description: string;
  /** As they stand in the form: the first that is wrong takes the focus. */
  fields: readonly [Field, ...Field[]];
  /** `callValidation` for a form that makes a call of the contract. */
  validation: {
    errorsIn: (values: Values, subject: Subject) => FormErrors<Field, FieldError>;
    /** The field that a failure is about: it takes the focus, and shows the error in place of the failure. */
    fieldErrorOf?: (failure: FormFailure) => { field: Field; error?: FieldError } | null;
  };
  /** Does the work; filled by `provide`. When the form is left, the signal of its promise is aborted. */
  submit: PromiseActorLogic<Output, Submission>;
  /** What `submit` is given for what was filled in; by default the values themselves. */
  submissionOf?: (values: Filled, subject: Subject) => Submission;
  summaryOf?: (submission: Submission) => Summary;
  /** The failure that a rejection of `submit` means; by default that of the contract. */
  toFailure?: (error: unknown) => FormFailure;
  hints?: { initial: Hints; of: (values: Values, subject: Subject) => Hints };
  /** Whether the form begins closed; by default it begins open. */
  isClosed?: boolean;
};
