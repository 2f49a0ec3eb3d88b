import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, type ReactNode, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { en } from "@carnation/ui/messages/en";
import { fr } from "@carnation/ui/messages/fr";
import { UiProvider } from "@carnation/ui/provider";
import { translateToFrench } from "../frenchWords.ts";
import { type Locale, localeInAddress, localeOf } from "../locale.ts";

const catalogues = { "fr-FR": fr, "en-GB": en } as const;

/** The chosen locale: that of the address at first, then whatever the toolbar says. */
function useChosenLocale({ channel }: DocsContainerProps["context"]): Locale {
  const [locale, setLocale] = useState<Locale>(() => localeInAddress(location.search) ?? "fr-FR");
  useLayoutEffect(() => {
    const update = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): void => {
      setLocale(localeOf(globals));
    };
    channel.on(GLOBALS_UPDATED, update);
    return () => {
      channel.off(GLOBALS_UPDATED, update);
    };
  }, [channel]);
  return locale;
}

/**
 * The frame of every page of documentation: the page, the kit's sentences and Storybook's words round the examples are
 * in the chosen language from the first time that they are drawn.
 */
export function LocaleContainer(props: PropsWithChildren<DocsContainerProps>): ReactNode {
  const locale = useChosenLocale(props.context);
  // After every drawing: the next page of the list comes into the same frame.
  useLayoutEffect(() => {
    const language = locale.slice(0, 2);
    document.documentElement.lang = language;
    // Storybook says that every page is English; one that is not translated is French whatever is chosen.
    const isFrenchOnly = document.querySelector("[data-french-only]") !== null;
    document.querySelector(".sbdocs-content")?.setAttribute("lang", isFrenchOnly ? "fr" : language);
  });
  useLayoutEffect(() => (locale === "fr-FR" ? translateToFrench(document.body) : undefined), [locale]);
  return (
    <UiProvider locale={locale} messages={catalogues[locale]}>
      {/* Examples in windows of their own load again, in the other language. */}
      <DocsContainer key={locale} {...props} />
    </UiProvider>
  );
}
