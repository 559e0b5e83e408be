import { expect, test } from "vitest";
import { isInside, networkOf } from "./network-addresses.server.ts";

test.each([
  "127.0.0.1",
  "127.8.8.8",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fd12:3456::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::a00:1",
  "2002:7f00:1::",
  "::127.0.0.1",
  "::7f00:1",
  "::ffff:0:7f00:1",
  "64:ff9b:1::a00:1",
  "fec0::1",
  "192.88.99.1",
  "5f00::1",
  "100::1",
  "2001:db8::1",
  "203.0.113.7",
])("%s is private", (address) => {
  expect(networkOf(address)).toBe("private");
});

test.each(["169.254.169.254", "fe80::1", "fe80::1%eth0", "::ffff:169.254.169.254", "nonsense", "1.2.3", ""])(
  "%s is the most restricted kind",
  (address) => {
    expect(networkOf(address)).toBe("link-local");
  },
);

test.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])(
  "%s is public",
  (address) => {
    expect(networkOf(address)).toBe("public");
  },
);

test.each(["127.0.0.1", "fd12:3456::1", "localhost", "localhost.", "a.localhost"])("%s is inside", (host) => {
  expect(isInside(host)).toBe(true);
});

test.each(["8.8.8.8", "2606:4700::1111", "localhost.example", "notlocalhost"])(
  "%s is not known to be inside",
  (host) => {
    expect(isInside(host)).toBe(false);
  },
);
