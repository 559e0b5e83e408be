const OLDEST = 20;

/** Ends the process with one sentence if the running Node is too old to set the project up. */
export function requireNode() {
  if (Number(process.versions.node.split(".")[0]) >= OLDEST) return;
  console.error(`Node ${process.versions.node} is too old: install Node.js ${OLDEST} or newer and run this again.`);
  process.exit(1);
}
