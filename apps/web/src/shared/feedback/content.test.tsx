import type { DocumentState, ListState } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { QueryState } from "../state/queryState.ts";
import { DocumentContent } from "./DocumentContent.tsx";
import { ListContent } from "./ListContent.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

const offline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
const failed = { status: "failed", error: new CarnationError("internal") } as const;
const ready = { status: "ready", fromCache: false, unreadable: 0 } as const;

function list(watched: QueryState<ListState<string>>): string {
  const { container } = render(
    <ListContent watched={watched} onRetry={() => undefined} skeleton="…" empty="Aucun client.">
      {(items) => items.join(", ")}
    </ListContent>,
  );
  return container.textContent;
}

function single(watched: QueryState<DocumentState<string>>): string {
  const { container } = render(
    <DocumentContent watched={watched} onRetry={() => undefined} skeleton="…" missing="Introuvable.">
      {(value) => value}
    </DocumentContent>,
  );
  return container.textContent;
}

describe("a list", () => {
  test("a list is empty when the server says so", () => {
    expect(list({ ...ready, value: [] })).toBe("Aucun client.");
  });

  test("a list that was not read is not said to be empty, off line or while the service is down", () => {
    expect(list({ status: "unread" })).toBe(
      "Le service ne répond pas pour l’instant.Cet appareil n’en a rien gardé. Le contenu s’affichera de lui-même dès que le service répondra.",
    );
    offline();
    expect(list({ status: "unread" })).toBe(
      "Pas encore lu hors connexion.Cet appareil n’en a rien gardé. Le contenu s’affichera de lui-même au retour de la connexion.",
    );
  });

  test.each([
    [1, "1\u00A0élément illisible n’est pas affiché."],
    [2, "2\u00A0éléments illisibles ne sont pas affichés."],
  ])(
    "a list with %i malformed documents says so under the others, and is not empty without others",
    (count, note) => {
      expect(list({ ...ready, value: ["Léa"], unreadable: count })).toBe(`Léa${note}`);
      expect(list({ ...ready, value: [], unreadable: count })).toBe(note);
    },
  );

  test("a list from the cache says so at once, and once for all lists of the page", () => {
    const note = "Gardé sur cet appareil\u00A0: la liste a pu changer depuis.";
    const cached = { ...ready, value: ["Léa"], fromCache: true };
    expect(list(cached)).toBe(`Léa${note}`);
    expect(list(cached)).toBe("Léa");
    cleanup();
    expect(list(cached)).toBe(`Léa${note}`);
  });

  test("a list from the cache is not said to be empty", () => {
    const words = list({ ...ready, value: [], fromCache: true });
    expect(words).toContain("Rien n’en est gardé sur cet appareil.");
    expect(words).not.toContain("Aucun client.");
  });

  test("a list fails alone", () => {
    expect(list(failed)).toContain("Un problème est survenu de notre côté.");
  });
});

describe("a document", () => {
  test("a document is missing when the server says so", () => {
    expect(single({ status: "missing" })).toBe("Introuvable.");
  });

  test("a document that was not read is not said to be missing", () => {
    offline();
    expect(single({ status: "unread" })).toContain("Pas encore lu hors connexion.");
  });

  test("a document that is malformed is said to be there", () => {
    expect(single({ status: "unreadable" })).toContain("Cet élément est enregistré, mais il est illisible.");
  });

  test("a document is shown, from the cache too", () => {
    expect(single({ status: "ready", value: "Léa", fromCache: true })).toBe("Léa");
  });

  test("a document fails alone", () => {
    expect(single(failed)).toContain("Un problème est survenu de notre côté.");
  });
});
