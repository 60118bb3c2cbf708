import { useState } from "react";
import { CartLine, type CartLineProps } from "../cart-line/cart-line.tsx";
import { link } from "./link.tsx";
import { labels } from "./story-card.tsx";

type StoryLineProps = Pick<CartLineProps, "name" | "detail" | "total" | "note" | "pending"> & {
  picture: string;
  quantity: number;
};

/** A line of the cart whose stepper has its own state. */
export function StoryLine({ picture, quantity, ...line }: StoryLineProps) {
  const [value, setValue] = useState(quantity);
  return (
    <CartLine
      {...line}
      link={link}
      picture={{ src: picture, eager: true }}
      remove={{ label: `Quitar ${line.name}`, onClick: () => undefined }}
      stepper={{ value, labels: labels(line.name), onChange: setValue, max: 20 }}
    />
  );
}
