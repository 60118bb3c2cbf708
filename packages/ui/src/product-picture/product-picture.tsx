import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { pictureSource } from "./renditions.ts";

export interface ProductPictureProps {
  /** Empty if the name is beside the picture. */
  alt: string;
  /** Its URL; the colour in its hash (`/milk.webp#BFE0F2`) is the placeholder until the picture has loaded. */
  src?: string | undefined;
  /** The `sizes` attribute. */
  sizes?: string | undefined;
  /** Loads eagerly with high priority: for pictures that are visible without scrolling. */
  eager?: boolean;
}

/** A square with a product's picture, which includes the contact shadow. Its size is known before it loads. */
export function ProductPicture({ alt, src, sizes, eager = false }: ProductPictureProps) {
  return (
    <Root>
      {src ? <Standing address={src} alt={alt} eager={eager} key={src} sizes={sizes} /> : <Missing />}
    </Root>
  );
}

/**
 * Removes the placeholder once the picture has loaded. An attribute and not state: setting state during a transition
 * makes React finish it synchronously, and would render two dozen pictures again.
 */
const noteCome = (image: HTMLImageElement) => image.parentElement?.setAttribute("data-come", "");

type StandingProps = { address: string; alt: string; eager: boolean; sizes: string | undefined };

function Standing({ address, alt, eager, sizes }: StandingProps) {
  const [hasFailed, setFailed] = useState(false);
  const { src, color, avif } = pictureSource(address);
  if (hasFailed) return <Missing />;
  return (
    <>
      {color && <span className="product-picture__awaited" style={{ backgroundColor: color }} />}
      <picture>
        {avif && <source sizes={sizes} srcSet={avif} type="image/avif" />}
        <img
          alt={alt}
          className="product-picture__image"
          decoding="async"
          fetchPriority={eager ? "high" : "auto"}
          height={240}
          loading={eager ? "eager" : "lazy"}
          onError={() => setFailed(true)}
          onLoad={(event) => noteCome(event.currentTarget)}
          // Pictures of a server-rendered page may have loaded before hydration.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) noteCome(image);
          }}
          src={src}
          width={240}
        />
      </picture>
    </>
  );
}

const Root = chakra("span", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "flex-end",
    justifyContent: "center",
    width: "100%",
    aspectRatio: "1",
    // In dark mode a black product would be invisible on its background.
    backgroundImage: "radial-gradient(50% 46% at 50% 62%, {colors.spot}, transparent)",
    "& picture": { display: "contents" },
    "& > :has(+ [data-come])": { display: "none" },
    "& .product-picture__image": {
      position: "relative",
      top: "4.5%", // the pictures have this much space below the product
      width: "100%",
      height: "100%",
      objectFit: "contain",
    },
    "& .product-picture__awaited": {
      position: "absolute",
      bottom: "0",
      left: "22%",
      width: "56%",
      height: "66%",
      borderRadius: "40% 40% 10px 10px",
      opacity: 0.28,
    },
  },
});

const Missing = chakra("span", {
  base: {
    position: "relative",
    width: "52%",
    height: "70%",
    border: "2px solid",
    borderColor: "border",
    borderRadius: "10px 10px 4px 4px",
    bg: "bg.subtle",
  },
});
