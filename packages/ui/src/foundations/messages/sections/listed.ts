/** « a, b et c » */
export function listed(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${and} ${last}` : last;
}

/** A part of a list that is said only when there is something to say. */
export const present = (count: number, text: string): string[] => (count > 0 ? [text] : []);
