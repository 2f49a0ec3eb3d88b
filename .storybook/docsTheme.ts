import { create } from "storybook/theming";
import { colours, fonts } from "@carnation/tokens";

/** The pages of documentation in the kit's own face and light colours. */
export const docsTheme = create({
  base: "light",
  fontBase: fonts.sans,
  textColor: colours.ink.light,
  textMutedColor: colours["ink-3"].light,
  colorSecondary: colours["accent-strong"].light,
  appContentBg: colours.ground.light,
  appPreviewBg: colours.ground.light,
  appBorderColor: colours.line.light,
});
