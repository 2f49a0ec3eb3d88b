import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, type ReactNode, useLayoutEffect } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { en } from "@carnation/ui/messages/en";
import { fr } from "@carnation/ui/messages/fr";
import { UiProvider } from "@carnation/ui/provider";
import { translateToFrench } from "../frenchWords.ts";
import { type Locale, localeInAddress, localeOf, withLocale } from "../locale.ts";

const catalogues = { "fr-FR": fr, "en-GB": en } as const;

const locale: Locale = localeInAddress(location.search) ?? "fr-FR";

/**
 * Loads the page again, from an address with the language that the toolbar now says. Storybook does the same by itself where
 * examples are still being drawn: the address has to be there before it does.
 */
function useAddressOfLocale({ channel }: DocsContainerProps["context"]): void {
  useLayoutEffect(() => {
    const update = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): void => {
      const chosen = localeOf(globals);
      if (chosen === locale) return;
      history.replaceState(history.state, "", location.pathname + withLocale(location.search, chosen));
      location.reload();
    };
    channel.on(GLOBALS_UPDATED, update);
    return () => {
      channel.off(GLOBALS_UPDATED, update);
    };
  }, [channel]);
}

/**
 * The frame of every page of documentation: the page, the kit's sentences and Storybook's words round the examples are
 * in the chosen language from the first time that they are drawn.
 */
export function LocaleContainer(props: PropsWithChildren<DocsContainerProps>): ReactNode {
  useAddressOfLocale(props.context);
  // After every drawing: the next page of the list comes into the same frame.
  useLayoutEffect(() => {
    const language = locale.slice(0, 2);
    document.documentElement.lang = language;
    // Storybook says that every page is English; one that is not translated is French whatever is chosen.
    const isFrenchOnly = document.querySelector("[data-french-only]") !== null;
    document.querySelector(".sbdocs-content")?.setAttribute("lang", isFrenchOnly ? "fr" : language);
  });
  useLayoutEffect(() => (locale === "fr-FR" ? translateToFrench(document.body) : undefined), []);
  return (
    <UiProvider locale={locale} messages={catalogues[locale]}>
      <DocsContainer {...props} />
    </UiProvider>
  );
}
