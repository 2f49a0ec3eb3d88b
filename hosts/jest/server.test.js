/** @jest-environment node */
const { createElement } = require("react");
const { renderToString } = require("react-dom/server");
const { Button } = require("@carnation/ui/button");
const manifest = require("@carnation/ui/package.json");

const entries = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === "object" && target.types !== undefined)
  .map(([path]) => path.replace(".", "@carnation/ui"));

test("a required component is rendered without a document", () => {
  const button = createElement(Button, { variant: "primary" }, "Enregistrer");
  expect(renderToString(button)).toContain("Enregistrer");
});

test.each(entries)("%s can be required", (entry) => {
  expect(() => require(entry)).not.toThrow();
});
