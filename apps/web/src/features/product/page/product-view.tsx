import { capOf, handlingOf, isColdChain, shop } from "@shop/commerce";
import type { Allergen, Product } from "@shop/contract";
import { DataList, DataListItem, Notice, TextLink } from "@shop/ui";
import { Suspense } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { Alternatives } from "../alternatives.tsx";
import { everyOf } from "./label-format.ts";
import { NutritionFacts } from "./nutrition-facts.tsx";
import { picturesOf } from "./pictures-of.ts";
import { hasBadges, ProductBadges, unavailability } from "../product-badges.tsx";
import { ProductControl } from "../product-control.tsx";
import { pricesOf } from "../product-prices.ts";
import { catalog } from "../texts.ts";
import { useZoom } from "./use-zoom.tsx";
import { deliveryText } from "../../../shared/delivery-text.ts";
import { useNextDelivery } from "../../../shared/use-next-delivery.ts";
import { unitPrice, weight } from "../../../shared/format.ts";
import { ProductDetail, type ProductDetailProps } from "../components/product-detail/product-detail.tsx";

const texts = catalog.product;

type ProductViewProps = {
  product: Product;
  /** Alternatives to a sold-out product. */
  alternatives?: readonly Product[];
  /** On a phone the control stays above the main links. */
  bar?: boolean;
};

/** One product with all its details. */
export function ProductView({ product, alternatives, bar = false }: ProductViewProps) {
  const { zoom, dialog } = useZoom(product.name);
  return (
    <ProductDetail
      badges={hasBadges(product) ? <ProductBadges product={product} /> : undefined}
      bar={bar}
      brand={
        product.brand === "" ? undefined : (
          <TextLink link={<Link to={paths.brand(product.brand)} />}>{product.brand}</TextLink>
        )
      }
      control={
        unavailability(product) === undefined ? (
          <ProductControl isAlone product={product} />
        ) : (
          alternatives && <Alternatives products={alternatives} to={product.name} />
        )
      }
      description={product.description}
      gallery={galleryOf(product)}
      name={product.name}
      picture={{ src: product.image, alt: "" }}
      terms={
        unavailability(product) === undefined && (
          <Suspense>
            <Terms product={product} />
          </Suspense>
        )
      }
      unavailable={unavailability(product)}
      unitPrice={unitPrice(product)}
      zoom={zoom}
      {...pricesOf(product)}
    >
      {isColdChain(product) && !product.prescription && <Notice role="note">{texts.coldChainNotice}</Notice>}
      <PharmacyNotice product={product} />
      <DataList.Root>
        <DataListItem label={texts.weight} value={weight(product.weight)} />
        {product.composition !== undefined && (
          <DataListItem label={texts.composition} value={product.composition} />
        )}
        {product.allergens && <DataListItem label={texts.allergens} value={allergensOf(product.allergens)} />}
      </DataList.Root>
      <NutritionFacts product={product} />
      {dialog}
    </ProductDetail>
  );
}

function allergensOf(allergens: readonly Allergen[]): string {
  if (allergens.length === 0) return texts.noAllergens;
  return texts.containsAllergens(everyOf(allergens.map((allergen) => texts.allergenNames[allergen])));
}

/** Whether it is in stock, and the soonest delivery. */
function Terms({ product }: { product: Product }) {
  const next = useNextDelivery(isColdChain(product));
  return (
    <>
      <p>{texts.inStock}</p>
      {next && <p>{deliveryText(next)}</p>}
    </>
  );
}

/** Undefined for a product with one picture. */
function galleryOf(product: Product): ProductDetailProps["gallery"] {
  const { name } = product;
  const addresses = picturesOf(product);
  if (addresses.length === 1) return undefined;
  return {
    label: texts.pictures(name),
    pictures: addresses.map((src, place) => ({ src, alt: texts.picture(name, place + 1, addresses.length) })),
    choose: (place) => texts.showPicture(place, addresses.length),
  };
}

function PharmacyNotice({ product }: { product: Product }) {
  if (product.prescription) {
    return (
      <Notice role="note" status="warning">
        {texts.prescriptionNotice}
      </Notice>
    );
  }
  return handlingOf(product.category) === "pharmacy" ? (
    <Notice role="note">{texts.pharmacyNotice(capOf(product.category, shop))}</Notice>
  ) : null;
}
