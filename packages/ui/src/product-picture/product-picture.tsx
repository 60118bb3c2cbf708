import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { pictureSource } from "./renditions.ts";

export interface ProductPictureProps {
  /** What stands in the picture; empty where the name is written beside it. */
  alt: string;
  /** Its address; a colour behind it (`/milk.webp#BFE0F2`) stands there until the picture has come. */
  src?: string | undefined;
  /** How wide it is shown, as the attribute says it. */
  sizes?: string | undefined;
  /** Loads at once and first: for what is in view at the start. */
  eager?: boolean;
}

/** A product in a square that is there before the picture, which brings its own contact shadow. */
export function ProductPicture({ alt, src, sizes, eager = false }: ProductPictureProps) {
  return (
    <Root>
      {src ? <Standing address={src} alt={alt} eager={eager} key={src} sizes={sizes} /> : <Missing />}
    </Root>
  );
}

/**
 * The colour goes once the picture is there. A mark in the page and no state: one that is set while a screen comes
 * makes React do all that is left of it at once, and two dozen pictures would be drawn a second time.
 */
const noteCome = (image: HTMLImageElement) => image.parentElement?.setAttribute("data-come", "");

type StandingProps = { address: string; alt: string; eager: boolean; sizes: string | undefined };

function Standing({ address, alt, eager, sizes }: StandingProps) {
  const [hasFailed, setFailed] = useState(false);
  const { src, color, avif, webp } = pictureSource(address);
  if (hasFailed) return <Missing />;
  return (
    <>
      {color && <span className="product-picture__awaited" style={{ backgroundColor: color }} />}
      <picture>
        {avif && <source sizes={sizes} srcSet={avif} type="image/avif" />}
        {webp && <source sizes={sizes} srcSet={webp} type="image/webp" />}
        <img
          alt={alt}
          className="product-picture__image"
          decoding="async"
          fetchPriority={eager ? "high" : "auto"}
          height={240}
          loading={eager ? "eager" : "lazy"}
          onError={() => setFailed(true)}
          onLoad={(event) => noteCome(event.currentTarget)}
          // A page that came with its pictures may have them before it listens.
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
    // By night a black thing would be lost on its ground.
    backgroundImage: "radial-gradient(50% 46% at 50% 62%, {colors.spot}, transparent)",
    "& picture": { display: "contents" },
    "& > :has(+ [data-come])": { display: "none" },
    "& .product-picture__image": {
      position: "relative",
      top: "4.5%", // the pictures leave this much air below the thing itself
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
