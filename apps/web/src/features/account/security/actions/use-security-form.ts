import { useActorRef, useSelector } from "@xstate/react";
import { useFields, type Typed } from "../../../../shared/forms/use-fields.ts";
import { actThrough } from "./act-through.ts";
import {
  provideSecurityForm,
  type SecurityFieldError,
  type SecurityValues,
} from "./security-form-machine.ts";
import { type SecurityPart, useAction } from "./use-security.ts";
import type { SecurityAction } from "./security-action.ts";
import { account } from "../../texts.ts";

/** The props of an action's form, its field and its buttons. */
export function useSecurityForm(
  { person, security }: SecurityPart,
  kind: SecurityAction["kind"],
  read: (typed: Typed) => SecurityValues,
) {
  const machine = provideSecurityForm({ perform: actThrough(security) });
  const form = useActorRef(machine, { input: { subject: person } });
  const { errors, hints: rules } = useSelector(form, (snapshot) => snapshot.context);
  const { isActing } = useAction(security, kind);
  const fields = useFields({
    machine: form,
    read,
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  const errorOf = (field: keyof typeof ERRORS) => errors[field] && ERRORS[field][errors[field]];
  const buttons = { isActing, onCancel: () => security.send({ type: "panel.close" }) };
  return { fields, errorOf, rules, buttons };
}

const ERRORS: Record<"password" | "email" | "word", Partial<Record<SecurityFieldError, string>>> = account
  .security.errors;
