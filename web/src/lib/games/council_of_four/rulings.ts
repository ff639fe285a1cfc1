/** The rulings behind cities, permits and councils. */
const KINDS: Readonly<Record<string, string>> = {
  city: "CF-48",
  permit: "CF-43",
  council: "CF-31",
  colour: "CF-33",
  region: "CF-59",
};

/** The ruling behind a target such as `city:arkon`. */
export const rulingOf = (target: string): string | null => KINDS[target.split(":")[0] ?? ""] ?? null;
