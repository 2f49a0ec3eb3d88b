import { parseCustomer } from "@carnation/product/customer";
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
