import { useState } from "react";
import { AddToCart } from "../add-to-cart/add-to-cart.tsx";
import { ProductCard, type ProductCardProps } from "../product-card/product-card.tsx";
import { link } from "./link.tsx";

export const labels = (name: string) => ({
  add: `Agregar ${name} al carrito`,
  increase: `Aumentar cantidad de ${name}`,
  decrease: `Disminuir cantidad de ${name}`,
  quantity: `Cantidad de ${name}`,
  notWhole: "Escribe un número entero, como 3: la cantidad no cambió.",
});

/** A control with its own state, instead of a cart. */
export function StoryControl({ name, start = 0 }: { name: string; start?: number }) {
  const [quantity, setQuantity] = useState(start);
  return <AddToCart labels={labels(name)} onChange={setQuantity} quantity={quantity} text="Agregar" />;
}

export interface StoryCardProps extends Omit<ProductCardProps, "link" | "picture" | "control"> {
  picture: string;
  inCart?: number;
}

/** A card with its link, its picture and a control of its own. */
export function StoryCard({ picture, inCart = 0, ...card }: StoryCardProps) {
  return (
    <ProductCard
      control={<StoryControl name={card.name} start={inCart} />}
      link={link}
      picture={{ src: picture, eager: true }}
      {...card}
    />
  );
}
