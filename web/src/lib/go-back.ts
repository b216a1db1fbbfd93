import { useNavigate } from "react-router-dom";
import { panelPaths } from "./panel-paths";

/** Back one page; to the admin home when this tab has none. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
    else void navigate(panelPaths.home);
  };
}
