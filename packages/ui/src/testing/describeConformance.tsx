import { render } from "@testing-library/react";
import { cloneElement, createRef, type ReactElement, type RefAttributes } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

interface ConformanceProps extends RefAttributes<Element> {
  readonly className?: string | undefined;
  readonly "data-testid"?: string;
  readonly "aria-describedby"?: string;
}

interface ConformanceOptions {
  /**
   * Place where other attributes and `ref` go: the root, or the native control of a field, whose `className` stays
   * on the root.
   * @default "root"
   */
  readonly restTo?: "root" | "control";
}

/** Gives what every component of the kit does alike, checked in one line per test file. */
export function describeConformance(
  element: ReactElement<unknown>,
  { restTo = "root" }: ConformanceOptions = {},
): void {
  const subject = element as ReactElement<ConformanceProps>;

  describe("conformance", () => {
    test("hands other attributes and the ref to the same element", () => {
      const ref = createRef<Element>();
      const { getByTestId } = render(cloneElement(subject, { "data-testid": "subject", ref }));
      expect(ref.current).toBe(getByTestId("subject"));
    });

    test("keeps its class beside the host's", () => {
      const { baseElement, getByTestId } = render(
        cloneElement(subject, { "data-testid": "subject", className: "host-class" }),
      );
      const root = baseElement.querySelector(".host-class");
      const subjectNode = getByTestId("subject");
      expect(root?.getAttribute("class")).toMatch(/\bcn-/u);
      expect(restTo === "root" ? root === subjectNode : root?.contains(subjectNode)).toBe(true);
    });

    test("keeps the host's description beside its own", () => {
      const { getByTestId } = render(
        cloneElement(subject, { "data-testid": "subject", "aria-describedby": "host-words" }),
      );
      const ids = getByTestId("subject").getAttribute("aria-describedby") ?? "";
      expect(ids.split(" ")).toContain("host-words");
    });

    // A portal is outside the container, and renders nothing on a server: empty on both sides.
    test("renders on a server what it renders in a browser", () => {
      const markup = renderToString(subject);
      const { container } = render(subject);
      const template = document.createElement("template");
      template.innerHTML = markup;
      expect(template.content.textContent).toBe(container.textContent);
      expect(template.content.firstElementChild?.getAttribute("class")).toBe(
        container.firstElementChild?.getAttribute("class"),
      );
    });
  });
}
