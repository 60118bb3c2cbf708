import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { RoleValues } from "../machine/role-form-machine.ts";
import { answered, deskStories, evaAt, refused, type Loaded, type Step } from "./story-desk.tsx";

const meta = { title: "Pantallas/Mostrador/Personal", ...deskStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const LUZ = { email: "luz@tienda.example", role: "mostrador" };

/** The form once it was sent. @param outcome what came of it */
const sent = (values: RoleValues, outcome: Step) =>
  evaAt(
    "staff",
    (_, desk) => desk.getSnapshot().children.roleForm?.send({ type: "form.submit", values }),
    outcome,
  );

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

export const Given: Story = { name: "Papel dado", loaders: [sent(LUZ, answered("changeRole", {}))] };

export const Taken: Story = {
  name: "Papel quitado",
  loaders: [sent({ ...LUZ, role: "" }, answered("changeRole", {}))],
};

export const Unknown: Story = {
  name: "Correo sin cuenta",
  loaders: [sent(LUZ, refused("changeRole", { id: 404 }))],
};

export const Own: Story = {
  name: "Su propio papel",
  loaders: [sent(LUZ, refused("changeRole", { id: 422, field: "role" }))],
};

export const Failed: Story = { name: "Sin respuesta", loaders: [sent(LUZ, refused("changeRole"))] };
