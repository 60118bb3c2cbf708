import type { Failure } from "@shop/contract";
import { staffRole } from "@shop/contract/schemas";
import type { CallDesk, DeskInput } from "@shop/fulfilment-machine";
import { createFormMachine, port } from "@shop/machine-factories";
import { fromPromise, type ActorRefFrom } from "xstate";
import { invalidFields } from "./invalid-fields.ts";

const FIELDS = ["email", "role"] as const;
type RoleField = (typeof FIELDS)[number];
/** As typed. A `role` that is not a staff role, such as the empty one, takes the role away. */
export type RoleValues = Record<RoleField, string>;
type RoleChange = DeskInput<"changeRole">;
export type RoleError =
  /** This is no address. */
  | "invalid"
  /** No account has this address. */
  | "unknown"
  /** The owner of the account has not confirmed its address. */
  | "unconfirmed"
  /** It is the account of whoever asks, and nobody changes their own role. */
  | "own";

/** The form that gives an account a role, or takes it away. */
export const roleFormMachine = createFormMachine({
  types: {} as { values: RoleValues; submission: RoleChange; error: RoleError; summary: RoleChange },
  id: "roleForm",
  description: "The role of an account.",
  fields: FIELDS,
  validation: {
    errorsIn: (values) => invalidFields("changeRole", toChange(values), FIELDS),
    fieldErrorOf,
  },
  submit: port<void, RoleChange>("submit"),
  toSubmission: toChange,
  toSummary: (change) => change,
});

export type RoleFormRef = ActorRefFrom<typeof roleFormMachine>;

/** The machine of the form, with its call. */
export function provideRoleForm(callDesk: CallDesk) {
  return roleFormMachine.provide({
    actors: { submit: fromPromise(async ({ input }) => void (await callDesk("changeRole", input))) },
  });
}

function toChange({ email, role }: RoleValues): RoleChange {
  return { email: email.trim(), role: staffRole.safeParse(role).data };
}

function fieldErrorOf(failure: Failure): { field: RoleField; error: RoleError } | null {
  if (failure.id === 404) return { field: "email", error: "unknown" };
  if (failure.id !== 422) return null;
  return failure.field === "role"
    ? { field: "role", error: "own" }
    : { field: "email", error: "unconfirmed" };
}
