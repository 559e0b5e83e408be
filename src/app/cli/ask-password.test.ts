import { PassThrough, Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { askPassword } from "./ask-password.ts";

/** A terminal for typing, and everything that it shows. */
function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  let shown = "";
  output.setEncoding("utf8").on("data", (text: string) => {
    shown += text;
  });
  const untilShown = async (text: string) => {
    while (!shown.includes(text)) await new Promise((resolve) => output.once("data", resolve));
  };
  return { input, output, untilShown, shown: () => shown };
}

describe("at a terminal", () => {
  test("the password is entered twice and never shown", async () => {
    const { input, output, untilShown, shown } = terminal();
    const asked = askPassword(input, output);
    await untilShown("New password: ");
    input.write("a god\u007f\u007food long pässword\r");
    await untilShown("Repeat the password: ");
    input.write("a good long pässword\r");
    expect(await asked).toBe("a good long pässword");
    expect(shown()).toBe("New password: \nRepeat the password: \n");
  });

  test("two passwords that differ are refused", async () => {
    const { input, output, untilShown } = terminal();
    const asked = askPassword(input, output);
    await untilShown("New password: ");
    input.write("a good long password\r");
    await untilShown("Repeat the password: ");
    input.write("a good long passwort\r");
    await expect(asked).rejects.toThrow(/differ/);
  });

  test.each([
    ["Ctrl-C", "\u0003"],
    ["Ctrl-D", "\u0004"],
  ])("%s ends the question", async (_key, typed) => {
    const { input, output, untilShown } = terminal();
    const asked = askPassword(input, output);
    await untilShown("New password: ");
    input.write(typed);
    await expect(asked).rejects.toThrow();
  });
});

describe("from a pipe", () => {
  const piped = (...chunks: (string | Buffer)[]) => askPassword(Readable.from(chunks), new PassThrough());

  test("the first line is the password, wherever the pipe cuts it", async () => {
    expect(await piped("a good long password\nmore\n")).toBe("a good long password");
    expect(await piped("a good ", "long password\r\n")).toBe("a good long password");
    const bytes = Buffer.from("pässword without end");
    expect(await piped(bytes.subarray(0, 2), bytes.subarray(2))).toBe("pässword without end");
  });

  test("spaces belong to it", async () => {
    expect(await piped(" a good long password \n")).toBe(" a good long password ");
  });

  test.each([[""], ["\n"], ["\r\nmore"]])("%j is no password", async (sent) => {
    await expect(piped(sent)).rejects.toThrow(/standard input/);
  });
});
