import type { ListQuestion, ListState, OnNext, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

const known = listOf(
  parseCustomer("c1", { firstname: "Anaïs", lastname: "Morel", email: "anais@exemple.fr" }),
  parseCustomer("c2", { firstname: "Léa", lastname: "Morel", email: "lea@exemple.fr" }),
);

test.each([
  [false, /^2.clients trouvés$/u, "Aucun client ne correspond à cette recherche."],
  [
    true,
    "Parmi les clients gardés sur cet appareil",
    "Pas trouvé parmi les clients gardés sur cet appareil.",
  ],
])(
  "a client that is not found in a list from the cache (%s) is « %s », « %s »",
  async (fromCache, found, words) => {
    openApp("/user/diagnosis", memoryWorkspace({ customers: { ...known, fromCache } }));
    const search = await screen.findByRole("searchbox", { name: "Rechercher un client" });
    await userEvent.type(search, "mor");
    expect(screen.getByText(found)).toBeDefined();
    await userEvent.type(search, "x");
    expect(screen.getByText(words)).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Effacer la recherche" }));
    expect(screen.getByText("Clients récents")).toBeDefined();
  },
);

test("a client who is not among those that were read is found on the server", async () => {
  const read = Array.from({ length: 200 }, (_, index) =>
    parseCustomer(`c${index}`, { lastname: `Morel ${index}` }),
  );
  const beyond = parseCustomer("zoe", { firstname: "Zoé", lastname: "Zed", email: "zoe@exemple.fr" });
  const customers = {
    watchAsked: (question: ListQuestion, onNext: OnNext<ListState<Customer>>) => {
      expect(question).toEqual({ search: "zoe" });
      onNext(listOf(beyond));
      return () => undefined;
    },
  };
  openApp("/user/diagnosis", memoryWorkspace({ customers: listOf(...read) }, { customers }));
  await userEvent.type(await screen.findByRole("searchbox", { name: "Rechercher un client" }), "zoe");
  expect(screen.getByText("Recherche parmi tous vos clients…")).toBeDefined();
  expect(await screen.findByRole("link", { name: /Zoé Zed/u })).toBeDefined();
});

test("a search that the server does not answer claims nothing about the other clients", async () => {
  const read = Array.from({ length: 200 }, (_, index) =>
    parseCustomer(`c${index}`, { lastname: `Morel ${index}` }),
  );
  const customers: Partial<Workspace["customers"]> = {
    watchAsked: (_question, _onNext, onError) => {
      onError(new CarnationError("unavailable"));
      return () => undefined;
    },
  };
  openApp("/user/diagnosis", memoryWorkspace({ customers: listOf(...read) }, { customers }));
  await userEvent.type(await screen.findByRole("searchbox", { name: "Rechercher un client" }), "zoe");
  expect(await screen.findByText("Pas trouvé parmi les clients gardés sur cet appareil.")).toBeDefined();
});
