import { useState, type ChangeEvent } from "react";
import type { Step } from "../bridge/protocol.ts";
import { lastOf, type Apps } from "./apps.ts";
import { repeatEvents } from "./repeat-events.ts";
import { saveFile } from "./save-file.ts";
import { texts } from "./texts.ts";

/** Which app, which moment, and the files. */
export function Toolbar({
  apps,
  app,
  at,
  running,
  onApp,
  onAt,
  onOpen,
  onSend,
}: {
  apps: Apps;
  app: string;
  /** The step that is looked at; null for the last one, and for each that follows while the app is live. */
  at: number | null;
  /** The app that a saved session would be repeated in. */
  running: string | undefined;
  onApp: (app: string) => void;
  onAt: (at: number | null) => void;
  onOpen: (file: File) => Promise<void>;
  onSend: (session: string, event: Step["event"]) => void;
}) {
  const [said, setSaid] = useState("");
  const record = apps.get(app);
  const target = running === undefined ? undefined : apps.get(running);
  const last = record ? lastOf(record) : 0;
  const steps = record?.steps ?? [];
  const isSaved = record?.isSaved === true;
  const isLive = at === null && !isSaved;
  const moment = at ?? last;
  const earlier = steps.findLast(({ n }) => n < moment);
  const later = steps.find(({ n }) => n > moment);
  const open = ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (file) void onOpen(file);
    input.value = "";
  };
  return (
    <header className="sign">
      <h1>{texts.title}</h1>
      <label>
        {texts.apps}
        <select value={app} onChange={(event) => onApp(event.target.value)} disabled={apps.size === 0}>
          {apps.size === 0 ? <option value="">{texts.noApps}</option> : null}
          {[...apps].map(([id, { title }]) => (
            <option key={id} value={id}>
              {texts.tab(title, id)}
            </option>
          ))}
        </select>
      </label>
      <div className="buttons">
        <button
          type="button"
          onClick={() => onAt(earlier?.n ?? moment)}
          disabled={!earlier}
          aria-label={texts.earlier}
        >
          <Arrow to="left" />
        </button>
        {isSaved ? null : (
          <button
            type="button"
            onClick={() => onAt(isLive ? last : null)}
            aria-pressed={!isLive}
            disabled={!record}
          >
            {isLive ? texts.pause : texts.resume}
          </button>
        )}
        <button
          type="button"
          onClick={() => onAt(later?.n ?? moment)}
          disabled={!later}
          aria-label={texts.later}
        >
          <Arrow to="right" />
        </button>
      </div>
      <output className={isLive ? "moment live" : "moment"}>
        {isLive ? texts.live : texts.pastOf(moment, last)}
        {!isSaved && last > moment ? ` · ${texts.unseen(steps.filter(({ n }) => n > moment).length)}` : ""}
      </output>
      <div className="buttons end">
        {isSaved && running !== undefined && target ? (
          <button
            type="button"
            onClick={() => {
              const { sent, left } = repeatEvents(record, target, onSend);
              setSaid(texts.repeated(sent, left));
            }}
          >
            {texts.repeat(texts.tab(target.title, running))}
          </button>
        ) : null}
        <button type="button" onClick={() => record && saveFile(record)} disabled={!record}>
          {texts.save}
        </button>
        <label className="file">
          {texts.open}
          <input type="file" accept="application/json,.json" onChange={open} />
        </label>
        <output>{said}</output>
      </div>
    </header>
  );
}

/** Drawn, because not every device has a letter for it. */
function Arrow({ to }: { to: "left" | "right" }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={to === "left" ? "M10 3 5 8l5 5" : "M6 3l5 5-5 5"}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
