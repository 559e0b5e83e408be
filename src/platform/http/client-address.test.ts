import { expect, test } from "vitest";
import { clientAddressOf } from "./client-address.server.ts";

const PROXY = "10.0.0.1";

test("without proxies the forwarded header is ignored", () => {
  expect(clientAddressOf("198.51.100.7", "203.0.113.9", 0)).toBe("198.51.100.7");
});

test("one proxy: the rightmost entry counts, whatever the visitor sent before it", () => {
  expect(clientAddressOf(PROXY, "1.2.3.4, 203.0.113.9", 1)).toBe("203.0.113.9");
});

test("two proxies: the second entry from the right counts", () => {
  expect(clientAddressOf(PROXY, "6.6.6.6, 203.0.113.9, 10.0.0.2", 2)).toBe("203.0.113.9");
});

test("a header that is missing, too short or no address leaves the address of the connection", () => {
  expect(clientAddressOf(PROXY, undefined, 1)).toBe(PROXY);
  expect(clientAddressOf(PROXY, "203.0.113.9", 2)).toBe(PROXY);
  expect(clientAddressOf(PROXY, "unknown", 1)).toBe(PROXY);
  expect(clientAddressOf(PROXY, "203.0.113.9, ", 1)).toBe(PROXY);
});

test("one visitor has one address in every notation", () => {
  expect(clientAddressOf("::ffff:198.51.100.7", undefined, 0)).toBe("198.51.100.7");
  expect(clientAddressOf(PROXY, "203.0.113.9:51234", 1)).toBe("203.0.113.9");
  expect(clientAddressOf(PROXY, "[2001:DB8::1]:443", 1)).toBe("2001:db8::1");
});

test("a connection that is gone has no address", () => {
  expect(clientAddressOf(undefined, undefined, 0)).toBe("unknown");
});
