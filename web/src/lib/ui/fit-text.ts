/** Makes a text smaller until it fits its box, which has a size of its own. */
const SMALLEST = 12; // px; what is smaller cannot be read

export const fitText = (node: HTMLElement): (() => void) => fitTextDownTo(SMALLEST, node);

export function fitTextDownTo(smallest: number, node: HTMLElement): () => void {
  const overflows = () =>
    node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
  let fitting = false;
  const fit = () => {
    if (fitting) return;
    fitting = true;
    node.style.fontSize = "";
    let size = Number.parseFloat(getComputedStyle(node).fontSize);
    while (size > smallest && overflows()) {
      size = Math.max(smallest, size - 1);
      node.style.fontSize = `${size}px`;
    }
    requestAnimationFrame(() => (fitting = false));
  };
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const resized = new ResizeObserver(fit);
  const changed = new MutationObserver(fit);
  resized.observe(node);
  changed.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
