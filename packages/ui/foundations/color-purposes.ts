import type { PlainColorName } from "../src/theme/semantic-tokens/colors.ts";

/** What each colour is for, in the words of the workshop. A colour without a purpose does not compile. */
export const colorPurposes: Record<PlainColorName, string> = {
  bg: "El fondo de la tienda: la pared sobre la que se ven los estantes.",
  "bg.panel": "El papel: recibos, cajones, campos de texto.",
  "bg.subtle": "Un recuadro tranquilo dentro de la página.",
  "bg.muted": "Lo que no está disponible, y el hueco de lo que todavía no llega.",
  "bg.emphasized": "La opción de una lista que está señalada.",
  "bg.inverted": "Al revés que la página: oscuro de día, claro de noche.",
  "bg.info": "El fondo de la insignia de la cadena de frío.",
  "bg.success": "El fondo de un aviso de que algo se logró.",
  "bg.warning": "El fondo de una advertencia.",
  "bg.error": "El fondo de un aviso de que algo salió mal.",
  fg: "El texto.",
  "fg.muted": "El texto que acompaña: tamaños, precios por kilo, ayudas.",
  "fg.subtle": "Lo mismo, con el nombre que usan las piezas de Chakra.",
  "fg.inverted": "El texto sobre el fondo al revés.",
  "fg.info": "La cadena de frío.",
  "fg.success": "Algo se logró: el peso mínimo, un pago.",
  "fg.warning": "Conviene saberlo antes de seguir.",
  "fg.error": "Algo salió mal, o no se puede deshacer.",
  border: "Rayas que separan sin llamar la atención.",
  "border.subtle": "Rayas que apenas se ven.",
  "border.muted": "Rayas que apenas se ven.",
  "border.emphasized": "El borde de un campo o un botón: se ve aunque no se toque.",
  "border.error": "El borde de un campo con un error.",
  sign: "El letrero: cabecera, pie y barra del teléfono, oscuros en los dos modos.",
  shelf: "La tabla del estante.",
  onShelf: "El nombre escrito en el canto de un estante, o en el paso en que se está.",
  shelfLip: "El canto del estante, donde pega la luz.",
  spot: "La luz detrás de un producto de noche; de día no hay.",
  wall: "La sombra que el estante deja en la pared.",
  tag: "La etiqueta del precio.",
  onTag: "El precio.",
  onTagMuted: "El precio de antes, tachado.",
};

/** What `colorPalette` of a component chooses, of each palette. */
export const palettePurposes = {
  solid: "El fondo de la acción principal y de la etiqueta de oferta.",
  emphasized: "Lo mismo, con el puntero encima.",
  contrast: "El texto sobre esos dos.",
  fg: "Texto que se puede tocar: enlaces y acciones menores.",
  subtle: "Un fondo tranquilo de ese color.",
  muted: "El mismo fondo, un paso más fuerte.",
  border: "El borde de lo que se puede hacer.",
  focusRing: "El anillo del foco.",
} as const;
