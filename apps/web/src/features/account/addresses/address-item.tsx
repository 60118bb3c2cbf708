import { Badge } from "@chakra-ui/react";
import type { SavedAddress } from "@shop/contract";
import { Button, Notice, Panel, Row } from "@shop/ui";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { account } from "../texts.ts";
import { failureText } from "../../../shared/format.ts";
import type { addressBookMachine } from "./address-book-machine.ts";
import { addressLines } from "../../../shared/address-lines.ts";
import { useFocusWhen } from "../../../shared/use-focus-when.ts";
import { AddressCard } from "./address-card.tsx";

const texts = account.addresses;

type AddressItemProps = {
  book: ActorRefFrom<typeof addressBookMachine>;
  snapshot: SnapshotFrom<typeof addressBookMachine>;
  address: SavedAddress;
};

export function AddressItem({ book, snapshot, address }: AddressItemProps) {
  const { target, failure, done } = snapshot.context;
  const isTarget = target === address.id;
  const isAsked = isTarget && snapshot.hasTag("confirming");
  const isPreferring = isTarget && snapshot.hasTag("preferring");
  const card = useFocusWhen<HTMLElement>(isTarget && done === "saved");
  const { id, name, street } = address;
  return (
    <AddressCard
      badge={
        address.isDefault && (
          <Badge size="md" variant="solid">
            {texts.isDefault}
          </Badge>
        )
      }
      lines={addressLines(address)}
      name={name}
      notes={address.notes}
      ref={card}
    >
      {/* Mounted while the question is open, so that the button that opened it gets the focus back. */}
      <Row gap="sm" hidden={isAsked}>
        <Button
          aria-label={texts.editLabel(name, street)}
          disabled={!snapshot.can({ type: "address.edit", id })}
          onClick={() => book.send({ type: "address.edit", id })}
          size="sm"
          variant="surface"
        >
          {texts.edit}
        </Button>
        <Button
          aria-label={texts.removeLabel(name, street)}
          disabled={!snapshot.can({ type: "address.remove", id })}
          onClick={() => book.send({ type: "address.remove", id })}
          size="sm"
          variant="surface"
        >
          {texts.remove}
        </Button>
        {!address.isDefault && (
          <Button
            aria-label={texts.preferLabel(name, street)}
            disabled={!isPreferring && !snapshot.can({ type: "address.prefer", id })}
            loading={isPreferring}
            onClick={() => book.send({ type: "address.prefer", id })}
            size="sm"
            variant="surface"
          >
            {texts.prefer}
          </Button>
        )}
      </Row>
      {isAsked && (
        <Panel danger flush heading={texts.confirm.title} text={texts.confirm.text}>
          <Row>
            <Button
              loading={snapshot.hasTag("removing")}
              onClick={() => book.send({ type: "removal.confirm" })}
              colorPalette="red"
              variant="subtle"
            >
              {texts.confirm.yes}
            </Button>
            <Button
              disabled={!snapshot.can({ type: "removal.cancel" })}
              onClick={() => book.send({ type: "removal.cancel" })}
              variant="surface"
            >
              {texts.confirm.no}
            </Button>
          </Row>
        </Panel>
      )}
      {isTarget && failure && <Notice status="error">{failureText(failure)}</Notice>}
    </AddressCard>
  );
}
