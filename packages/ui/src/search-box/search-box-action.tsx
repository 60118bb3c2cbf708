import type { ComponentProps } from "react";
import { Action } from "./parts.tsx";

export type SearchBoxActionProps = ComponentProps<typeof Action>;

/** The button beside an option of a `SearchBox`; its words are hidden on a phone, where its `aria-label` stays. */
export function SearchBoxAction(props: SearchBoxActionProps) {
  return <Action type="button" {...props} />;
}
