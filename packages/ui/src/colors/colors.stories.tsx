import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Page } from "../page/page.tsx";
import { colors } from "./colors.ts";
import { contrast } from "./contrast.ts";
import { contrastOf, illegiblePairs, inkOf, linePairs, type Pair, textPairs } from "./pairs.ts";
import { palette } from "./palette.ts";

const modes = ["light", "dark"] as const;

function PairRow({ pair, asText }: { pair: Pair; asText: boolean }) {
  const [over, under] = pair;
  return (
    <tr>
      <td>
        {over} / {under}
      </td>
      {modes.map((mode) => {
        const ink = inkOf(palette, colors[over][mode]);
        const background = inkOf(palette, colors[under][mode]);
        const color = asText ? ink : inkOf(palette, colors.fg[mode]);
        return (
          <td
            key={mode}
            style={{ padding: "0.5rem 1rem", color, background, borderLeft: `12px solid ${ink}` }}
          >
            {contrastOf(palette, mode, pair).toFixed(2)}
          </td>
        );
      })}
    </tr>
  );
}

const rows = (pairs: readonly Pair[], asText: boolean) =>
  pairs.map((pair) => <PairRow asText={asText} key={pair.join(" ")} pair={pair} />);

const meta = {
  title: "colors",
  render: () => (
    <Page width="text">
      <table style={{ width: "100%" }}>
        <thead>
          <tr>
            <th style={{ textAlign: "left" }}>Par</th>
            <th>Claro</th>
            <th>Oscuro</th>
          </tr>
        </thead>
        <tbody>
          {rows(textPairs, true)}
          {rows(linePairs, false)}
        </tbody>
      </table>
    </Page>
  ),
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryPairCanBeRead: Story = {
  play: async () => {
    await expect([contrast("#000000", "#FFFFFF"), contrast("#EBBA3A", "#EBBA3A")]).toEqual([21, 1]);
    await expect(illegiblePairs(palette)).toEqual([]);
  },
};

export const APalePrimaryIsFoundOut: Story = {
  play: async () => {
    const pale = { ...palette, primary: { ...palette.primary, 700: palette.primary[500] } };
    await expect(illegiblePairs(pale)).toEqual([
      "light accent bg",
      "light accent panel",
      "light accent subtle",
    ]);
  },
};
