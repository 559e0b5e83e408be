/**
 * Waits for a pause in typing that is worth a question to the server. The query of a text that was typed over is aborted
 * meanwhile: its call is then never sent.
 */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
