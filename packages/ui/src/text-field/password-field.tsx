import { useEffect, useRef, useState, type MouseEvent } from "react";
import { EyeIcon, EyeOffIcon } from "../icons/icons.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "inside"> {
  /** What the eye does, in either state. */
  toggle: { show: string; hide: string };
}

/** A secret that can be looked at while it is typed, and that is covered again when its form is sent. */
export function PasswordField({ toggle, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const eye = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = eye.current?.form;
    if (!shown || !form) return;
    // Browsers remember what was typed in text boxes: a password is never sent from one.
    const cover = () => setShown(false);
    form.addEventListener("submit", cover);
    return () => form.removeEventListener("submit", cover);
  }, [shown]);
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      autoCorrect="off"
      inside={
        <button
          aria-label={shown ? toggle.hide : toggle.show}
          className="field__inside"
          onClick={() => setShown(!shown)}
          onMouseDown={keepFocus}
          ref={eye}
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

/** Whoever is typing goes on typing where they were; on a phone the keyboard stays. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
