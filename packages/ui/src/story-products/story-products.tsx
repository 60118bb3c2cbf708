import type { AddToCartProps } from "../add-to-cart/add-to-cart.tsx";
import type { ProductCardProps } from "../product-card/product-card.tsx";
import { HandlingBadge } from "../handling-badge/handling-badge.tsx";
import apple from "./pictures/apple.webp";
import avocado from "./pictures/avocado.webp";
import bread from "./pictures/bread.webp";
import cheese from "./pictures/cheese.webp";
import coffee from "./pictures/coffee.webp";
import egg from "./pictures/egg.webp";
import milk from "./pictures/milk.webp";
import pill from "./pictures/pill.webp";

export const pictures = { apple, avocado, bread, cheese, coffee, egg, milk, pill };

/** A link that leads nowhere, in the place of a router's. */
// oxlint-disable-next-line jsx-a11y/anchor-has-content
export const link = <a href="#detalle" />;
