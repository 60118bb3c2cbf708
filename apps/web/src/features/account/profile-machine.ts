import { toFailure, type Failure, type Profile } from "@shop/contract";
import { assign, emit, fromPromise, setup } from "xstate";
import type { AccountServices } from "./account-services.ts";
import { withChangedField, withLeftField } from "../../shared/forms/form-errors.ts";
import { port } from "@shop/machine-ports";
import {
  profileErrors,
  profileFieldIn,
  toProfile,
  type ProfileDraft,
  type ProfileField,
} from "./profile-draft.ts";

type Typed = { field: ProfileField; values: ProfileDraft };

/** Who the shopper is to the shop: what is typed stays until the shop has it. */
export const profileMachine = setup({
  types: {
    context: {} as { profile: Profile | null; errors: ProfileField[]; failure: Failure | null },
    events: {} as
      | { type: "profile.retry" }
      | { type: "profile.edit" }
      | ({ type: "field.change" } & Typed)
      | ({ type: "field.leave" } & Typed)
      | { type: "form.submit"; values: ProfileDraft }
      | { type: "form.close" },
    emitted: {} as { type: "error.focus"; field: ProfileField },
    tags: {} as "loading" | "failed" | "editing" | "saving" | "saved",
  },
  actors: {
    getProfile: port<Profile>("getProfile"),
    saveProfile: port<Profile, ProfileDraft>("saveProfile"),
  },
  actions: {
    setProfile: assign({ profile: (_, { profile }: { profile: Profile }) => profile }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    mendField: assign({
      errors: ({ context }, { field, values }: Typed) =>
        withChangedField(context.errors, { field, isWrong: profileErrors(values).includes(field) }),
    }),
    judgeField: assign({
      errors: ({ context }, { field, values }: Typed) =>
        withLeftField(context.errors, {
          field,
          isEmpty: values[field].trim() === "",
          isWrong: profileErrors(values).includes(field),
        }),
    }),
    setErrors: assign({ errors: (_, { errors }: { errors: ProfileField[] }) => errors, failure: null }),
    focusError: emit(({ context }) => ({ type: "error.focus", field: context.errors[0] ?? "name" }) as const),
    forgetProblems: assign({ errors: [], failure: null }),
  },
  guards: {
    hasErrors: (_, { values }: { values: ProfileDraft }) => profileErrors(values).length > 0,
    namesField: (_, { error }: { error: unknown }) => profileFieldIn(toFailure(error)) !== null,
  },
}).createMachine({
  id: "profile",
  description: "The profile of the account.",
  context: { profile: null, errors: [], failure: null },
  initial: "loading",
  states: {
    loading: {
      description: "Reading the profile.",
      tags: "loading",
      invoke: {
        id: "getProfile",
        src: "getProfile",
        onDone: {
          target: "shown",
          description: "The profile is there.",
          actions: { type: "setProfile", params: ({ event }) => ({ profile: event.output }) },
        },
        onError: {
          target: "failed",
          description: "The reason is shown with a way to try again.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: "The profile could not be read.",
      tags: "failed",
      on: {
        "profile.retry": {
          target: "loading",
          description: "The shopper asked for another try.",
          actions: "forgetProblems",
        },
      },
    },
    shown: {
      description: "The profile is read.",
      on: { "profile.edit": { target: "editing", description: "The shopper wants to change it." } },
    },
    saved: {
      description: "The profile is read, and that it was saved is said.",
      tags: "saved",
      on: { "profile.edit": { target: "editing", description: "One more change." } },
    },
    editing: {
      description: "The shopper writes.",
      tags: "editing",
      on: {
        "field.change": {
          description: "A fault goes as soon as it is mended.",
          actions: {
            type: "mendField",
            params: ({ event }) => ({ field: event.field, values: event.values }),
          },
        },
        "field.leave": {
          description: "A field was left: what is wrong with it is said.",
          actions: {
            type: "judgeField",
            params: ({ event }) => ({ field: event.field, values: event.values }),
          },
        },
        "form.submit": [
          {
            guard: { type: "hasErrors", params: ({ event }) => ({ values: event.values }) },
            description: "Something is wrong: each field says what, and the first takes the focus.",
            actions: [
              { type: "setErrors", params: ({ event }) => ({ errors: profileErrors(event.values) }) },
              "focusError",
            ],
          },
          { target: "saving", description: "Everything is right.", actions: "forgetProblems" },
        ],
        "form.close": {
          target: "shown",
          description: "The shopper leaves it as it was.",
          actions: "forgetProblems",
        },
      },
    },
    saving: {
      description: "The profile is on its way; saving again has no transition here.",
      tags: ["editing", "saving"],
      invoke: {
        id: "saveProfile",
        src: "saveProfile",
        input: ({ event }) => (event.type === "form.submit" ? event.values : { name: "", phone: "" }),
        onDone: {
          target: "saved",
          description: "The shop has it.",
          actions: { type: "setProfile", params: ({ event }) => ({ profile: event.output }) },
        },
        onError: [
          {
            guard: { type: "namesField", params: ({ event }) => ({ error: event.error }) },
            target: "editing",
            description: "The shop names a field that it cannot take.",
            actions: [
              {
                type: "setErrors",
                params: ({ event }) => ({
                  errors: [profileFieldIn(toFailure(event.error)) ?? "name"],
                }),
              },
              "focusError",
            ],
          },
          {
            target: "editing",
            description: "Nothing is lost: the text stays, and the reason is told.",
            actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
  },
});

export function provideProfile(services: Pick<AccountServices, "getProfile" | "saveProfile" | "rename">) {
  return profileMachine.provide({
    actors: {
      getProfile: fromPromise<Profile, void>(() => services.getProfile()),
      saveProfile: fromPromise<Profile, ProfileDraft>(async ({ input }) => {
        const profile = await services.saveProfile(toProfile(input));
        // The shop has the name: that of the identity follows when it can, and nobody waits for it.
        services.rename({ name: profile.name }).catch(() => undefined);
        return profile;
      }),
    },
  });
}
