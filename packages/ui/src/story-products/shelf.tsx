import { HandlingBadge } from "../handling-badge/handling-badge.tsx";
import { pictures } from "./pictures.ts";
import type { StoryCardProps } from "./story-card.tsx";

const cold = <HandlingBadge kind="cold">Cadena de frío</HandlingBadge>;

/** Ten products in every state that a card can be in. */
export const shelf: readonly StoryCardProps[] = [
  {
    name: "Leche entera Lala 1 L",
    picture: pictures.milk,
    price: { text: "$28.50", label: "28 pesos con 50 centavos" },
    detail: "1 L · $28.50 por litro",
    badges: cold,
    inCart: 2,
  },
  {
    name: "Queso Oaxaca La Villita 400 g",
    picture: pictures.cheese,
    price: { text: "$89.90", label: "89 pesos con 90 centavos, antes 112 pesos" },
    was: { text: "$112.00", label: "antes 112 pesos" },
    detail: "400 g · $224.75 por kg",
    badges: (
      <>
        <HandlingBadge kind="offer">−20 %</HandlingBadge>
        {cold}
      </>
    ),
  },
  {
    name: "Manzana roja por kilo",
    picture: pictures.apple,
    price: { text: "$54.00", label: "54 pesos" },
    detail: "1 kg",
  },
  {
    name: "Pan de caja integral con ajonjolí y linaza Bimbo 720 g",
    picture: pictures.bread,
    price: { text: "$62.00", label: "62 pesos" },
    detail: "720 g · $86.11 por kg",
  },
  {
    name: "Paracetamol 500 mg, 20 tabletas",
    picture: pictures.pill,
    price: { text: "$38.00", label: "38 pesos" },
    detail: "20 tabletas",
  },
  {
    name: "Amoxicilina 500 mg, 12 cápsulas",
    picture: pictures.pill,
    price: { text: "$146.00", label: "146 pesos" },
    detail: "12 cápsulas",
    badges: <HandlingBadge kind="prescription">Con receta</HandlingBadge>,
    unavailable: "Solo en mostrador",
  },
  {
    name: "Aguacate Hass por kilo",
    picture: pictures.avocado,
    price: { text: "$79.00", label: "79 pesos" },
    was: { text: "$95.00", label: "antes 95 pesos" },
    detail: "1 kg",
    badges: <HandlingBadge kind="offer">−17 %</HandlingBadge>,
  },
  {
    name: "Huevo blanco San Juan 18 piezas",
    picture: pictures.egg,
    price: { text: "$64.50", label: "64 pesos con 50 centavos" },
    detail: "18 piezas",
  },
  {
    name: "Café molido Garat 1 kg",
    picture: pictures.coffee,
    price: { text: "$1,289.00", label: "1289 pesos" },
    detail: "1 kg",
    unavailable: "Agotado",
  },
  {
    name: "Leche deslactosada Santa Clara 1 L",
    picture: pictures.milk,
    price: { text: "$33.90", label: "33 pesos con 90 centavos" },
    detail: "1 L · $33.90 por litro",
    badges: cold,
  },
];
