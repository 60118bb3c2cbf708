import { useSelector } from "@shop/machine-factories/react";
import { KeepFocus } from "@shop/ui";
import type { MessagesRef } from "../machine/messages-machine.ts";
import { LoadedList } from "../shared/loaded-list.tsx";
import { texts } from "../shared/texts.ts";
import { MessageCard } from "./message-card.tsx";

/** What shoppers wrote, newest first, and what was answered. */
export function Messages({ machine }: { machine: MessagesRef }) {
  const { messages, nextCursor, failure } = useSelector(machine, ({ context }) => context);
  const isLoading = useSelector(machine, (snapshot) => snapshot.hasTag("loading"));
  return (
    // A form, and the button that loads older messages, disappear when they are done.
    <KeepFocus atEnd>
      <LoadedList
        failure={failure}
        isEmpty={messages.length === 0}
        isLoading={isLoading}
        labels={texts.messages}
        more={nextCursor === null ? undefined : texts.messages.more}
        onRead={() => machine.send({ type: "messages.more" })}
      >
        {messages.map((message) => (
          <MessageCard key={message.id} machine={machine} message={message} />
        ))}
      </LoadedList>
    </KeepFocus>
  );
}
