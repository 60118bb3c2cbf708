import { shop } from "@shop/commerce";
import { DefinitionList, TextLink } from "@shop/ui";
import { shell } from "./texts.ts";

const texts = shell.shopContact;

/** Where the shop is, when, and how it is reached and paid: what its configuration says of it. */
export function ShopContact() {
  const { address, phone, hours, payments = [] } = shop.contact ?? {};
  const items = [
    ...(address ? [{ term: texts.address, value: address }] : []),
    ...(phone
      ? [
          {
            term: texts.phone,
            value: (
              <TextLink link={<a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}>
                {phone}
              </TextLink>
            ),
          },
        ]
      : []),
    ...(hours ? [{ term: texts.hours, value: hours }] : []),
    ...(payments.length > 0 ? [{ term: texts.payments, value: payments.join("\n") }] : []),
  ];
  return items.length > 0 && <DefinitionList items={items} />;
}
