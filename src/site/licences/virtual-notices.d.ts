/** Made by scripts/browser-notices.ts while the site is built; empty while somebody develops. */
declare module "virtual:notices" {
  const notices: import("./notice.ts").Notice[];
  export default notices;
}
