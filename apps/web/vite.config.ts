import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { readBundleManifests } from "./vite/bundleManifests.ts";
import { kitSheets } from "./vite/kitSheets.ts";
import { libheifLicence } from "./vite/libheifLicence.ts";
import { noChunkCycles } from "./vite/noChunkCycles.ts";
import { preloadFirst } from "./vite/preloadFirst.ts";
import { serviceWorker } from "./vite/serviceWorker.ts";

/** Where the local backend (or the Firebase emulators' hosting) answers `/__/firebase/init.json`. */
const backend = process.env.CARNATION_BACKEND ?? "http://127.0.0.1:5000";

const { inChunks, replacements } = readBundleManifests(
  fileURLToPath(new URL("../../packages", import.meta.url)),
);

/** Matches a module that any of the tests matches. */
const anyOf =
  (...tests: readonly (RegExp | ((id: string) => boolean))[]) =>
  (id: string): boolean =>
    tests.some((test) => (test instanceof RegExp ? test.test(id) : test(id)));

/**
 * What every page is drawn with: what both the door and the pages behind it show is a part of it, for otherwise whoever is
 * signed in would load the forms of the door.
 */
const first = anyOf(
  /[\\/]web[\\/]src[\\/](?:render|shared[\\/](?:(?:session|navigation)[\\/]\w+|photo[\\/]photoStore))\.tsx?$/u,
  inChunks("essentials"),
);

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFirst(), noChunkCycles(), libheifLicence(), serviceWorker()],
  resolve: {
    conditions: ["@carnation/source", "module", "browser", "development|production"],
    alias: [...kitSheets(), ...replacements],
  },
  // Of who answers people, the key of App Check, and its own version, which a deployment names as it builds; nobody and none without.
  define: {
    "import.meta.env.CARNATION_VERSION": JSON.stringify(process.env.CARNATION_VERSION?.trim() ?? ""),
    "import.meta.env.CARNATION_APP_CHECK_KEY": JSON.stringify(
      process.env.CARNATION_APP_CHECK_KEY?.trim() ?? "",
    ),
    "import.meta.env.CARNATION_SUPPORT_EMAIL": JSON.stringify(
      process.env.CARNATION_SUPPORT_EMAIL?.trim() ?? "",
    ),
  },
  server: { host: "127.0.0.1", proxy: { "/__/firebase": backend, "/legal.json": backend } },
  preview: { host: "127.0.0.1", proxy: { "/__/firebase": backend, "/legal.json": backend } },
  // The worker of the capture guide is a module, as it is while developing.
  worker: { format: "es" },
  // The one chunk near the usual 500 kB is the reader of PDFs, which is loaded when one is shown.
  build: {
    outDir: "dist",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // The first page names every file: one that is called by all the pages that share it costs as much as a screen.
        chunkFileNames: ({ name }) => `assets/${name.replace(/^shared~.*/u, "shared")}-[hash].js`,
        // A hundred files of one kilobyte each cost a slow line more in headers and turns than in code.
        codeSplitting: {
          groups: [
            // What is shown together comes together (decision 048): each takes what it imports, but for what is taken above.
            { name: "index", tags: ["$initial"], priority: 9 },
            { name: "first", test: first, priority: 8 },
            { name: "sign-in", test: /[\\/]sign-in[\\/](?:Login|Auth|SignIn|Reassurance)/u, priority: 7 },
            // What a phone with a link and a page behind the door both show: neither loads the other for it.
            {
              name: "shown",
              test: anyOf(
                /[\\/]web[\\/]src[\\/]shared[\\/](?:browser[\\/](?:redraw|decodePicture)|heic[\\/])/u,
                // The formats of pictures are told as a list, on a phone as on every page.
                /[\\/]packages[\\/]domain[\\/].*[\\/]format[\\/](?:listFormat|formatOptions)/u,
                inChunks("media"),
              ),
              minShareCount: 2,
              priority: 8,
            },
            // A phone loads this page and no other: what it needs must not come with what others share.
            { name: "phone", test: /[\\/]phone[\\/]PhoneScreen/u, priority: 7 },
            { name: "connection", test: /[\\/]session[\\/]connect\.ts$/u, priority: 7 },
            {
              name: "frame",
              test: /[\\/]app[\\/](?:application[\\/]Application|layouts[\\/]CustomerLayout)\.tsx$/u,
              priority: 6,
            },
            { name: "files", test: /[\\/]openFiles\.ts$/u, priority: 5 },
            // Read before the workspace, which reads with the same small SDK.
            { name: "first-clients", test: /[\\/]readLastAnalysed\.ts$/u, priority: 5 },
            { name: "results", test: /[\\/]ResultsScreen\.tsx$/u, priority: 5 },
            // Calls of the backend before sign-in as well: a forgotten password must not load the workspace.
            { name: "calls", test: /[\\/]accountCommands\.ts$/u, priority: 5 },
            {
              name: "domain",
              test: /[\\/]packages[\\/](?:domain|product)[\\/]/u,
              minShareCount: 2,
              priority: 4,
            },
            { name: "workspace", test: /[\\/]openWorkspace\.ts$/u, priority: 3 },
            // The words of what is sold and those of its fields need each other.
            {
              name: "sales",
              test: inChunks("sales"),
              minShareCount: 2,
              priority: 2,
            },
            // A table and the page of a list need each other's parts, and pages have the one without the other.
            {
              name: "list",
              test: anyOf(
                /[\\/]web[\\/]src[\\/]shared[\\/]list[\\/]ListPage|[\\/]@tanstack[\\/]/u,
                inChunks("tables"),
              ),
              minShareCount: 2,
              priority: 2,
            },
            // The form of a record with its picture and the sending of it: its parts need each other.
            {
              name: "records",
              test: /[\\/]web[\\/]src[\\/]shared[\\/](?:resource[\\/]|list[\\/]re)/u,
              minShareCount: 2,
              priority: 2,
            },
            // A chart and its frame need each other, and pages have the frame without the bars.
            {
              name: "charts",
              test: inChunks("charts"),
              minShareCount: 2,
              priority: 2,
            },
            // The page of a form keeps what was typed: its parts need each other.
            {
              name: "forms",
              test: /[\\/]web[\\/]src[\\/]shared[\\/]forms[\\/](?:Form|use)/u,
              minShareCount: 2,
              priority: 2,
            },
            // The fields that search their choices, with what stands under them: its parts need each other.
            {
              name: "choices",
              test: anyOf(
                /[\\/]node_modules[\\/](?:@base-ui|use-sync-external-store)[\\/]/u,
                inChunks("choices"),
              ),
              minShareCount: 2,
              priority: 2,
            },
            // The photo of a diagnosis with what reads and frames it: its parts need each other.
            {
              name: "faces",
              test: /[\\/]shared[\\/](?:diagnosis[\\/]DiagnosisPhoto|photo[\\/]useKeptPhoto|watch[\\/]useLastDiagnosis)|[\\/]photo-parts[\\/]/u,
              minShareCount: 2,
              priority: 2,
            },
            // The consents of a client with their signature: its parts need each other.
            {
              name: "consents",
              test: anyOf(/[\\/]web[\\/]src[\\/]shared[\\/]consent[\\/]/u, inChunks("consents")),
              minShareCount: 2,
              priority: 2,
            },
            // Icons import nothing but each other's maker: a chunk of their own keeps the others out of circles.
            {
              name: "icons",
              test: anyOf(/[\\/]node_modules[\\/]lucide-react[\\/]/u, inChunks("icons")),
              minShareCount: 2,
              priority: 2,
            },
            // What is left, and is in several pages: small ones are put together, whatever they are about.
            {
              name: "shared",
              test: /[\\/](?:packages|node_modules|shared)[\\/]/u,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 16_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
