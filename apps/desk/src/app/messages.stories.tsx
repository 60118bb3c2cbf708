import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { aMessage } from "../machine/testing.ts";
import { answered, deskStories, evaAt, refused, type Loaded } from "./story-desk.tsx";

const meta = { title: "Pantallas/Mostrador/Mensajes", ...deskStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const ANSWER = {
  text: "Sí, de nueve a dos.\nTe esperamos.",
  at: "2026-11-20T18:00:00.000Z",
  by: "luz@tienda.example",
};
const BRAULIO = aMessage({
  id: "m-2",
  name: "Braulio Hernández Echeverría",
  email: "braulio.hernandez.echeverria@correo-muy-largo.example",
  message: "Me faltó el queso.\nEl pedido es el 7K3M-9QX2-PD.",
});

const withMessages = answered("listMessages", {
  messages: [aMessage(), BRAULIO, aMessage({ id: "m-3", name: "Jo", answer: ANSWER })],
  nextCursor: "m-3",
});

export const Shown: Story = {
  name: "Mensajes",
  loaders: [evaAt("messages", withMessages)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    await userEvent.click(canvas.getByRole("button", { name: "Contestar a Ana Torres" }));
    await expect(canvas.queryByRole("button", { name: /^Contestar a Braulio/ })).toBeNull();
    await userEvent.keyboard("Sí, de nueve a dos.");
    await userEvent.click(canvas.getByRole("button", { name: "Mandar respuesta" }));
    await expect(services.calls.answerMessage.last.input).toEqual({ id: "m-1", text: "Sí, de nueve a dos." });
    await services.calls.answerMessage.last.answer({ message: aMessage({ answer: ANSWER }), isSent: true });
    await expect(await canvas.findByRole("status")).toHaveTextContent("Mandamos tu respuesta.");
    await waitFor(() => expect(canvas.getAllByText(/^Contestado por luz@tienda\.example/)).toHaveLength(2));
  },
};

export const NotSent: Story = {
  name: "Respuesta sin mandar",
  loaders: [evaAt("messages", withMessages)],
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    await userEvent.click(canvas.getByRole("button", { name: /^Contestar a Braulio/ }));
    await userEvent.keyboard("Lo mandamos hoy.");
    await userEvent.click(canvas.getByRole("button", { name: "Mandar respuesta" }));
    await services.calls.answerMessage.last.refuse({ id: 503 });
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue("Lo mandamos hoy.");
  },
};

export const Outpaced: Story = {
  name: "Ya contestado",
  loaders: [
    evaAt(
      "messages",
      withMessages,
      (_, desk) => {
        const { messages } = desk.getSnapshot().children;
        messages?.send({ type: "answer.open", id: "m-1" });
        messages?.send({ type: "answer.send", text: "Sí." });
      },
      answered("answerMessage", { message: aMessage({ answer: ANSWER }), isSent: false }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Este mensaje ya estaba contestado.");
  },
};

export const Empty: Story = {
  name: "Sin mensajes",
  loaders: [evaAt("messages", answered("listMessages", { messages: [] }))],
};

export const Failed: Story = {
  name: "Sin mensajes por un fallo",
  loaders: [evaAt("messages", refused("listMessages"))],
};
