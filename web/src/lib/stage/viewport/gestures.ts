/** Mouse, wheel and fingers over a scrolled drawing. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Point } from "../hex";

export interface GestureHandlers {
  /** Zooms around a point of the window; false where it can't go further. */
  zoom: (factor: number, at: Point) => boolean;
  /** Whether the drawing is larger than its window. */
  loose: () => boolean;
  dragging: (now: boolean) => void;
}

const DRAG_DISTANCE = 5; // pixels from which a press is a drag and no click

/** A mouse drags and its wheel zooms; one finger scrolls by itself, two zoom. */
export const gestures =
  ({ zoom, loose, dragging }: GestureHandlers): Attachment<HTMLElement> =>
  (node) => {
    let drag: { x: number; y: number; left: number; top: number; moved: boolean } | null = null;
    let dragged = false;
    let spread = 0;

    const within = (x: number, y: number): Point => {
      const box = node.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };

    function wheel(event: WheelEvent): void {
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
      if (zoom(factor, within(event.clientX, event.clientY)) || event.ctrlKey) event.preventDefault();
    }

    function grab(event: PointerEvent): void {
      if (event.pointerType !== "mouse" || event.button !== 0 || !loose()) return;
      drag = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop, moved: false };
    }

    function pull(event: PointerEvent): void {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moved && Math.hypot(dx, dy) < DRAG_DISTANCE) return;
      if (!drag.moved) {
        node.setPointerCapture(event.pointerId);
        dragging(true);
      }
      drag.moved = dragged = true;
      node.scrollTo(drag.left - dx, drag.top - dy);
    }

    function drop(): void {
      drag = null;
      dragging(false);
      setTimeout(() => (dragged = false)); // after the click that ends a drag
    }

    function pinch(event: TouchEvent): void {
      const [a, b] = event.touches;
      if (!a || !b) return;
      event.preventDefault();
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (spread) zoom(now / spread, within((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
      spread = now;
    }

    const off = [
      on(node, "wheel", wheel, { passive: false }),
      on(node, "pointerdown", grab),
      on(node, "pointermove", pull),
      on(node, "pointerup", drop),
      on(node, "pointercancel", drop),
      on(node, "touchmove", pinch, { passive: false }),
      on(node, "touchend", () => (spread = 0)),
      on(node, "click", (event) => dragged && event.stopPropagation(), { capture: true }),
    ];
    return () => off.forEach((end) => end());
  };
