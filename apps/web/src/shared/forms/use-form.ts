import { useEffect, useRef, type FormEvent } from "react";

/** What was typed, by the name of the field. */
export type FormValues = { text: (name: string) => string };

/**
 * What a form needs beside its fields: the browser's own bubbles are off, what was typed goes out as it
 * stands, and the focus moves to the first field that a machine found wrong.
 * @param errors whatever holds the errors; a new object means that the form was judged again
 */
export function useForm(errors: object, submit: (values: FormValues) => void) {
  const form = useRef<HTMLFormElement>(null);
  const judged = useRef(errors);
  useEffect(() => {
    if (judged.current === errors) return;
    judged.current = errors;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return {
    ref: form,
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      submit({
        text: (name) => {
          const value = data.get(name);
          return typeof value === "string" ? value : "";
        },
      });
    },
  };
}
