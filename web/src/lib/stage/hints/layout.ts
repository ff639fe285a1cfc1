/** Where the arrows and labels of a hint are drawn. Knows no rules: it is given boxes on the page. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 6; // pixels between a place and its label
const HEAD = 18; // pixels that the head of an arrow takes

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const within = (box: Box, room: Box): boolean =>
  box.x >= room.x &&
  box.y >= room.y &&
  box.x + box.width <= room.x + room.width &&
  box.y + box.height <= room.y + room.height;

const overlapWithAll = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** Labels beside their places, where they hide neither a place nor each other; null where there is no room. */
export function placeLabels(places: readonly (Box | null)[], size: Size, room: Box): (Box | null)[] {
  const taken = places.filter((place): place is Box => place !== null);
  return places.map((place) => {
    if (!place) return null;
    const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    const spots = [
      { x: place.x + place.width + GAP, y: middle.y - size.height / 2 },
      { x: place.x - GAP - size.width, y: middle.y - size.height / 2 },
      { x: middle.x - size.width / 2, y: place.y - GAP - size.height },
      { x: middle.x - size.width / 2, y: place.y + place.height + GAP },
    ].map((spot) => ({ ...spot, ...size }));
    const label = spots.find((spot) => within(spot, room) && !overlapWithAll(spot, taken)) ?? null;
    if (label) taken.push(label);
    return label;
  });
}

/** The corner of a room in which a panel hides least. */
export function freeCorner(size: Size, room: Box, shown: readonly Box[], margin = 10): Box {
  const right = room.x + room.width - size.width - margin;
  const bottom = room.y + room.height - size.height - margin;
  const corners = [
    { x: right, y: bottom },
    { x: room.x + margin, y: bottom },
    { x: right, y: room.y + margin },
    { x: room.x + margin, y: room.y + margin },
  ].map((corner) => ({ ...corner, ...size }));
  const hidden = corners.map((corner) => overlapWithAll(corner, shown));
  return corners[hidden.indexOf(Math.min(...hidden))] as Box;
}

/** An arrow from the middle of one box to the edge of the disc in the middle of another: the data of its shaft and head. */
export function arrow(from: Box, to: Box, end = 14): { shaft: string; head: string } | null {
  const a = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const b = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < end + 2 * HEAD) return null;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const tip = { x: b.x - end * ux, y: b.y - end * uy };
  const neck = { x: tip.x - HEAD * ux, y: tip.y - HEAD * uy };
  const side = HEAD * 0.55;
  const left = `${neck.x - side * uy} ${neck.y + side * ux}`;
  const right = `${neck.x + side * uy} ${neck.y - side * ux}`;
  return {
    shaft: `M${a.x} ${a.y}L${neck.x} ${neck.y}`,
    head: `M${tip.x} ${tip.y}L${left}L${right}Z`,
  };
}
