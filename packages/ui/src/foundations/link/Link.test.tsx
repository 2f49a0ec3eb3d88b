import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Link } from "./Link.tsx";

test("Enter follows it, and the router's own link keeps its look", async () => {
  const follow = vi.fn();
  render(
    <Link asChild>
      <a
        href="#evolution"
        onClick={(event) => {
          event.preventDefault();
          follow();
        }}
      >
        Voir l’évolution
      </a>
    </Link>,
  );
  await userEvent.tab();
  const link = screen.getByRole("link", { name: "Voir l’évolution" });
  expect(document.activeElement).toBe(link);
  expect(link.className).toBe("cn-link");
  await userEvent.keyboard("{Enter}");
  expect(follow).toHaveBeenCalledOnce();
});
