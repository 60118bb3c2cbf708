import { SearchIcon } from "../icons/icons.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A search box: its label is for screen readers, its placeholder for the eye. */
export function SearchField(props: Omit<TextFieldProps, "type" | "inside" | "quiet">) {
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      placeholder={props.label}
      {...props}
      inside={<SearchIcon />}
      quiet
      type="search"
    />
  );
}
