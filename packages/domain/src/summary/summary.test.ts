import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criteria } from "../criterion/criteria.ts";
import type { Criterion } from "../criterion/criterion.ts";
import { parseDiagnosisResult } from "../result/parseDiagnosisResult.ts";
import { entry } from "../testing/resultEntries.ts";
import { bestFirst, canLead, priorities, strengths } from "./highlights.ts";
import { synthesis } from "./synthesis.ts";
import { synthesisWords } from "./synthesisWords.ts";

const mixed = parseDiagnosisResult(
  [
    entry(30, 88),
    entry(31, 30),
    entry(32, 45),
    entry(35, 20),
    entry(36, 92),
    entry(39, 66),
    entry(50, 72),
    entry(51, 60),
    entry(999, 4),
  ],
  { realAge: 60 },
);
const ids = (results: ReturnType<typeof strengths>) => results.map(({ criterion }) => criterion.id);

describe("strengths and priorities", () => {
  it("strengths and priorities are the furthest from their own limits, ages left out", () => {
    expect(ids(strengths(mixed))).toEqual([999, 30, 36]);
    expect(ids(priorities(mixed))).toEqual([35, 32, 39]);
  });

  it("leave out the criteria that the professional has hidden", () => {
    expect(ids(strengths(mixed, { hidden: [999, 30] }))).toEqual([36, 50]);
    expect(ids(priorities(mixed, { limit: 1, hidden: [35] }))).toEqual([32]);
  });

  it("leave out what was measured with low confidence, also where nothing else was", () => {
    const unsure = (id: number, value: number) => {
      const sure = entry(id, value);
      return { ...sure, result: { ...sure.result, confidence: "low" } };
    };
    const some = parseDiagnosisResult([unsure(37, 100), entry(30, 88), unsure(50, 10), entry(35, 20)]);
    expect(ids(strengths(some))).toEqual([30]);
    expect(ids(priorities(some))).toEqual([35]);
    const none = parseDiagnosisResult([unsure(37, 100), unsure(50, 10)]);
    expect(ids(strengths(none))).toEqual([]);
    expect(ids(priorities(none))).toEqual([]);
    expect([canLead(some), canLead(none)]).toEqual([true, false]);
    expect(synthesis(none)).toMatch(/^Aucune mesure de cette photo n’est assez sûre/u);
  });

  it("strengths and priorities are found at the other end of the range where lower is better", () => {
    const turned = criteria.map((criterion): Criterion => {
      const { id } = criterion;
      return id === 30 || id === 32
        ? { ...criterion, direction: "lower", thresholds: { good: 30, medium: 50 } }
        : criterion;
    });
    const entries = [entry(30, 5), entry(50, 80), entry(32, 90), entry(51, 45)];
    const result = parseDiagnosisResult(entries, { criteria: turned });
    expect(ids(strengths(result))).toEqual([30, 50]);
    expect(ids(priorities(result))).toEqual([32, 51]);
  });

  it("strengths and priorities never share a criterion, never exceed the limit and never hold an unmeasured one", () => {
    const values = fc.array(fc.option(fc.double({ min: 0, max: 130, noNaN: true })), {
      minLength: criteria.length,
      maxLength: criteria.length,
    });
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 13 }), (scores, limit) => {
        const entries = criteria.flatMap(({ id }, index) => {
          const score = scores[index];
          return score == null ? [] : [entry(id, score)];
        });
        const result = parseDiagnosisResult(entries);
        const best = strengths(result, { limit });
        const worst = priorities(result, { limit });
        expect(best.length).toBeLessThanOrEqual(limit);
        expect(worst.length).toBeLessThanOrEqual(limit);
        expect(ids(best).filter((id) => ids(worst).includes(id))).toEqual([]);
        for (const { value } of [...best, ...worst]) expect(value).not.toBeNull();
      }),
    );
  });
});

describe("the order of criteria for the client", () => {
  it("the order of criteria for the client is the best first, whatever the scale, without ages and hidden criteria", () => {
    expect(ids([...bestFirst(mixed)])).toEqual([999, 36, 30, 50, 39, 51, 32, 35]);
    expect(ids([...bestFirst(mixed, [999, 36])])[0]).toBe(30);
  });
});

describe("synthesis", () => {
  it("synthesis says what is good, then what to aim at, in words of its own", () => {
    expect(synthesis(mixed)).toBe(
      "Ovale net, teint apaisé, peau nette. " +
        "Trois axes pour les semaines à venir\u00A0: affiner le grain de peau, unifier le teint et prévenir les taches.",
    );
  });

  it("synthesis says together what is good of one subject, and counts any number of aims", () => {
    const result = parseDiagnosisResult([entry(36, 96), entry(51, 90), entry(33, 84), entry(30, 46)]);
    expect(synthesis(result)).toBe(
      "Peau confortable et nette, regard reposé. Un axe pour les semaines à venir\u00A0: apaiser les rougeurs.",
    );
    const many = parseDiagnosisResult([30, 32, 35, 36].map((id) => entry(id, 10)));
    expect(synthesis(many, { limit: 4 })).toMatch(/^4 axes pour les semaines à venir/u);
  });

  it("synthesis has words for each criterion, and none that a doctor would say", () => {
    const said = Object.values(synthesisWords).flatMap(({ praise, aim }) => [...praise, aim]);
    expect(said.filter((words) => words === "" || /trait(?:er|ement)|soigner|guérir/u.test(words))).toEqual(
      [],
    );
  });

  it("reassures when there is no priority", () => {
    expect(synthesis(parseDiagnosisResult([entry(30, 88)]))).toBe(
      "Teint apaisé. " +
        "Aucun besoin prioritaire identifié\u00A0: continuez votre routine et protégez votre peau du soleil.",
    );
  });

  it("synthesis leaves out what the professional has hidden", () => {
    const result = parseDiagnosisResult([entry(30, 88), entry(35, 20)]);
    expect(synthesis(result, { hidden: [30] })).toBe(
      "Un axe pour les semaines à venir\u00A0: affiner le grain de peau.",
    );
  });

  it("synthesis says so when nothing but an age was measured", () => {
    expect(synthesis(parseDiagnosisResult([entry(31, 40)]))).toBe(
      "Aucun critère n’a pu être évalué sur cette photo.",
    );
  });
});
