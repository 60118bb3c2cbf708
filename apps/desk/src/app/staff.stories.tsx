import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { RoleValues } from "../machine/role-form-machine.ts";
import { deskStories, evaAt, type Loaded } from "./story-desk.tsx";

const meta = { title: "Pantallas/Mostrador/Personal", ...deskStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const LUZ = { email: "luz@tienda.example", role: "mostrador" };

/** The form after an answer to it. @param refusal why it failed; null if the role was changed */
const answered = (
  values: RoleValues,
  refusal: { id: 404 } | { id: 422; field: string } | { id: 503 } | null,
) =>
  evaAt("staff", async (services, desk) => {
    desk.getSnapshot().children.roleForm?.send({ type: "form.submit", values });
    await (refusal
      ? services.calls.changeRole.last.refuse(refusal)
      : services.calls.changeRole.last.answer({}));
  });

export const Form: Story = {
  name: "Formulario",
  loaders: [evaAt("staff")],
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    await userEvent.click(canvas.getByRole("button", { name: "Guardar" }));
    await expect(canvas.getByLabelText("Correo de la cuenta")).toHaveFocus();
    await userEvent.keyboard(LUZ.email);
    await userEvent.selectOptions(canvas.getByLabelText("Papel"), "Mostrador");
    await userEvent.click(canvas.getByRole("button", { name: "Guardar" }));
    await expect(services.calls.changeRole.inputs).toEqual([LUZ]);
    await services.calls.changeRole.last.answer({});
    await expect(await canvas.findByRole("status")).toHaveTextContent(
      "luz@tienda.example tendrá el papel de mostrador en cuanto vuelva a entrar.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Cambiar otro" }));
  },
};

export const Given: Story = { name: "Papel dado", loaders: [answered(LUZ, null)] };

export const Taken: Story = { name: "Papel quitado", loaders: [answered({ ...LUZ, role: "" }, null)] };

export const Unknown: Story = { name: "Correo sin cuenta", loaders: [answered(LUZ, { id: 404 })] };

export const Own: Story = {
  name: "Su propio papel",
  loaders: [answered(LUZ, { id: 422, field: "role" })],
};

export const Failed: Story = { name: "Sin respuesta", loaders: [answered(LUZ, { id: 503 })] };
