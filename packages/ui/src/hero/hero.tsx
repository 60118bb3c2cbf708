import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "section",
  defineSlotRecipe({
    className: "hero",
    slots: ["root", "stand", "title", "pictures", "picture", "edge", "below", "actions", "subtitle"],
    base: {
      root: { marginX: "calc(50% - 50vw)", marginBottom: { base: "4", md: "10" } },
      stand: {
        display: "grid",
        gridTemplateColumns: { md: "minmax(0, 1.15fr) minmax(0, 1fr)" },
        alignItems: "end",
        gap: { base: "6", md: "10" },
        maxWidth: "page",
        marginX: "auto",
        paddingX: { base: "4", md: "8" },
      },
      title: { textStyle: "promise", paddingBottom: { base: 0, md: "2" } },
      pictures: {
        display: "flex",
        alignItems: "flex-end",
        justifyContent: { base: "flex-start", md: "flex-end" },
      },
      picture: {
        width: "33%",
        maxWidth: "13rem",
        "&:not(:first-of-type)": { marginInlineStart: "-3%" },
        "&:nth-of-type(2)": { width: "38%" },
      },
      edge: {
        position: "relative",
        height: "1rem",
        bg: "shelf",
        borderTop: "2px solid",
        borderColor: "shelfLip",
        boxShadow: "counter",
      },
      below: {
        display: "grid",
        gridTemplateColumns: { md: "minmax(0, 1fr) auto" },
        columnGap: "10",
        rowGap: "5",
        maxWidth: "page",
        marginX: "auto",
        paddingX: { base: "4", md: "8" },
      },
      actions: {
        gridColumn: { md: 2 },
        gridRow: { md: 1 },
        display: "flex",
        alignItems: "start",
        gap: "3",
      },
      subtitle: { maxWidth: "text", paddingTop: { md: "6" }, fontSize: "lg", lineHeight: "1.45" },
    },
  }),
);

export interface HeroProps {
  /** The promise of the shop: the `h1` of the home screen. */
  title: string;
  subtitle: ReactNode;
  /** One button, two at most. */
  actions: ReactNode;
  /** Three products that stand beside the promise. */
  pictures: readonly Omit<ProductPictureProps, "alt">[];
}

/** The promise stands on the shelf beside the products; what can be done hangs below. */
export function Hero({ title, subtitle, actions, pictures }: HeroProps) {
  return (
    <Root>
      <div className="hero__stand">
        <h1 className="hero__title">{title}</h1>
        <div className="hero__pictures">
          {pictures.map((picture) => (
            <div className="hero__picture" key={picture.src}>
              <ProductPicture sizes="(min-width: 960px) 14rem, 30vw" {...picture} alt="" eager />
            </div>
          ))}
        </div>
      </div>
      <div className="hero__edge" />
      <div className="hero__below">
        <div className="hero__actions">{actions}</div>
        <p className="hero__subtitle">{subtitle}</p>
      </div>
    </Root>
  );
}
