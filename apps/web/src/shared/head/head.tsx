import { shop } from "@shop/commerce";
import { pictureUrl } from "./picture-url.ts";
import { useShopOrigin } from "./shop-origin.ts";

type HeadProps = {
  /** The title of the tab. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** Its canonical path. */
  path: string;
  /** The URL of the picture in link previews; the shop's logo by default. */
  picture?: string;
  kind?: "website" | "product";
};

const LOGO = "/icons/icon-512.png";

/** The metadata of a screen, for search engines and link previews. */
export function Head({ title, description, path, picture = LOGO, kind = "website" }: HeadProps) {
  const origin = useShopOrigin();
  const address = origin + path;
  const pictureAddress = pictureUrl(picture, origin);
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
      {pictureAddress && <meta content={pictureAddress} property="og:image" />}
      <meta content="summary" name="twitter:card" />
    </>
  );
}

/** The head of a screen that is not to be indexed: it is personal, or a variant of another. */
export function PrivateHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta content="noindex" name="robots" />
    </>
  );
}
