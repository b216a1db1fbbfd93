import { useState } from "react";
import { publishCalls } from "shared-types/publish/owner";
import { errorTexts, whyRefused } from "../../../components/form/errors";
import { BusyButton } from "../../../components/ui/BusyButton";
import { addressOf } from "../../../lib/call";
import { downloadFrom } from "../../../lib/download";
import { formatBytes } from "../../../lib/format";
import { ownerRead } from "../../../lib/owner-calls";
import { panelServer } from "../../../lib/owner-send";

/** Downloads the zip of the last publish with the browser, whatever its size. */
export function ZipDownload({ bytes }: { bytes: number }) {
  const [fault, setFault] = useState("");
  const fetchIt = async () => {
    setFault("");
    try {
      const query = await ownerRead(publishCalls.publishTicket);
      downloadFrom(addressOf(panelServer(), publishCalls.publishZip, { query }), "site.zip");
    } catch (error) {
      setFault(errorTexts(whyRefused(error)).join(" "));
    }
  };
  return (
    <>
      <BusyButton busyLabel="Downloading..." onPress={fetchIt}>
        Download the zip
      </BusyButton>
      <p>{formatBytes(bytes)}</p>
      {fault !== "" && <p role="alert">{fault}</p>}
    </>
  );
}
