/** Tells when places of a page may have moved: something scrolls, is zoomed, or changes its size. */
export function watchPlaces(
  root: HTMLElement,
  isOwn: (node: Node) => boolean,
  moved: () => void,
): () => void {
  let asked = 0;
  const again = () => {
    if (!asked)
      asked = requestAnimationFrame(() => {
        asked = 0;
        moved();
      });
  };
  const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(again);
  sizes?.observe(root);
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => !isOwn(target))) again();
  });
  changes.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["style", "transform", "viewBox", "data-show"],
  });
  root.addEventListener("scroll", again, { capture: true, passive: true });
  again();
  return () => {
    cancelAnimationFrame(asked);
    sizes?.disconnect();
    changes.disconnect();
    root.removeEventListener("scroll", again, { capture: true });
  };
}
