import { chakra } from "@chakra-ui/react";
import { PanelScreen } from "../../components/layout/PanelScreen";
import styles from "../../components/panel/Card.module.css";
import { Pending } from "../../components/panel/Pending";
import { PublishHistory } from "../../features/publish/admin/PublishHistory";
import { PublishNow } from "../../features/publish/admin/PublishNow";
import { PublishSettings } from "../../features/publish/admin/PublishSettings";
import { usePublishing } from "../../features/publish/admin/use-publishing";

/** The public site as plain files on a web space (docs/product.md 4.22). */
export function Component() {
  const read = usePublishing();
  const { data, retry } = read;
  const isSetUp = data !== undefined && data.settings.address !== "";
  return (
    <PanelScreen title="Publish" actions={["home"]}>
      <p className="part-interface">
        Publish writes your whole site as plain files, which any web space can show. This computer
        and its panel stay at home.
      </p>
      {isSetUp && <PublishNow publish={data} retry={retry} />}
      {data && (
        <section aria-labelledby="publish-settings" className={styles.card}>
          <h2 id="publish-settings" className={styles.title}>
            {isSetUp ? "Settings" : "Where does your site go?"}
          </h2>
          {/* The key of a server is one long word. */}
          <chakra.div width="100%" overflowWrap="anywhere">
            <PublishSettings settings={data.settings} />
          </chakra.div>
        </section>
      )}
      {data && <PublishHistory history={data.history} />}
      <Pending read={read} what="the settings" fields={5} />
    </PanelScreen>
  );
}
