import {
  Button,
  Divider,
  FacebookIcon,
  GoogleIcon,
  LoadingRegion,
  Notice,
  Panel,
  Row,
  Stack,
  TextSkeleton,
} from "@shop/ui";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import type { ActorRefFrom } from "xstate";
import { account } from "./texts.ts";
import { shell } from "../../shared/texts.ts";
import { session } from "../session/index.ts";
import type { Way } from "@shop/session-machine";
import type { proofMachine } from "./proof-machine.ts";
import { ProofPassword } from "./proof-password.tsx";
import type { SecurityPart } from "./security-part.ts";

const texts = account.proof;

/** Brings the rules of every country's numbers along: nobody else loads them. */
const PhoneProof = lazy(async () => ({ default: (await import("./phone-proof.tsx")).PhoneProof }));

const WINDOWS = [
  { way: "google", icon: <GoogleIcon /> },
  { way: "facebook", icon: <FacebookIcon /> },
] as const;

/** The shopper proves who they are, by whatever leads into the account; what waits goes on by itself. */
export function ProofPanel(part: SecurityPart) {
  const proof = useSelector(part.security, (snapshot) => snapshot.children.proof);
  return proof ? <Proof {...part} proof={proof} /> : null;
}

type ProofProps = SecurityPart & { proof: ActorRefFrom<typeof proofMachine> };

function Proof({ access, person, proof, services }: ProofProps) {
  const { way, problem } = useSelector(proof, (snapshot) => snapshot.context);
  const isProving = useSelector(proof, (snapshot) => snapshot.hasTag("proving"));
  const has = (wanted: Way) => access.ways.some((each) => each.way === wanted);
  const windows = WINDOWS.filter((each) => has(each.way));
  const hasWindowProblem = problem !== null && (way === "google" || way === "facebook");
  return (
    <Panel heading={texts.title} text={texts.text}>
      {has("password") && <ProofPassword email={person.email} proof={proof} />}
      {has("password") && windows.length > 0 && <Divider>{texts.or}</Divider>}
      <Stack gap="md">
        {hasWindowProblem && (
          <Notice tone={problem === "cancelled" ? "info" : "danger"}>
            {problem === "wrongCredentials" ? texts.wrongAccount : session.problems[problem]}
          </Notice>
        )}
        {windows.map((each) => (
          <Button
            aria-disabled={isProving || undefined}
            block
            icon={each.icon}
            key={each.way}
            loading={isProving && way === each.way}
            onClick={() => proof.send({ type: "window.open", way: each.way })}
            variant="plain"
          >
            {texts.with(account.security.ways.names[each.way])}
          </Button>
        ))}
        {has("phone") && access.phone !== null && (
          <Suspense
            fallback={
              <LoadingRegion label={account.loading}>
                <TextSkeleton lines={1} />
              </LoadingRegion>
            }
          >
            <PhoneProof phone={access.phone} proof={proof} sendCode={services.sendCode} />
          </Suspense>
        )}
      </Stack>
      <Row>
        <Button onClick={() => proof.send({ type: "proof.leave" })} variant="plain">
          {shell.cancel}
        </Button>
      </Row>
    </Panel>
  );
}
