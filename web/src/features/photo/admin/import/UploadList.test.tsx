import { expect, test } from "vitest";
import { host, render, setStage } from "../../../../lib/stage.fixture";
import { emptyQueue, type UploadState } from "./upload-queue";
import { UploadList } from "./UploadList";
import type { Uploads } from "./uploads";

setStage();

test.each<[UploadState["kind"][], string[]]>([
  [
    ["failed", "failed"],
    ["Try all again", "Remove all"],
  ],
  [["refused", "refused"], ["Remove all"]],
  [["failed", "refused"], ["Remove all"]],
  [["failed"], []],
])("of files that %j, all at once can be: %j", (kinds, offered) => {
  const uploads = kinds.map((kind, id) => ({
    ...{ id, file: new File([], `${id}.jpg`), sidecars: [] },
    state: { kind, reason: "No." } as UploadState,
  }));
  render(<UploadList queue={{ ...emptyQueue, uploads }} uploads={{} as Uploads} />);
  const buttons = [...host.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(buttons.filter((words) => words.endsWith(" all") || words.includes(" all "))).toEqual(
    offered,
  );
});
