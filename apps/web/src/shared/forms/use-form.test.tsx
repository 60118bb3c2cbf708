import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { useForm, type FormValues } from "./use-form.ts";

afterEach(cleanup);

/** A form of two fields, whose faulty fields are named by their owner. */
function Form({ errors, submit }: { errors: string[]; submit: (values: FormValues) => void }) {
  const props = useForm(errors, submit);
  return (
    <form {...props} aria-label="Formulario">
      <input aria-invalid={errors.includes("name")} aria-label="Nombre" name="name" />
      <input aria-invalid={errors.includes("email")} aria-label="Correo" name="email" type="email" />
      <button type="submit">Enviar</button>
    </form>
  );
}

const NO_ERRORS: string[] = [];

describe("a form", () => {
  it("goes out as it was typed, even where the browser itself would complain", async () => {
    const sent: unknown[] = [];
    const submit = (values: FormValues) =>
      sent.push({
        name: values.text("name"),
        email: values.text("email"),
        other: values.text("other"),
      });
    render(<Form errors={NO_ERRORS} submit={submit} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole("textbox", { name: "Nombre" }), " Ana ");
    await user.type(screen.getByRole("textbox", { name: "Correo" }), "no es un correo");
    await user.click(screen.getByRole("button", { name: "Enviar" }));
    expect(sent).toEqual([{ name: " Ana ", email: "no es un correo", other: "" }]);
  });

  it("does not leave the page", () => {
    render(<Form errors={NO_ERRORS} submit={() => undefined} />);
    expect(fireEvent.submit(screen.getByRole("form", { name: "Formulario" }))).toBe(false);
  });

  it("moves the focus to the first field that was found wrong, each time it is judged", () => {
    const form = (errors: string[]) => <Form errors={errors} submit={() => undefined} />;
    const { rerender } = render(form(NO_ERRORS));
    expect(document.activeElement).toBe(document.body);
    rerender(form(["name", "email"]));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Nombre" }));
    rerender(form(["email"]));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Correo" }));
    screen.getByRole("button", { name: "Enviar" }).focus();
    rerender(form(["email"]));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Correo" }));
  });

  it("leaves the focus alone when the shopper comes back to a form with old faults", () => {
    render(<Form errors={["email"]} submit={() => undefined} />);
    expect(document.activeElement).toBe(document.body);
  });

  it("leaves the focus alone while it is not judged anew, and when nothing is wrong", () => {
    const errors = ["email"];
    const form = (judged: string[]) => <Form errors={judged} submit={() => undefined} />;
    const { rerender } = render(form(errors));
    const button = screen.getByRole("button", { name: "Enviar" });
    button.focus();
    rerender(form(errors));
    expect(document.activeElement).toBe(button);
    rerender(form([]));
    expect(document.activeElement).toBe(button);
  });
});
