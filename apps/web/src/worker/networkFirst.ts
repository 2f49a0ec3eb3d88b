/** Sources of an answer. */
export interface AnswerSources<Answer> {
  /** The request that is under way. */
  readonly network: Promise<Answer>;
  /** Reads what was kept from an earlier answer; undefined where nothing was. */
  readonly kept: () => Promise<Answer | undefined>;
  /** Milliseconds that the network may take where something is kept. */
  readonly limitMs: number;
}

/**
 * Answers from the network, or with what was kept once the network fails or takes longer than its limit. Where nothing was
 * kept it waits for the network, however long that takes.
 * @throws the network's error where nothing was kept
 */
export async function networkFirst<Answer>({
  network,
  kept,
  limitMs,
}: AnswerSources<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), limitMs);
  });
  try {
    const first = await Promise.race([network, late]);
    if (first !== "late") return first;
    return (await kept()) ?? (await network);
  } catch (failure) {
    const answer = await kept();
    if (answer !== undefined) return answer;
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}
