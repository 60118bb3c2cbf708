import type { Decorator } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { Page, type PageProps } from "../page/page.tsx";

/** The component on a page of this width. */
export const onPage =
  (width: NonNullable<PageProps["width"]> = "page"): Decorator =>
  (Story) => (
    <Page width={width}>
      <Story />
    </Page>
  );

/** The component in a box, such as the column where the shop has it. */
export const inBox =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
