import { expect, test } from "vitest";
import { readDatabaseAddress } from "./database-address.server.ts";

test.each([
  ["postgres://db.example/tuskers", "db.example", []],
  ["postgresql://name:pass%40word@db.example:5433/tuskers", "db.example:5433", ["pass%40word", "pass@word"]],
  ["postgres://name@%2Fvar%2Frun%2Fpostgresql/tuskers", "/var/run/postgresql", []],
  ["postgres://name@/tuskers?host=/var/run/postgresql", "/var/run/postgresql", []],
  ["postgres:///tuskers", "this machine", []],
  ["postgres://name@db.example/tuskers?password=other&sslmode=require", "db.example", ["other"]],
])("%s is taken apart", (text, place, passwords) => {
  expect(readDatabaseAddress(text)).toEqual({
    place,
    database: "tuskers",
    passwords: expect.arrayContaining(passwords),
  });
});

test.each([
  "tuskers",
  "mysql://db.example/tuskers",
  "postgres://db.example",
  "postgres://db.example/",
  "postgres://name:100%@db.example/tuskers",
  "postgres://name:pass word@db example/tuskers",
])("%s is no address of a database", (text) => {
  expect(readDatabaseAddress(text)).toBeUndefined();
});
