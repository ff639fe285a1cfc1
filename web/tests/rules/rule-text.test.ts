import { describe, expect, it, test } from "vitest";
import { blocks, fold, hasTerms, searchTerms, textParts, withoutOptions } from "$lib/rules/rule-text";
import { foldRulings, sectionsAside, sectionsOf } from "../../src/routes/rules/sections";

const shape = (text: string, typed = "") =>
  textParts(text, searchTerms(typed)).map(({ kind, text: said }) => `${kind}:${said}`);

describe("a text of the rules", () => {
  it("has links, marks and stress", () => {
    expect(shape("Build (1) on **grass** as in KB-37, not KB-370x.")).toEqual([
      "plain:Build ",
      "mark:1",
      "plain: on ",
      "strong:grass",
      "plain: as in ",
      "ruling:KB-37",
      "plain:, not KB-370x.",
    ]);
  });

  it("marks what is searched for, whatever its accents and case", () => {
    expect(shape("Żetony łąki. ŻETON", "zeton laki")).toEqual([
      "found:Żeton",
      "plain:y ",
      "found:łąki",
      "plain:. ",
      "found:ŻETON",
    ]);
    expect(shape("settlements", "settle lement")).toEqual(["found:settlement", "plain:s"]);
    expect(shape("nothing here", "grass")).toEqual(["plain:nothing here"]);
  });

  it("keeps the places of letters when it is folded", () => {
    for (const text of ["Città più ﬁne", "Ł’ąęśćżźńó", "𝒜bc İx"])
      expect(fold(text)).toHaveLength(text.length);
  });

  it("is found when it has all words, in any order", () => {
    const text = fold("The paddock moves a settlement two hexes.");
    expect(hasTerms(text, searchTerms(" HEX  paddock "))).toBe(true);
    expect(hasTerms(text, searchTerms("paddock barn"))).toBe(false);
    expect(hasTerms(text, searchTerms("  "))).toBe(true);
  });

  it("can do without options", () => {
    expect(withoutOptions("Take 1 good. Our ruling. Option `x` (default: on). If not, none.")).toBe(
      "Take 1 good. Our ruling.",
    );
    expect(withoutOptions("Take 1 good.")).toBe("Take 1 good.");
    expect(withoutOptions("Option `x`.")).toBe("Option `x`.");
  });

  it("falls into paragraphs and lists", () => {
    expect(blocks("One.\n\n- a\n- b\n  goes on\n\nTwo.")).toEqual(["One.", ["a", "b goes on"], "Two."]);
  });
});

const ruling = (id: string, section: string, text: string) => ({ id, section, title: `On ${id}`, text });
const BOOK = [
  ruling("CB-1", "Aim", "Fill your duchy."),
  ruling("CB-140", "Extra tiles", "A crane."),
  ruling("CB-150", "Border posts", "Three posts."),
  ruling("CB-151", "Border posts", "Any duchy."),
];

test("sections keep their numbers whatever is searched for", () => {
  const folded = foldRulings(BOOK);
  expect(sectionsOf(BOOK, folded, []).map(({ number, rulings }) => [number, rulings.length])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
  ]);
  const [found] = sectionsOf(BOOK, folded, searchTerms("duchy any"));
  expect([found?.number, found?.rulings.map(({ id }) => id)]).toEqual([2, ["CB-151"]]);
  expect(sectionsOf(BOOK, folded, searchTerms("cb-140")).map(({ title }) => title)).toEqual(["Extra tiles"]);
});

test("sections of expansions that are not in play stay aside", () => {
  const sections = sectionsOf(BOOK, foldRulings(BOOK), []);
  const modules = [
    { id: "extra_tiles", ruling: "CB-140" },
    { id: "border_posts", ruling: "CB-150" },
  ];
  expect(sectionsAside(sections, modules, ["extra_tiles"])).toEqual(new Set(["Border posts"]));
  expect(sectionsAside(sections, modules, [])).toEqual(new Set(["Extra tiles", "Border posts"]));
});
