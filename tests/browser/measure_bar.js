() => {
  const box = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height];
  };
  const bar = document.querySelector('[data-testid="decision"]');
  const slot = document.querySelector('[data-testid="main-slot"]');
  const button = slot.querySelector("button");
  const inside = (node) => {
    const [x, y, w, h] = box(node);
    return (
      x >= 0 &&
      y >= 0 &&
      x + w <= innerWidth + 0.5 &&
      y + h <= innerHeight + 0.5
    );
  };
  const hit = (node) => {
    const [x, y, w, h] = box(node);
    return node.contains(document.elementFromPoint(x + w / 2, y + h / 2));
  };
  const spoken = (node) => node.closest(".hidden-label");
  const texts = (root) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const out = [];
    while (walk.nextNode()) {
      const node = walk.currentNode.parentElement;
      if (
        walk.currentNode.data.trim() &&
        node.getClientRects().length &&
        !spoken(node)
      )
        out.push([node, walk.currentNode]);
    }
    return out;
  };
  const wrong = [];
  if (
    button &&
    !document.querySelector("dialog[open]") &&
    (!inside(button) || !hit(button))
  )
    wrong.push(
      "the main button is out of sight: " + button.outerHTML.slice(0, 120),
    );
  for (const [node, text] of texts(bar)) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const r = range.getBoundingClientRect();
    const b = bar.getBoundingClientRect();
    if (node.closest(".refusal, [popover]")) continue;
    if (
      r.top < b.top - 1 ||
      r.bottom > b.bottom + 1 ||
      r.left < b.left - 1 ||
      r.right > b.right + 1
    )
      wrong.push("out of the bar: " + text.data.trim());
    for (let up = node; up !== bar; up = up.parentElement)
      if (
        ["hidden", "auto", "scroll", "clip"].includes(
          getComputedStyle(up).overflowX,
        ) &&
        (up.scrollWidth > up.clientWidth + 1 ||
          up.scrollHeight > up.clientHeight + 1)
      )
        wrong.push("clipped: " + text.data.trim());
    if (parseFloat(getComputedStyle(node).fontSize) < 12)
      wrong.push("too small: " + text.data.trim());
    const own = node.closest("button");
    if (own) {
      const o = own.getBoundingClientRect();
      if (r.right > o.right + 1 || r.bottom > o.bottom + 1 || r.top < o.top - 1)
        wrong.push("out of its button: " + text.data.trim());
    }
  }
  const buttons = [...bar.querySelectorAll(".loose button")].filter(
    (one) => one.getClientRects().length,
  ).length;
  if (buttons > 3) wrong.push(buttons + " buttons beside the main one");
  const boxes = [...bar.querySelectorAll("button")]
    .filter((one) => !one.closest(".refusal, .text, [popover]"))
    .map((one) => [one, one.getBoundingClientRect()]);
  for (const [one, a] of boxes)
    for (const [other, b] of boxes)
      if (
        one !== other &&
        a.left < b.right - 1 &&
        b.left < a.right - 1 &&
        a.top < b.bottom - 1 &&
        b.top < a.bottom - 1
      )
        wrong.push(
          "overlap: " +
            one.textContent.trim() +
            " / " +
            other.textContent.trim(),
        );
  return { bar: box(bar), slot: box(slot), wrong };
};
