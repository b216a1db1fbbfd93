import { useNavigate } from "react-router-dom";
import { panelPaths } from "./panel-paths";

/** Goes back one page, or to Admin Home without history. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
    else void navigate(panelPaths.home);
  };
}
