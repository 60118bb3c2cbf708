import { toFailure as toCallFailure, type Failure } from "@shop/contract";
import { assertEvent, assign, emit, setup, type PromiseActorLogic } from "xstate";
import { afterLeaving, afterTyping, firstWrong, type FormErrors } from "./form-errors.ts";
import type { FormContext, FormEmitted, FormEvent, FormMachine, FormOptions } from "./form-types.ts";

/**
 * A machine that validates a form field by field, submits it once, and says why that failed: closed, editing,
 * submitting or done. The screen asks its tags and its context; `provide` fills the actor `submit`.
 */
export function createFormMachine<
  const Field extends string,
  const FieldError extends string,
  Values extends object,
  Output,
  Filled extends Values = Values,
  Submission extends object = Filled,
  FormFailure = Failure,
  Summary = null,
  Hints = null,
  Subject = undefined,
>({
  id,
  description,
  fields,
  validation,
  submit,
  submissionOf,
  summaryOf,
  toFailure,
  hints,
  isClosed = false,
}: FormOptions<Field, FieldError, Values, Filled, Submission, Output, FormFailure, Summary, Hints, Subject>) {
  // Without an option of its own, a form has what the default of the type parameter says.
  const failureOf = toFailure ?? (toCallFailure as (error: unknown) => FormFailure);
  const submissionIn = (values: Filled, subject: Subject) =>
    submissionOf ? submissionOf(values, subject) : (values as unknown as Submission);
  const summaryIn = (submission: Submission) => summaryOf?.(submission) ?? null;
  const fieldErrorIn = (failure: FormFailure) => validation.fieldErrorOf?.(failure) ?? null;
  const initialHints = hints?.initial ?? (null as Hints);
  const nothingWrong = { errors: {}, failure: null };
  type Typed = { field: Field; values: Values };

  const machine = setup({
    types: {
      input: {} as { subject?: Subject } | undefined,
      context: {} as FormContext<Field, FieldError, FormFailure, Summary, Hints, Subject>,
      events: {} as FormEvent<Field, Values, Filled, Submission>,
      emitted: {} as FormEmitted<Field, unknown>,
      tags: {} as "open" | "submitting" | "done",
    },
    // TypeScript cannot follow an input and an output that are still parameters through the config.
    actors: { submit: submit as unknown as PromiseActorLogic<unknown, object> },
    actions: {
      followField: assign(({ context }, { field, values }: Typed) => ({
        errors: afterTyping(context.errors, validation.errorsIn(values, context.subject), field),
        hints: hints ? hints.of(values, context.subject) : context.hints,
      })),
      judgeField: assign({
        errors: ({ context }, { field, values }: Typed) =>
          afterLeaving(context, validation.errorsIn(values, context.subject), field),
      }),
      judgeForm: assign(({ context }, { values }: { values: Values }) => ({
        errors: validation.errorsIn(values, context.subject),
        isJudged: true,
        failure: null,
      })),
      focusError: emit(({ context }) => ({
        type: "error.focus" as const,
        field: firstWrong(context.errors, fields) ?? fields[0],
      })),
      startFilled: assign(({ context }, { values }: { values: Filled }) => ({
        ...nothingWrong,
        isJudged: true,
        submitted: summaryIn(submissionIn(values, context.subject)),
      })),
      startOther: assign((_, { submission }: { submission: Submission }) => ({
        ...nothingWrong,
        isJudged: false,
        submitted: summaryIn(submission),
      })),
      setFailure: assign((_, { error }: { error: unknown }) => {
        const failure = failureOf(error);
        const found = fieldErrorIn(failure);
        if (found?.error === undefined) return { failure };
        return { errors: { [found.field]: found.error } as FormErrors<Field, FieldError> };
      }),
      focusFailed: emit((_, { error }: { error: unknown }) => ({
        type: "error.focus" as const,
        field: fieldErrorIn(failureOf(error))?.field ?? fields[0],
      })),
      clear: assign(() => ({ ...nothingWrong, isJudged: false, submitted: null, hints: initialHints })),
      notifyDone: emit((_, { output }: { output: unknown }) => ({ type: "form.done" as const, output })),
      notifyClosed: emit({ type: "form.closed" }),
    },
    guards: {
      isWrong: ({ context }, { values }: { values: Values }) =>
        firstWrong(validation.errorsIn(values, context.subject), fields) !== undefined,
      concernsField: (_, { error }: { error: unknown }) => fieldErrorIn(failureOf(error)) !== null,
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({
      ...nothingWrong,
      isJudged: false,
      submitted: null,
      hints: initialHints,
      subject: input?.subject as Subject, // optional in the input only where it may be undefined
    }),
    initial: isClosed ? "closed" : "editing",
    on: {
      "field.change": {
        description: "An error that is shown goes as soon as the field is right.",
        actions: {
          type: "followField",
          params: ({ event }) => event,
        },
      },
      "field.leave": {
        description: "The field that was left is judged, and no other.",
        actions: {
          type: "judgeField",
          params: ({ event }) => event,
        },
      },
    },
    states: {
      closed: {
        description: "The form is not shown.",
        on: { "form.open": { target: "editing", description: "The shopper wants to fill it in." } },
      },
      editing: {
        description: "The shopper types.",
        tags: "open",
        on: {
          "form.submit": [
            {
              guard: { type: "isWrong", params: ({ event }) => event },
              description: "Something is wrong: every field says what, and the first takes the focus.",
              actions: [{ type: "judgeForm", params: ({ event }) => event }, "focusError"],
            },
            {
              target: "submitting",
              description: "Everything is there.",
              actions: { type: "startFilled", params: ({ event }) => event },
            },
          ],
          "form.send": {
            target: "submitting",
            description: "Something else is submitted: the fields do not matter.",
            actions: { type: "startOther", params: ({ event }) => event },
          },
          "form.close": {
            target: "closed",
            description: "The shopper leaves everything as it was.",
            actions: ["clear", "notifyClosed"],
          },
        },
      },
      submitting: {
        description: "It is on its way. A second submit has no transition.",
        tags: ["open", "submitting"],
        invoke: {
          id: "submit",
          src: "submit",
          input: ({ context, event }) => {
            assertEvent(event, ["form.submit", "form.send"]);
            return event.type === "form.send"
              ? event.submission
              : submissionIn(event.values, context.subject);
          },
          onDone: {
            target: "done",
            description: "It is done: it is emitted.",
            actions: { type: "notifyDone", params: ({ event }) => event },
          },
          onError: [
            {
              guard: { type: "concernsField", params: ({ event }) => event },
              target: "editing",
              description: "One field is the reason: it takes the focus.",
              actions: [
                { type: "setFailure", params: ({ event }) => event },
                { type: "focusFailed", params: ({ event }) => event },
              ],
            },
            {
              target: "editing",
              description: "What was typed stays, and the reason is shown.",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
          ],
        },
      },
      done: {
        description: "It was submitted: the screen says so, or is about to go.",
        tags: "done",
        on: {
          "form.open": {
            target: "editing",
            description: "Once more, from the beginning.",
            actions: "clear",
          },
        },
      },
    },
  });
  return machine as unknown as FormMachine<
    Field,
    FieldError,
    Values,
    Filled,
    Submission,
    Output,
    FormFailure,
    Summary,
    Hints,
    Subject
  >;
}
