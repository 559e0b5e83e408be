import { dataCommand } from "../../features/data-releases/data-command.server.ts";
import { runCommand } from "./run-command.ts";
import { withServices } from "./with-services.ts";

if (import.meta.main) await runCommand(dataCommand(withServices));
