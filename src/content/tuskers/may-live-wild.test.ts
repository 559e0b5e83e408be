import { expect, test } from "vitest";
import { mayLiveWild } from "./may-live-wild.ts";

test.each([
  [{ category: "wild", status: "alive" }, true],
  [{ category: "wild", status: "missing" }, true],
  [{ category: "wild", status: "dead" }, false],
  [{ category: "domesticated", status: "alive" }, false],
  [{ category: "conservation", status: "alive", location: "Udawalawe National Park" }, true],
  [{ category: "conservation", status: "dead", location: "Udawalawe National Park" }, false],
  [{ category: "conservation", status: "alive", location: "Pinnawala Elephant Orphanage" }, false],
  [{ category: "conservation", status: "alive", location: "Pinnawala Elephant Orphanage, Kegalle District" }, false],
  // Released, or on the way: any other word makes it more than the orphanage.
  [{ category: "conservation", status: "alive", location: "Pinnawala Elephant Orphanage, Udawalawe" }, true],
  [{ category: "conservation", status: "alive", location: "Released from Pinnawala Elephant Orphanage" }, true],
  [{ category: "conservation", status: "alive", location: "Kegalle District" }, true],
  [{ category: "wild", status: "alive", location: "Pinnawala Elephant Orphanage" }, true],
  [{ category: "conservation", status: "alive" }, true],
  [{}, true],
])("whether he may live wild, if he is %j: %j", (tusker, isWild) => {
  expect(mayLiveWild(tusker)).toBe(isWild);
});
