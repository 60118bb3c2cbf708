import { shop } from "@shop/commerce";
import { DataList, DataListItem, TextLink } from "@shop/ui";
import { shell } from "./texts.ts";

const texts = shell.shopContact;

/** The shop's address, hours, contact and payment methods, from its configuration. */
export function ShopContact() {
  const { address, phone, hours, payments = [] } = shop.contact ?? {};
  if (!address && !phone && !hours && payments.length === 0) return null;
  return (
    <DataList.Root>
      {address && <DataListItem label={texts.address} value={address} />}
      {phone && (
        <DataListItem
          label={texts.phone}
          value={
            <TextLink link={<a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}>{phone}</TextLink>
          }
        />
      )}
      {hours && <DataListItem label={texts.hours} value={hours} />}
      {payments.length > 0 && <DataListItem label={texts.payments} value={payments.join("\n")} />}
    </DataList.Root>
  );
}
