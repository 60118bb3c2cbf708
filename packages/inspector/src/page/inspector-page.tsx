import { useState } from "react";
import { ActorTree } from "./actor-tree.tsx";
import { lastOf, stepsUntil, toRecord, type AppRecord } from "./apps.ts";
import { ChartView } from "./chart-view.tsx";
import { EventLog } from "./event-log.tsx";
import { readSession } from "../recording/saved-session.ts";
import { SendForm } from "./send-form.tsx";
import { StepView } from "./step-view.tsx";
import { texts } from "./texts.ts";
import { Toolbar } from "./toolbar.tsx";
import { useApps } from "./use-apps.ts";
import { useChart } from "./use-chart.ts";

/**
 * Everything that the machines of an app do, live or at an earlier moment.
 * @param props.wanted the app to begin with, such as the one around this page
 */
export function InspectorPage({
  wanted,
  shop,
}: {
  wanted: string | null;
  /** Where the app is opened. */ shop: string;
}) {
  const { apps, show, send } = useApps();
  const [pickedApp, setPickedApp] = useState<string | null>(wanted);
  const [pickedActor, setPickedActor] = useState<string | undefined>(undefined);
  /** The step that is looked at; null while the page is live. */
  const [at, setAt] = useState<number | null>(null);
  const [problem, setProblem] = useState("");

  const app = pickedApp !== null && apps.has(pickedApp) ? pickedApp : ([...apps.keys()].at(-1) ?? "");
  const record = apps.get(app);
  const running = [...apps].find(([, { isSaved }]) => !isSaved);
  const moment = at ?? (record ? lastOf(record) : 0);
  const now = record ? stepsUntil(record, moment) : new Map();
  const actor = record ? pickActor(record, now, pickedActor) : undefined;
  const step = actor === undefined ? undefined : now.get(actor);
  const card = actor === undefined ? undefined : record?.actors.get(actor);
  const chart = useChart(card?.machine ?? null);

  const changeApp = (next: string) => {
    setPickedApp(next);
    setAt(null);
  };
  const openFile = async (file: File) => {
    const session = readSession(await file.text());
    setProblem(session ? "" : texts.notASession);
    if (!session) return;
    const id = crypto.randomUUID();
    show(id, toRecord({ ...session, title: texts.recording(session.title) }, true));
    changeApp(id);
  };

  return (
    <>
      <Toolbar
        apps={apps}
        app={app}
        at={at}
        running={running?.[0]}
        onApp={changeApp}
        onAt={setAt}
        onOpen={openFile}
        onSend={(session, event) => send(running?.[0] ?? "", session, event)}
      />
      {problem === "" ? null : (
        <p className="fault" role="alert">
          {problem}
        </p>
      )}
      {record ? (
        <main>
          <ActorTree record={record} at={moment} now={now} shown={actor} onPick={setPickedActor} />
          <div className="middle">
            <ChartView
              machine={card?.machine ?? null}
              chart={chart}
              active={step?.after.active ?? []}
              taken={step?.taken ?? []}
            />
            <EventLog
              record={record}
              at={at}
              actor={actor}
              onPick={({ n, session }) => {
                setAt(n);
                setPickedActor(session);
              }}
            />
          </div>
          <div className="details">
            <StepView record={record} step={step} />
            {card?.machine === null || card === undefined ? null : (
              <SendForm
                key={card.session}
                name={card.name}
                next={step?.after.next ?? []}
                schemas={typeof chart === "object" && chart !== null ? chart.events : {}}
                isLive={at === null && !record.isSaved}
                onSend={(event) => send(app, card.session, event)}
              />
            )}
          </div>
        </main>
      ) : (
        <main className="empty">
          <p>{texts.waiting}</p>
          <a className="solid" href={shop} target="_blank" rel="noopener">
            {texts.openShop}
          </a>
        </main>
      )}
    </>
  );
}

/** The actor that was picked while it is there, and else the first machine. */
function pickActor(
  { actors }: AppRecord,
  now: ReadonlyMap<string, unknown>,
  picked: string | undefined,
): string | undefined {
  if (picked !== undefined && now.has(picked)) return picked;
  return [...actors.values()].find(({ session, machine }) => machine !== null && now.has(session))?.session;
}
