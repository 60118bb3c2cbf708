import { toFailure as toCallFailure } from "@shop/contract";
import { assertEvent, assign, emit, setup, type AnyStateMachine } from "xstate";
import { afterLeaving, afterTyping, firstWrong } from "./form-errors.ts";
import type {
  FormContext,
  FormEmitted,
  FormEvent,
  FormMachine,
  FormOptions,
  FormTypes,
} from "./form-types.ts";

/** The implementation is typed for any form; the overload before it gives each caller its exact types. */
type AnyForm = Required<FormTypes>;

/**
 * A machine that validates a form field by field, submits it once, and shows why that failed: closed, editing,
 * submitting or done. The screen reads its tags and its context, in which typed values never are: `summary` is what may
 * stay of a submission, such as an address to show. `subject`, from the input, is what the
 * form is about, such as the address that is edited. `provide` implements the port `submit`.
 */
export function createFormMachine<const Field extends string, Types extends FormTypes>(
  options: FormOptions<Field, Types>,
): FormMachine<Field, Types>;
export function createFormMachine({
  id,
  description,
  fields,
  validation,
  submit,
  toSubmission = (values) => values,
  toSummary = () => null,
  toFailure = toCallFailure,
  hints,
  isClosed = false,
}: FormOptions<string, AnyForm>): AnyStateMachine {
  const fieldErrorIn = (failure: unknown) => validation.fieldErrorOf?.(failure) ?? null;
  const nothingWrong = { errors: {}, rejected: null, failure: null };
  const pristine = {
    ...nothingWrong,
    wasSubmitAttempted: false,
    summary: null,
    hints: hints?.initial ?? null,
  };
  type Values = { values: object };
  type Typed = Values & { field: string };

  return setup({
    types: {
      input: {} as { subject?: unknown } | undefined,
      context: {} as FormContext<string, AnyForm>,
      events: {} as FormEvent<string, AnyForm>,
      emitted: {} as FormEmitted<string, unknown>,
      tags: {} as "open" | "submitting" | "done",
    },
    actors: { submit },
    actions: {
      followTyping: assign(({ context }, { field, values }: Typed) => ({
        errors: afterTyping(context.errors, validation.errorsIn(values, context.subject), field),
        rejected: context.rejected === field ? null : context.rejected,
        hints: hints ? hints.of(values, context.subject) : context.hints,
      })),
      validateField: assign({
        errors: ({ context }, { field, values }: Typed) =>
          // Nothing is wrong with it here: its error stays until it is changed.
          context.rejected === field
            ? context.errors
            : afterLeaving(context, validation.errorsIn(values, context.subject), field),
      }),
      validateForm: assign(({ context }, { values }: Values) => ({
        ...nothingWrong,
        errors: validation.errorsIn(values, context.subject),
        wasSubmitAttempted: true,
      })),
      focusFirstError: emit(({ context }) => ({
        type: "error.focus" as const,
        field: firstWrong(context.errors, fields) ?? fields[0],
      })),
      startSubmit: assign(({ context }, { values }: Values) => ({
        ...nothingWrong,
        wasSubmitAttempted: true,
        summary: toSummary(toSubmission(values, context.subject)),
      })),
      startSend: assign((_, { submission }: { submission: object }) => ({
        ...nothingWrong,
        wasSubmitAttempted: false,
        summary: toSummary(submission),
      })),
      setFailure: assign((_, { error }: { error: unknown }) => {
        const failure = toFailure(error);
        const found = fieldErrorIn(failure);
        return found ? { errors: { [found.field]: found.error }, rejected: found.field } : { failure };
      }),
      focusRejectedField: emit((_, { error }: { error: unknown }) => ({
        type: "error.focus" as const,
        field: fieldErrorIn(toFailure(error))?.field ?? fields[0],
      })),
      clear: assign(pristine),
      notifyDone: emit((_, { output }: { output: unknown }) => ({ type: "form.done" as const, output })),
      notifyClosed: emit({ type: "form.closed" }),
    },
    guards: {
      isWrong: ({ context }, { values }: Values) =>
        firstWrong(validation.errorsIn(values, context.subject), fields) !== undefined,
      concernsField: (_, { error }: { error: unknown }) => fieldErrorIn(toFailure(error)) !== null,
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ ...pristine, subject: input?.subject }),
    initial: isClosed ? "closed" : "editing",
    on: {
      "field.change": {
        description: "A shown error is removed as soon as the field is valid.",
        actions: { type: "followTyping", params: ({ event }) => event },
      },
      "field.leave": {
        description: "Only the blurred field is validated.",
        actions: { type: "validateField", params: ({ event }) => event },
      },
    },
    states: {
      closed: { on: { "form.open": { target: "editing" } } },
      editing: {
        tags: "open",
        on: {
          "form.submit": [
            {
              guard: { type: "isWrong", params: ({ event }) => event },
              description: "Invalid: every invalid field shows its error, and the first gets the focus.",
              actions: [{ type: "validateForm", params: ({ event }) => event }, "focusFirstError"],
            },
            { target: "submitting", actions: { type: "startSubmit", params: ({ event }) => event } },
          ],
          "form.send": {
            target: "submitting",
            description: "Other data is submitted, independent of the fields.",
            actions: { type: "startSend", params: ({ event }) => event },
          },
          "form.close": { target: "closed", actions: ["clear", "notifyClosed"] },
        },
      },
      submitting: {
        description: "A second submit has no transition.",
        tags: ["open", "submitting"],
        invoke: {
          id: "submit",
          src: "submit",
          input: ({ context, event }) => {
            assertEvent(event, ["form.submit", "form.send"]);
            return event.type === "form.send"
              ? event.submission
              : toSubmission(event.values, context.subject);
          },
          onDone: { target: "done", actions: { type: "notifyDone", params: ({ event }) => event } },
          onError: [
            {
              guard: { type: "concernsField", params: ({ event }) => event },
              target: "editing",
              description: "The failure concerns one field: it gets the focus.",
              actions: [
                { type: "setFailure", params: ({ event }) => event },
                { type: "focusRejectedField", params: ({ event }) => event },
              ],
            },
            {
              target: "editing",
              description: "What was typed stays, with the reason.",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
          ],
        },
      },
      done: {
        description: "The screen shows the success, or is about to close.",
        tags: "done",
        on: { "form.open": { target: "editing", actions: "clear" } },
      },
    },
  });
}
