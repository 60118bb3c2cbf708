import { useEffect, useRef, type FormEvent } from "react";

/** What was typed, by the name of the field. */
export type FormValues = { text: (name: string) => string };

/**
 * What a form needs beside its fields: the browser's own bubbles are off, what was typed goes out as it
 * stands, and the focus moves to the first field that a machine found wrong.
 * @param faults whatever holds the faults; a new object means that the form was judged again
 */
export function useForm(faults: object, submit: (values: FormValues) => void) {
  const form = useRef<HTMLFormElement>(null);
  const judged = useRef(faults);
  useEffect(() => {
    if (judged.current === faults) return;
    judged.current = faults;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
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
