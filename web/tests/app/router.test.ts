import { afterEach, describe, expect, it } from "vitest";
import { gameOf, parseRoute, paths, router } from "$lib/app/router.svelte";

describe("addresses", () => {
  it("name pages", () => {
    expect(parseRoute("/")).toEqual({ name: "start" });
    expect(parseRoute("/lobby/")).toEqual({ name: "lobby" });
    expect(parseRoute("/create/kingdom_builder")).toEqual({ name: "create", game: "kingdom_builder" });
    expect(parseRoute("/table/a-B_9")).toEqual({ name: "table", id: "a-B_9" });
    expect(parseRoute("/replay")).toEqual({ name: "replay", id: null, source: "replays" });
    expect(parseRoute("/replay/x1")).toEqual({ name: "replay", id: "x1", source: "tables" });
    expect(parseRoute("/record/x1")).toEqual({ name: "replay", id: "x1", source: "replays" });
    expect(parseRoute("/rules/kingdom_builder")).toEqual({ name: "rules", game: "kingdom_builder" });
    expect(parseRoute("/rules")).toEqual({ name: "rules", game: null });
    expect(gameOf(parseRoute("/create/kingsburg"))).toBe("kingsburg");
    expect(gameOf(parseRoute("/rules"))).toBe(gameOf(parseRoute("/lobby")));
    expect(parseRoute(paths.credits)).toEqual({ name: "credits" });
  });

  it("that lead nowhere say so", () => {
    for (const path of ["/nothing", "/table/", "/table/a/b", "/table/%2e", "//"]) {
      expect(parseRoute(path).name === "missing" || parseRoute(path).name === "start", path).toBe(true);
    }
  });

  it("are made and read alike", () => {
    expect(parseRoute(paths.table("t1"))).toEqual({ name: "table", id: "t1" });
    expect(parseRoute(paths.record("t1"))).toEqual({ name: "replay", id: "t1", source: "replays" });
    expect(paths.replay("t1", 40)).toBe("/replay/t1?at=40");
    expect(paths.rules("kingdom_builder", "KB-7")).toBe("/rules/kingdom_builder#KB-7");
    expect(paths.rules("kingsburg", "", ["whims", "destiny"])).toBe("/rules/kingsburg?modules=whims,destiny");
    expect(paths.rules(null)).toBe("/rules");
  });
});

describe("links", () => {
  const stop = router.listen();
  afterEach(() => router.go("/", true));

  /** Whether the router took a click; nothing is really loaded. */
  function taken(html: string, init: MouseEventInit = {}): boolean {
    let taken = false;
    const last = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", last, { once: true });
    document.body.innerHTML = html;
    document
      .querySelector("a")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return taken;
  }

  it("within the site change the page without loading it", () => {
    expect(taken('<a href="/lobby">x</a>')).toBe(true);
    expect(router.route).toEqual({ name: "lobby" });
  });

  it("that the browser must follow itself are left alone", () => {
    const left = [
      taken('<a href="/lobby" target="_blank">x</a>'),
      taken('<a href="/api/tables/1/record" download>x</a>'),
      taken('<a href="https://example.org/lobby">x</a>'),
      taken('<a href="/lobby">x</a>', { ctrlKey: true }),
    ];
    expect(left).toEqual([false, false, false, false]);
    expect(router.route).toEqual({ name: "start" });
    stop();
  });
});
