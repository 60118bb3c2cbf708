import type { Failure } from "@shop/contract";
import { wrongFields } from "@shop/contract/schemas";
import { refusedField } from "../../shared/forms/form-errors.ts";

const FIELDS = ["name", "phone"] as const;
export type ProfileField = (typeof FIELDS)[number];

/** The form of the profile as it is typed; what is not filled in is empty. */
export type ProfileDraft = Record<ProfileField, string>;

function isProfileField(name: string): name is ProfileField {
  return FIELDS.some((field) => field === name);
}

/** A profile as the shop takes it. */
export function toProfile({ name, phone }: ProfileDraft): { name: string; phone?: string } {
  return { name: name.trim(), ...(phone.trim() !== "" && { phone: phone.trim() }) };
}

/** What the shop would refuse, by the contract that it reads with. */
export function profileErrors(draft: ProfileDraft): ProfileField[] {
  return wrongFields("httpAccountServices", "saveProfile", toProfile(draft)).filter(isProfileField);
}

/** The field of the form that the shop would not take, when that is why it refused. */
export function profileFieldIn(failure: Failure): ProfileField | null {
  const field = refusedField(failure) ?? "";
  return isProfileField(field) ? field : null;
}
