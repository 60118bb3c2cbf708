import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";

const Root = styled(
  "span",
  defineSlotRecipe({
    className: "product-picture",
    slots: ["root", "image", "missing"],
    base: {
      root: {
        position: "relative",
        display: "flex",
        alignItems: "flex-end",
        justifyContent: "center",
        width: "100%",
        aspectRatio: "1",
        _before: {
          content: '""',
          position: "absolute",
          bottom: "-2%",
          left: "16%",
          width: "68%",
          height: "8%",
          borderRadius: "50%",
          backgroundImage: "radial-gradient(closest-side, light-dark(#00000059, #000000b3), transparent)",
        },
      },
      image: {
        position: "relative",
        top: "4.5%", // the pictures leave this much air below the thing itself
        width: "100%",
        height: "100%",
        objectFit: "contain",
      },
      missing: {
        position: "relative",
        width: "52%",
        height: "70%",
        border: "2px solid",
        borderColor: "border",
        borderRadius: "10px 10px 4px 4px",
        bg: "subtle",
      },
    },
  }),
);

export interface ProductPictureProps {
  /** What stands in the picture; empty where the name is written beside it. */
  alt: string;
  src?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Loads at once and first: for what is in view at the start. */
  eager?: boolean;
}

/** A product standing on its own contact shadow, in a square that is there before the picture. */
export function ProductPicture({ alt, src, srcSet, sizes, eager = false }: ProductPictureProps) {
  return (
    <Root>
      {src ? (
        <img
          alt={alt}
          className="product-picture__image"
          decoding="async"
          fetchPriority={eager ? "high" : "auto"}
          height={240}
          loading={eager ? "eager" : "lazy"}
          sizes={sizes}
          src={src}
          srcSet={srcSet}
          width={240}
        />
      ) : (
        <span className="product-picture__missing" />
      )}
    </Root>
  );
}
