import * as v from "valibot";
import { RECAP_MODEL_MS, recapModelSettings } from "./recapModelSettings.ts";
import type { RecapModelSettings } from "./recapModelSettings.ts";

/** Describes what a language model is told: its rules, then the measures. */
export interface RecapPrompt {
  readonly system: string;
  readonly user: string;
}

/**
 * Has a language model write.
 * @param name which model
 * @throws Error when it does not answer in time, or with no text
 */
export type RecapModel = (name: string, prompt: RecapPrompt) => Promise<string>;

/** Bytes of the longest answer that is read: what a model writes is a page. */
const ANSWER_MAX = 200_000;

const answerSchema = v.object({
  choices: v.tupleWithRest([v.object({ message: v.object({ content: v.string() }) })], v.unknown()),
});

/** A model behind the chat interface that hosted and local services share (`chat/completions`). */
export function httpRecapModel(
  { baseUrl, token }: RecapModelSettings,
  timeoutMs: number = RECAP_MODEL_MS,
): RecapModel {
  return async (name, { system, user }) => {
    const response = await fetch(new URL("chat/completions", baseUrl), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        model: name,
        temperature: 0.2,
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
      }),
      // Measures of a person go where the configuration says, and nowhere that this place may point at.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The model answered ${response.status}`);
    const text = await response.text();
    if (text.length > ANSWER_MAX) throw new Error("The model answered too much");
    return v.parse(answerSchema, JSON.parse(text)).choices[0].message.content;
  };
}

/** The models of this deployment; `null` without any. */
export function configuredRecapModel(): RecapModel | null {
  const settings = recapModelSettings();
  return settings && httpRecapModel(settings);
}
