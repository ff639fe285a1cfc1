/** Where captions stand: above the place of an event, never over each other. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const HEIGHT = 40; // of a caption of one line, with the gap below it
const HALF = 130; // of the width of most captions
const LIST = 280; // a place further to the right is in the list of players: its caption stands to the left of it
const NEAR = 34; // captions closer than this are on top of each other

export function boxOf(node: Element, layer: Element): Box {
  const at = node.getBoundingClientRect();
  const room = layer.getBoundingClientRect();
  return { x: at.left - room.left, y: at.top - room.top, width: at.width, height: at.height };
}

/** Above the place, or below it where that is at the top; beside the list of players; without a place in the middle above. */
export function captionSpot(
  box: Box | null,
  inList: boolean,
  room: { width: number; height: number },
  taken: readonly Spot[] = [],
): Spot {
  const found = spotOf(box, inList, room);
  let y = found.y;
  while (taken.some((one) => Math.abs(one.y - y) < NEAR && Math.abs(one.x - found.x) < 2 * HALF)) y += NEAR;
  return { x: found.x, y };
}

function spotOf(box: Box | null, inList: boolean, room: { width: number; height: number }): Spot {
  if (!box) return { x: room.width / 2, y: 12 };
  if (inList && box.x > LIST) return { x: box.x - HALF - 6, y: box.y + 4 };
  const x = Math.max(HALF, Math.min(room.width - HALF, box.x + box.width / 2));
  const above = box.y - HEIGHT;
  return { x, y: above > 0 ? above : Math.min(box.y + box.height + 6, room.height - 44) };
}
