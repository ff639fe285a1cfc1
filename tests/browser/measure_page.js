() => {
  const main = document.querySelector("main#main");
  const shown = (node) =>
    node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !node.closest(".hidden-label");
  const sizeOf = (node) => {
    const size = parseFloat(getComputedStyle(node).fontSize);
    const matrix = node instanceof SVGElement ? node.getScreenCTM?.() : null;
    return matrix
      ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
      : size;
  };
  const hides = (node) =>
    ["hidden", "clip"].some((how) =>
      [
        getComputedStyle(node).overflowX,
        getComputedStyle(node).overflowY,
      ].includes(how),
    );
  const scrolls = (node) =>
    ["auto", "scroll"].some((how) =>
      [
        getComputedStyle(node).overflowX,
        getComputedStyle(node).overflowY,
      ].includes(how),
    );
  const wrong = new Set();
  const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim();
    const node = walk.currentNode.parentElement;
    if (!text || !shown(node)) continue;
    const size = sizeOf(node);
    if (size < 11.95 && !(node instanceof SVGElement && size >= 11 - 0.05))
      wrong.add(`${size.toFixed(1)} px: ${node.outerHTML.slice(0, 90)}`);
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    for (let up = node; up !== main && !scrolls(up); up = up.parentElement) {
      if (!hides(up)) continue;
      const room = up.getBoundingClientRect();
      const out =
        box.right > room.right + 1.5 ||
        box.left < room.left - 1.5 ||
        box.bottom > room.bottom + 3 ||
        box.top < room.top - 3;
      if (out) wrong.add(`clipped: ${text.slice(0, 40)}`);
    }
  }
  const places = [...main.querySelectorAll("[data-part]")].filter(shown);
  return {
    wrong: [...wrong],
    // a part that scrolls may show less or more, but never stands elsewhere
    parts: places.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.dataset.part, x, y, width, height];
    }),
    hidden: places
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .map((part) => part.dataset.part),
  };
};
