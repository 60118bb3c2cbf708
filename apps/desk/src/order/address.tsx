import { Text } from "@chakra-ui/react";
import type { Order } from "@shop/contract";

/** The lines of an address. */
export function Address({ of }: { of: Order["address"] }) {
  const { street, exteriorNumber, interiorNumber, neighbourhood, postalCode, city, state } = of;
  const door = interiorNumber ? `${exteriorNumber}, int. ${interiorNumber}` : exteriorNumber;
  return (
    <div>
      <Text>{`${street} ${door}`}</Text>
      <Text>{`${neighbourhood}, ${postalCode}`}</Text>
      <Text>{`${city}, ${state}`}</Text>
    </div>
  );
}
