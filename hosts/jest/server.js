const { createElement } = require("react");
const { renderToString } = require("react-dom/server");
const { CriterionGauge } = require("@carnation/ui/criterion-gauge");
const { UiProvider } = require("@carnation/ui/provider");

const gauge = createElement(CriterionGauge, {
  label: "Rougeurs",
  value: 46,
  min: 0,
  max: 100,
  unit: "/100",
  bands: [{ tone: "priority" }, { tone: "maintain", from: 50 }, { tone: "strength", from: 70 }],
});
process.stdout.write(renderToString(createElement(UiProvider, { locale: "fr-FR" }, gauge)));
