import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline";
import sofia from "@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2?inline";
import abril from "@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2?inline";
import alfa from "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2?inline";
import archivo from "@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff2?inline";
import bebas from "@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2?inline";
import comfortaa from "@fontsource/comfortaa/files/comfortaa-latin-700-normal.woff2?inline";
import fredoka from "@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?inline";
import kaushan from "@fontsource/kaushan-script/files/kaushan-script-latin-400-normal.woff2?inline";
import lilita from "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2?inline";
import lobster from "@fontsource/lobster/files/lobster-latin-400-normal.woff2?inline";
import pacifico from "@fontsource/pacifico/files/pacifico-latin-400-normal.woff2?inline";
import playfair from "@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2?inline";
import righteous from "@fontsource/righteous/files/righteous-latin-400-normal.woff2?inline";
import titan from "@fontsource/titan-one/files/titan-one-latin-400-normal.woff2?inline";
import yeseva from "@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2?inline";

const FONTS = {
  Figtree: figtree,
  Sofia: sofia,
  Abril: abril,
  Alfa: alfa,
  Archivo: archivo,
  Bebas: bebas,
  Comfortaa: comfortaa,
  Fredoka: fredoka,
  Kaushan: kaushan,
  Lilita: lilita,
  Lobster: lobster,
  Pacifico: pacifico,
  Playfair: playfair,
  Righteous: righteous,
  Titan: titan,
  Yeseva: yeseva,
};

export type FontName = keyof typeof FONTS;

/** Ends once every font can be drawn with. */
export async function loadFonts(): Promise<void> {
  await Promise.all(
    Object.entries(FONTS).map(async ([name, address]) => {
      const isVariable = name === "Figtree" || name === "Sofia";
      const font = new FontFace(name, `url(${address})`, isVariable ? { weight: "100 900" } : {});
      document.fonts.add(await font.load());
    }),
  );
}
