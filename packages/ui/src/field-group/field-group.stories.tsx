import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "../page/page.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FieldGroup } from "./field-group.tsx";

const meta = {
  component: FieldGroup,
  args: {
    children: (
      <>
        <TextField label="Número exterior" />
        <TextField hint="Opcional" label="Número interior" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Page width="form">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof FieldGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const OnAPhone: Story = { ...Two, globals: { viewport: { value: "phone", isRotated: false } } };
