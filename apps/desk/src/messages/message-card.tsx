import { Box, Card, Heading, Text } from "@chakra-ui/react";
import type { ShopMessage } from "@shop/contract";
import { useSelector } from "@shop/machine-factories/react";
import { Button, Notice, Row, Stack, TextArea } from "@shop/ui";
import { useEffect, useRef } from "react";
import { failureText, moment } from "@shop/web/format";
import type { MessagesRef } from "../machine/messages-machine.ts";
import { texts } from "../shared/texts.ts";

type MessageCardProps = { machine: MessagesRef; message: ShopMessage };

/** One message: its answer, or the way to one. */
export function MessageCard({ machine, message }: MessageCardProps) {
  const { id, name, email, receivedAt, answer } = message;
  const openId = useSelector(machine, ({ context }) => context.openId);
  const outcome = useSelector(machine, ({ context }) =>
    context.outcome?.id === id ? context.outcome : null,
  );
  const open = () => machine.send({ type: "answer.open", id });
  return (
    <Card.Root as="article" bg="bg.panel">
      <Card.Body gap="3" overflowWrap="anywhere">
        <Heading as="h2" size="md">
          {name}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {[email, moment(receivedAt)].join(" · ")}
        </Text>
        <Text whiteSpace="pre-line">{message.message}</Text>
        {outcome && (
          <Notice status={outcome.isSent ? "success" : "warning"}>
            {outcome.isSent ? texts.messages.sent : texts.messages.outpaced}
          </Notice>
        )}
        {answer && (
          <Box borderLeft="2px solid" borderColor="border" paddingLeft="4">
            <Text whiteSpace="pre-line">{answer.text}</Text>
            <Text color="fg.muted" textStyle="sm">
              {texts.messages.answered(answer.by, moment(answer.at))}
            </Text>
          </Box>
        )}
        {!answer && openId === id && <AnswerForm machine={machine} message={message} />}
        {!answer && openId === null && (
          <Button
            alignSelf="start"
            aria-label={texts.messages.answerTo(name)}
            onClick={open}
            variant="outline"
          >
            {texts.messages.answer}
          </Button>
        )}
      </Card.Body>
    </Card.Root>
  );
}

function AnswerForm({ machine, message: { name, email } }: MessageCardProps) {
  const failure = useSelector(machine, ({ context }) => context.sendFailure);
  const isSending = useSelector(machine, (snapshot) => snapshot.hasTag("sending"));
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        machine.send({ type: "answer.send", text: area.current?.value ?? "" });
      }}
    >
      <Stack gap="4">
        {failure && <Notice status="error">{failureText(failure)}</Notice>}
        <TextArea
          hint={texts.messages.hint(email)}
          label={texts.messages.label(name)}
          maxLength={2000}
          minLength={2}
          readOnly={isSending}
          ref={area}
          required
        />
        <Row>
          <Button loading={isSending} type="submit">
            {texts.messages.send}
          </Button>
          {!isSending && (
            <Button onClick={() => machine.send({ type: "answer.cancel" })} variant="surface">
              {texts.messages.cancel}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
