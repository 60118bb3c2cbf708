import { Badge } from "@chakra-ui/react";
import { selectAddress, selectAddresses, selectIsWriting } from "@shop/checkout-machine";
import { useSteps, useStepsRef } from "@shop/checkout-machine/react";
import { selectIdentity } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { Button, Notice, PlusIcon, Stack } from "@shop/ui";
import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import { account, AddressForm, type AddressServices, provideAddressForm } from "../../account/index.ts";
import { addressLines } from "../../../shared/address-lines.ts";
import { newOperationId } from "../../../shared/operation-id.ts";
import { checkout as texts } from "../texts.ts";
import { StepForm } from "../frame/step-form.tsx";
import { AddressChoice } from "./address-choice.tsx";

/** The delivery address: one of the address book, or a new one, which is saved there. */
export function AddressStep({ services }: { services: AddressServices }) {
  const steps = useStepsRef();
  const addresses = useSteps(selectAddresses);
  const chosen = useSteps(selectAddress);
  const isWriting = useSteps(selectIsWriting);
  const isFirst = addresses.length === 0;
  return (
    <Stack gap="lg">
      {isWriting && isFirst && <Notice role="note">{texts.address.first}</Notice>}
      {isWriting && <NewAddress isFirst={isFirst} services={services} />}
      {/* Mounted while the form is open, so that the button that opened it gets the focus back. */}
      <div hidden={isWriting}>
        <StepForm>
          <AddressChoice
            addresses={addresses.map((address) => ({
              value: address.id,
              name: address.name,
              lines: addressLines(address),
              ...(address.isDefault
                ? {
                    badge: (
                      <Badge size="md" variant="solid">
                        {account.addresses.isDefault}
                      </Badge>
                    ),
                  }
                : {}),
            }))}
            legend={texts.address.legend}
            onChange={(id) => steps.send({ type: "address.choose", id })}
            value={chosen?.id}
          />
          <div>
            <Button onClick={() => steps.send({ type: "address.write" })} variant="outline">
              <PlusIcon />
              <span>{texts.address.add}</span>
            </Button>
          </div>
        </StepForm>
      </div>
    </Stack>
  );
}

function NewAddress({ isFirst, services }: { isFirst: boolean; services: AddressServices }) {
  const steps = useStepsRef();
  const machine = provideAddressForm(services);
  const [operationId] = useState(newOperationId);
  const form = useActorRef(machine, { input: { subject: { operationId } } });
  useEffect(() => {
    const subscriptions = [
      form.on("form.done", ({ output: { addresses, id } }) =>
        steps.send({ type: "form.saved", book: { addresses }, id }),
      ),
      form.on("form.closed", (event) => steps.send(event)),
    ];
    return () => subscriptions.forEach((each) => each.unsubscribe());
  }, [form, steps]);
  const { name, phone } = useSession(selectIdentity) ?? {};
  return (
    <AddressForm
      address={undefined}
      form={form}
      isAlwaysOpen={isFirst}
      known={{ name: name ?? "", phone: phone ?? "" }}
      level={2}
      submit={texts.address.save}
    />
  );
}
