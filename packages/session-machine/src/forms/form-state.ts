import type { RefusalDetail, SignInProblem } from "../sign-in-refusal.ts";
import type { Fault } from "./credentials.ts";

/** What is wrong, by field; nothing is `{}`. */
export type FaultsOf<Field extends string> = Partial<Record<Field, Fault>>;

/** What every form of signing in holds. What was typed stays in the fields. */
export type FormState<Field extends string> = {
  faults: FaultsOf<Field>;
  /** Sent once, successfully or not: from then on an empty field is a fault as soon as it is left. */
  isJudged: boolean;
  /** Why the last attempt was refused, and what the form can do about it. */
  problem: SignInProblem | null;
  detail: RefusalDetail;
};

/** The first field that a submit found wrong is where the shopper goes on. */
export type FaultFocus<Field extends string> = { type: "fault.focus"; field: Field };

export function newForm(): FormState<never> {
  return { faults: {}, isJudged: false, problem: null, detail: {} };
}

/** While typing no fault appears; one that is shown follows the field, until it is right. */
export function afterTyping<Field extends string>(
  shown: FaultsOf<Field>,
  found: FaultsOf<Field>,
  field: Field,
): FaultsOf<Field> {
  return shown[field] === undefined ? shown : withFault(shown, field, found[field]);
}

/** Only the field that is left is judged, and not for being empty before the form was sent. */
export function afterLeaving<Field extends string>(
  { faults, isJudged }: Pick<FormState<Field>, "faults" | "isJudged">,
  found: FaultsOf<Field>,
  field: Field,
): FaultsOf<Field> {
  const isPassedBy = found[field] === "required" && !isJudged;
  return isPassedBy ? faults : withFault(faults, field, found[field]);
}

/** @param order the fields as they stand in the form */
export function firstFaulty<Field extends string>(
  faults: FaultsOf<Field>,
  order: readonly [Field, ...Field[]],
): Field {
  return order.find((field) => faults[field] !== undefined) ?? order[0];
}

export function hasFaults(found: FaultsOf<string>): boolean {
  return Object.keys(found).length > 0;
}

function withFault<Field extends string>(
  faults: FaultsOf<Field>,
  field: Field,
  fault: Fault | undefined,
): FaultsOf<Field> {
  const { [field]: _, ...others } = faults;
  // The compiler loses that what is left has the same fields.
  const rest = others as FaultsOf<Field>;
  return fault === undefined ? rest : { ...rest, [field]: fault };
}
