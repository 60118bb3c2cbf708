import { normalizeLine, type Profile } from "@shop/contract";
import { callValidation, createFormMachine, createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { AccountServices } from "../account-services.ts";

const FIELDS = ["name", "phone"] as const;
export type ProfileField = (typeof FIELDS)[number];

/** The profile form as typed; a field that is not filled in is "". */
export type ProfileDraft = Record<ProfileField, string>;

type ProfileInput = { name: string; phone?: string };

/** The shopper's profile at the shop. */
export const profileMachine = createQueryMachine({
  id: "profile",
  description: "The profile of the account.",
  load: port<Profile>("load"),
});

/** The form of name and phone: the draft stays until it is saved. */
export const profileFormMachine = createFormMachine({
  types: {} as { values: ProfileDraft; submission: ProfileInput; output: Profile },
  id: "profileForm",
  description: "The form of the account's name and phone.",
  fields: FIELDS,
  validation: callValidation("httpAccountServices", "saveProfile", { fields: FIELDS, inputOf: toProfile }),
  submit: port<Profile, ProfileInput>("submit"),
  toSubmission: toProfile,
  isClosed: true,
});

export function provideProfile({ getProfile }: Pick<AccountServices, "getProfile">) {
  return profileMachine.provide({
    actors: { load: fromPromise<Profile, void>(() => getProfile()) },
  });
}

export function provideProfileForm(services: Pick<AccountServices, "saveProfile" | "rename">) {
  return profileFormMachine.provide({
    actors: {
      submit: fromPromise<Profile, ProfileInput>(async ({ input }) => {
        const profile = await services.saveProfile(input);
        // The name is saved at the shop. The update of the identity service is not awaited.
        services.rename({ name: profile.name }).catch(() => undefined);
        return profile;
      }),
    },
  });
}

/** The trimmed profile, without an empty phone. */
function toProfile({ name, phone }: ProfileDraft): ProfileInput {
  const number = normalizeLine(phone);
  return { name: normalizeLine(name), ...(number !== "" && { phone: number }) };
}
