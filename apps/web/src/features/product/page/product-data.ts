import { shop, unitPriceOf } from "@shop/commerce";
import type { Money, Product } from "@shop/contract";
import type { ItemAvailability, Product as ProductData } from "schema-dts";
import { pictureUrl } from "../../../shared/head/picture-url.ts";
import { paths } from "../../../shared/paths.ts";
import { picturesOf } from "./pictures-of.ts";

/** UN/CEFACT codes, as schema.org wants them: kilogram, litre, one. */
const UNITS = { kg: "KGM", l: "LTR", pieza: "C62" } as const;

/**
 * A product with its offer (https://schema.org/Product), as it is right now.
 * @param categoryName the name of its category
 * @param origin where the shop is
 */
export function productData(
  product: Product,
  categoryName: string | undefined,
  origin: string,
): Exclude<ProductData, string> {
  const { price, unit } = unitPriceOf(product);
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: product.id,
    image: picturesOf(product).flatMap((picture) => pictureUrl(picture, origin) ?? []),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    ...(categoryName !== undefined && { category: categoryName }),
    weight: { "@type": "QuantitativeValue", value: product.weight, unitCode: "GRM" },
    offers: {
      "@type": "Offer",
      url: origin + paths.product(product.id),
      price: decimal(product.price),
      priceCurrency: shop.currency,
      itemCondition: "https://schema.org/NewCondition",
      availability: availabilityOf(product),
      seller: { "@type": "Organization", name: shop.name },
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: decimal(price),
        priceCurrency: shop.currency,
        referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: UNITS[unit] },
      },
    },
  };
}

/** Products that need a prescription are sold in the store only. */
function availabilityOf({ stock, prescription }: Product): ItemAvailability {
  if (stock === 0) return "https://schema.org/OutOfStock";
  return prescription ? "https://schema.org/InStoreOnly" : "https://schema.org/InStock";
}

function decimal(amount: Money): string {
  return (amount / 100).toFixed(2);
}
