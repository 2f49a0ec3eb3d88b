import "../packages/ui/src/styles/fonts.css";
import "../packages/ui/src/styles/styles.css";
import "../packages/ui/src/styles/page.css";
import "./patterns.css";
import "./preview.css";
import "./foundations.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { en } from "@carnation/ui/messages/en";
import { fr } from "@carnation/ui/messages/fr";
import { UiProvider } from "@carnation/ui/provider";
import { LocaleContainer } from "./docs/LocaleContainer.tsx";
import { PageTitle } from "./docs/PageTitle.tsx";
import { bilingualDescriptions } from "./bilingualDescriptions.ts";
import { docsTheme } from "./docsTheme.ts";
import { withMatrix } from "./Matrix.tsx";
import { keepFocusOfPage } from "./quietFrame.ts";
import { readableTypes } from "./readableTypes.ts";

keepFocusOfPage();

const themes = ["auto", "clair", "sombre"] as const;
type Theme = (typeof themes)[number];
const dataTheme: Readonly<Record<Theme, string | undefined>> = {
  auto: undefined,
  clair: "light",
  sombre: "dark",
};
const languages = { "fr-FR": fr, "en-GB": en } as const;

// An example in a window of its own is drawn in the language of the page around it.
const frame = window.frameElement;
const pageAround = frame?.closest(".docs-story") ? frame.ownerDocument.documentElement.lang : "fr";
const firstLocale = pageAround === "en" ? "en-GB" : "fr-FR";

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/**
 * Sets theme and motion on the document, as a host does, and the language through the kit's provider. A page of
 * documentation stays light and holds several stories: there, the theme goes round each story.
 */
const withKit: Decorator = function WithKit(Story, { globals, viewMode }) {
  const theme = isTheme(globals["theme"]) ? globals["theme"] : "auto";
  const locale = globals["locale"] === "en-GB" ? "en-GB" : "fr-FR";
  const motion = globals["motion"] === "reduit" ? "reduced" : undefined;
  const inDocs = viewMode === "docs";
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale.slice(0, 2);
    root.toggleAttribute("data-reduced-motion", motion === "reduced");
    const chosen = inDocs ? "light" : dataTheme[theme];
    if (chosen === undefined) {
      delete root.dataset["theme"];
    } else {
      root.dataset["theme"] = chosen;
    }
  }, [theme, locale, motion, inDocs]);
  return (
    <UiProvider locale={locale} messages={languages[locale]}>
      {inDocs ? (
        <div data-theme={dataTheme[theme] ?? "light"} className="docs-theme">
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </UiProvider>
  );
};

const preview: Preview = {
  decorators: [withMatrix, withKit],
  argTypesEnhancers: [bilingualDescriptions, readableTypes],
  tags: ["autodocs"],
  initialGlobals: { theme: "clair", locale: firstLocale, motion: "normal" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "clair", title: "Light" },
          { value: "sombre", title: "Dark" },
          { value: "auto", title: "As the system" },
        ],
      },
    },
    locale: {
      description: "Langue / Language",
      toolbar: {
        title: "Langue / Language",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "fr-FR", title: "Français" },
          { value: "en-GB", title: "English" },
        ],
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        title: "Motion",
        icon: "lightning",
        dynamicTitle: true,
        items: [
          { value: "normal", title: "Normal motion" },
          { value: "reduit", title: "Reduced motion" },
        ],
      },
    },
  },
  parameters: {
    // The tests look more closely: see `checks/`.
    a11y: { test: "__vitest_browser__" in globalThis ? "off" : "error" },
    docs: {
      theme: docsTheme,
      container: LocaleContainer,
      components: { h1: PageTitle },
      extractComponentDescription: () => "",
    },
    controls: { expanded: true, sort: "requiredFirst" },
    backgrounds: { disable: true },
    viewport: {
      options: {
        telephone: { name: "Téléphone, 390 px", styles: { width: "390px", height: "844px" } },
        tablette: { name: "Tablette, 820 px", styles: { width: "820px", height: "1180px" } },
        bureau: { name: "Bureau, 1440 px", styles: { width: "1440px", height: "900px" } },
      },
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Getting started",
          "Foundations",
          ["Colours", "*", "Brand", "Keys", "Link", "Spinner", "VisuallyHidden"],
          "What is new",
          "Migration",
          "Patterns",
          "Criteria",
          "Photo",
          "Care",
          "Layout",
          "Data",
          "Fields",
          "Actions",
          "Navigation",
          "Overlays",
          "Feedback",
          "Shell",
          "*",
        ],
      },
    },
  },
};

export default preview;
