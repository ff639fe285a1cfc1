import { afterEach, describe, expect, it } from "vitest";
import { parse, paths, router } from "$lib/router.svelte";

describe("addresses", () => {
  it("name pages", () => {
    expect(parse("/")).toEqual({ name: "start" });
    expect(parse("/lobby/")).toEqual({ name: "lobby" });
    expect(parse("/create/kingdom_builder")).toEqual({ name: "create", game: "kingdom_builder" });
    expect(parse("/table/a-B_9")).toEqual({ name: "table", id: "a-B_9" });
    expect(parse("/replay")).toEqual({ name: "replay", id: null, source: "replays" });
    expect(parse("/replay/x1")).toEqual({ name: "replay", id: "x1", source: "tables" });
    expect(parse("/record/x1")).toEqual({ name: "replay", id: "x1", source: "replays" });
    expect(parse("/rules/kingdom_builder")).toEqual({ name: "rules", game: "kingdom_builder" });
  });

  it("that lead nowhere say so", () => {
    for (const path of ["/nothing", "/table/", "/table/a/b", "/table/%2e", "//"]) {
      expect(parse(path).name === "missing" || parse(path).name === "start", path).toBe(true);
    }
  });

  it("are made and read alike", () => {
    expect(parse(paths.table("t1"))).toEqual({ name: "table", id: "t1" });
    expect(parse(paths.record("t1"))).toEqual({ name: "replay", id: "t1", source: "replays" });
    expect(paths.replay("t1", 40)).toBe("/replay/t1?at=40");
    expect(paths.rules("kingdom_builder", "KB-7")).toBe("/rules/kingdom_builder#KB-7");
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
