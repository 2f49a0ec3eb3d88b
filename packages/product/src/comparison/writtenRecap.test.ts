import { recapText } from "@carnation/domain/comparison";
import { describe, expect, it } from "vitest";
import { compared, diagnosis, laterDiagnosis, scores } from "@carnation/domain/testing/diagnoses";
import { example } from "@carnation/domain/testing/exampleComparison";
import type { RecapLength } from "../ai-settings/aiSettings.ts";
import { withFixedSentences, writtenRecapFault, writtenRecapMax } from "./writtenRecap.ts";

/** The recap of the drawn comparison screen, in the figures of the example. */
const good = [
  "En cinq mois, six critères progressent nettement. Le contour de l’œil gagne 13 points et l’hydratation apparente 15 :",
  "le regard paraît plus reposé, la peau plus souple. Les rougeurs reculent (+8 points) mais restent prioritaires.",
  "Les taches pigmentaires perdent sept points (−7) : renforcez la protection solaire et demandez un avis médical.",
].join("\n\n");

const faultOf = (text: string) => writtenRecapFault(text, example, "medium");

describe("a text of a model", () => {
  it("a text of a model is taken when it is plain French with the figures of the comparison", () => {
    expect(faultOf(good)).toBeNull();
    expect(faultOf(recapText(example))).toBeNull();
  });

  it.each([
    ["D’un score de 66 à un score de 81 sur 100.", null],
    ["Entre le 12 juin 2026 et le 21 novembre 2026.", null],
    ["En 162 jours, soit vingt-trois semaines, ou 5 mois.", null],
    ["Treize critères ont été regardés.", null],
    ["Le gain est de 14 points.", "figure"],
    ["Le gain est de +7 points.", "figure"],
    ["La perte est de −13 points.", "figure"],
    ["La perte est de − 13 points.", "figure"],
    ["La perte est de –13 points.", "figure"],
    ["Le gain est de +\u202F13 points.", null],
    ["Le gain est de 1,5 point.", "figure"],
    ["Le gain est de quatre-vingt-dix-sept points.", "figure"],
    ["Le gain est de vingt et une fois cinquante-et-un points.", "figure"],
    ["C’est **très** net.", "markup"],
    ["Voyez https://exemple.fr pour la suite.", "markup"],
    ["Voyez\tcela.", "markup"],
    ["Ce traitement guérit la peau.", "claim"],
    ["Votre patiente sera contente.", "claim"],
  ])("%s", (sentence, fault) => {
    expect(faultOf(`${good}\n${sentence}`)).toBe(fault);
  });

  it("a text of a model is refused in another language, too short, or longer than was asked for", () => {
    const english =
      "The skin of your client is better: the redness has improved and the eyes look rested. ".repeat(2);
    expect(faultOf(english)).toBe("language");
    expect(
      faultOf("Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor elit."),
    ).toBe("language");
    expect(faultOf("…".repeat(100))).toBe("language");
    expect(
      faultOf(`${good} ${"The redness is better and the skin of your face has improved. ".repeat(3)}`),
    ).toBe("language");
    expect(faultOf("La peau progresse.")).toBe("length");
    expect(writtenRecapFault(`${good} ${good} ${good}`, example, "short")).toBe("length");
    expect(writtenRecapFault(`${good} ${good} ${good}`, example, "long")).toBeNull();
  });

  it("a text of a model may be as short and as long as was asked for, without the blanks around it", () => {
    const words = "La peau est plus souple et le regard de votre client reste reposé. ";
    const textOf = (length: number) =>
      `${words
        .repeat(50)
        .slice(0, length - 1)
        .replace(/ $/u, "x")}.`;
    expect([79, 80].map((length) => faultOf(textOf(length)))).toEqual(["length", null]);
    expect(faultOf(`\n  ${textOf(79)}  \n`)).toBe("length");
    for (const [kind, max] of Object.entries(writtenRecapMax)) {
      const judge = (length: number) => writtenRecapFault(textOf(length), example, kind as RecapLength);
      expect([judge(max), judge(max + 1)]).toEqual([null, "length"]);
    }
    expect(writtenRecapFault(`  ${textOf(700)}\n`, example, "short")).toBeNull();
  });

  it("a text of a model judges a comparison of which nothing can be told", () => {
    const apart = compared(
      diagnosis(scores({ 30: 40 })),
      laterDiagnosis(scores({ 30: 60 }), { engineVersion: "2.0.0" }),
    );
    expect(writtenRecapFault(`${good} 77`, apart, "medium")).toBe("figure");
  });

  it("a text of a model is stored typeset, with the sentences that none may leave out", () => {
    const text = withFixedSentences("Belle évolution !\n \nÀ suivre : les taches.\n", example);
    expect(text.split("\n\n")).toEqual([
      "Belle évolution\u202F!",
      "À suivre\u00A0: les taches.",
      expect.stringMatching(/montrée à un médecin\..*ne remplacent pas l’avis d’un médecin\.$/u),
    ]);
  });
});
