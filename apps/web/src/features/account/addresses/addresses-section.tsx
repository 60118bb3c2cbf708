import { SimpleGrid } from "@chakra-ui/react";
import { Button, EmptyState, Notice, PlusIcon, SectionHeading, Stack } from "@shop/ui";
import { useActor } from "@xstate/react";
import { newOperationId } from "../../../shared/operation-id.ts";
import { account } from "../texts.ts";
import { failureText } from "../../../shared/format.ts";
import type { AccountServices } from "../account-services.ts";
import { provideAddressBook } from "./address-book-machine.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressItem } from "./address-item.tsx";
import { Reading } from "../reading.tsx";
import { useFocusWhen } from "../../../shared/use-focus-when.ts";

const texts = account.addresses;

export function AddressesSection({ services }: { services: AccountServices }) {
  const [snapshot, , book] = useActor(provideAddressBook(services));
  const { addresses, target, failure, done } = snapshot.context;
  const { form } = snapshot.children;
  const opener = useFocusWhen<HTMLButtonElement>(done === "removed");
  if (snapshot.hasTag("failed") || snapshot.hasTag("loading")) {
    return (
      <Reading
        failure={failure && failureText(failure)}
        lines={6}
        onRetry={() => book.send({ type: "book.retry" })}
        texts={texts}
      />
    );
  }
  return (
    <>
      <SectionHeading
        action={
          <Button
            disabled={!snapshot.can({ type: "address.add", operationId: "" })}
            hidden={form !== undefined}
            onClick={() => book.send({ type: "address.add", operationId: newOperationId() })}
            ref={opener}
            size="sm"
            variant="outline"
          >
            <PlusIcon />
            <span>{texts.add}</span>
          </Button>
        }
      >
        {account.sections.addresses}
      </SectionHeading>
      {form && <AddressForm address={addresses.find(({ id }) => id === target)} form={form} />}
      {/* Mounted while the form is open, so that the button that opened it gets the focus back. */}
      <Stack gap="md" hidden={form !== undefined}>
        {done && <Notice status="success">{texts.done[done]}</Notice>}
        {failure && target === null && <Notice status="error">{failureText(failure)}</Notice>}
        {addresses.length === 0 ? (
          <EmptyState heading={texts.empty.title} level={3} text={texts.empty.text} />
        ) : (
          <SimpleGrid columns={{ sm: 2 }} gap="4">
            {addresses.map((address) => (
              <AddressItem address={address} book={book} key={address.id} snapshot={snapshot} />
            ))}
          </SimpleGrid>
        )}
      </Stack>
    </>
  );
}
