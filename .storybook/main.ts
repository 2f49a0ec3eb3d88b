import kit from "../packages/ui/package.json" with { type: "json" };
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { withKitModules } from "./kitModules.ts";
import { withWrittenTypes } from "./writtenTypes.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/ui/src/**/!(*.en).mdx", "../packages/ui/src/**/*.stories.tsx"],
  addons: [
    // Without it a Markdown table is a line of bars.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  // The faces drawn for the demonstration: no photograph of a person stands in a story.
  staticDirs: [
    { from: "../apps/web/public/demo", to: "/demo" },
    {
      from: "../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
      to: "/fonts/hanken-grotesk.woff2",
    },
    {
      from: "../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
      to: "/fonts/newsreader.woff2",
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other generator needs the JavaScript API of TypeScript, which version 7 no longer has.
  typescript: { reactDocgen: "react-docgen", check: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), withKitModules(), withWrittenTypes()],
    resolve: {
      ...vite.resolve,
      conditions: ["@carnation/source", "module", "browser", "development|production"],
    },
    // Found while the tests run, a dependency reloads the page under them: name the kit's own beforehand.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...Object.keys({ ...kit.dependencies, ...kit.peerDependencies }).filter(
          (name) => !/^@(?:fontsource-variable|base-ui)/u.test(name),
        ),
        "@base-ui/react/combobox",
        "@dnd-kit/utilities",
        "@hookform/resolvers/standard-schema",
        "axe-core",
        "lucide-react",
        "react-day-picker/locale",
        "react-hook-form",
        "storybook/theming",
        "valibot",
      ],
    },
  }),
};

export default config;
