import { normalizeLine, type Profile } from "@shop/contract";
import { callValidation, createFormMachine, createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { AccountServices } from "../account-services.ts";

const FIELDS = ["name", "phone"] as const;
export type ProfileField = (typeof FIELDS)[number];

/** The form of the profile as it is typed; what is not filled in is empty. */
export type ProfileDraft = Record<ProfileField, string>;

type ProfileInput = { name: string; phone?: string };

/** Who the shopper is to the shop. */
export const profileMachine = createQueryMachine({
  id: "profile",
  description: "The profile of the account.",
  load: port<Profile>("load"),
});

/** Name and phone, to be changed: what is typed stays until the shop has it. */
export const profileFormMachine = createFormMachine({
  types: {} as { values: ProfileDraft; submission: ProfileInput; output: Profile },
  id: "profileForm",
  description: "Name and phone of the account, to be changed.",
  fields: FIELDS,
  validation: callValidation("httpAccountServices", "saveProfile", { fields: FIELDS, inputOf: toProfile }),
  submit: port<Profile, ProfileInput>("submit"),
  submissionOf: toProfile,
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
        // The shop has the name. The identity service gets it when it can, and nobody waits for it.
        services.rename({ name: profile.name }).catch(() => undefined);
        return profile;
      }),
    },
  });
}

/** A profile as the shop takes it: without blanks around it, and without a phone that was left empty. */
function toProfile({ name, phone }: ProfileDraft): ProfileInput {
  const number = normalizeLine(phone);
  return { name: normalizeLine(name), ...(number !== "" && { phone: number }) };
}
