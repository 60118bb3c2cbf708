import { useState } from "react";
import { EyeIcon, EyeOffIcon } from "../icons/icons.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "inside"> {
  /** What the eye does, in either state. */
  toggle: { show: string; hide: string };
}

/** A secret that can be looked at while it is typed. */
export function PasswordField({ toggle, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      inside={
        <button
          aria-label={shown ? toggle.hide : toggle.show}
          className="field__inside"
          onClick={() => setShown(!shown)}
          type="button"
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
      spellCheck={false}
      type={shown ? "text" : "password"}
    />
  );
}
