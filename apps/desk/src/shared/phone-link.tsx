import { Link } from "@chakra-ui/react";

/** A number that a tap calls. */
export function PhoneLink({ number }: { number: string }) {
  return <Link href={`tel:${number.replaceAll(/[^\d+]/g, "")}`}>{number}</Link>;
}
