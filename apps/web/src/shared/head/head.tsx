import { shop } from "@shop/commerce";
import { pictureAddress } from "./shop-address.ts";
import { useShopOrigin } from "./shop-origin.ts";

type HeadProps = {
  /** As the tab shows it. */
  title: string;
  /** One or two sentences for who finds the page elsewhere. */
  description: string;
  /** The one path under which it is to be found. */
  path: string;
  /** Its address; the shop's own sign by default. */
  picture?: string;
  kind?: "website" | "product";
};

const SIGN = "/icons/icon-512.png";

/** The metadata of a screen, for search engines and link previews. */
export function Head({ title, description, path, picture = SIGN, kind = "website" }: HeadProps) {
  const origin = useShopOrigin();
  const address = origin + path;
  const seen = pictureAddress(picture, origin);
  return (
    <>
      <title>{title}</title>
      <meta content={description} name="description" />
      <link href={address} rel="canonical" />
      <meta content={kind} property="og:type" />
      <meta content={shop.name} property="og:site_name" />
      <meta content={shop.locale.replace("-", "_")} property="og:locale" />
      <meta content={title} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content={address} property="og:url" />
      {seen && <meta content={seen} property="og:image" />}
      <meta content="summary" name="twitter:card" />
    </>
  );
}

/** A screen that no search engine is to keep: it is about one shopper, or one of many forms of another. */
export function PrivateHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta content="noindex" name="robots" />
    </>
  );
}
