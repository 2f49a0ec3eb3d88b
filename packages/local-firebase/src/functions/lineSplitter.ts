/** Calls back once per full line of a text that arrives in pieces. */
export function createLineSplitter(onLine: (line: string) => void): (chunk: string) => void {
  let rest = "";
  return (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") onLine(line);
  };
}

/** Reads a line of the functions' output: the SDK's logger writes JSON entries, everything else is text. */
export function readLogLine(line: string): string {
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== "object" || entry === null || !("message" in entry)) return line;
    const severity = "severity" in entry ? `${String(entry.severity)} ` : "";
    return `${severity}${String(entry.message)}`;
  } catch {
    return line;
  }
}
