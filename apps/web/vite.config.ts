import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { preloadFonts } from "./vite/preloadFonts.ts";

/** Where the local backend (or the Firebase emulators' hosting) answers `/__/firebase/init.json`. */
const backend = process.env.CARNATION_BACKEND ?? "http://127.0.0.1:5000";

const kit = fileURLToPath(new URL("../../packages/ui/src", import.meta.url));

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts()],
  resolve: {
    conditions: ["@carnation/source", "module", "browser", "development|production"],
    // Tailwind resolves style sheets with conditions of its own, and would want the kit to be built first.
    alias: [
      { find: /^@carnation\/ui\/(theme|tokens|base|page)\.css$/u, replacement: `${kit}/styles/$1.css` },
      { find: /^@carnation\/ui\/(?!fonts)([a-z-]+)\.css$/u, replacement: `${kit}/$1/$1.css` },
    ],
  },
  server: { host: "127.0.0.1", proxy: { "/__/firebase": backend } },
  preview: { host: "127.0.0.1", proxy: { "/__/firebase": backend } },
  // The worker of the capture guide is a module, as it is while developing.
  worker: { format: "es" },
  // The one chunk above the usual 500 kB is the Firestore SDK, which is loaded after sign-in.
  build: {
    outDir: "dist",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Shared chunks may import one another in a circle: without this, one of them runs before what it needs.
        strictExecutionOrder: true,
        // A hundred files of one kilobyte each cost a slow line more in headers and turns than in code.
        codeSplitting: {
          groups: [
            // The pages of the door come with it, and not one round trip later.
            { name: "first", test: /[\\/]sign-in[\\/](?:Login|Auth|SignIn|Reassurance)/u, priority: 3 },
            { name: "first", tags: ["$initial"], priority: 2 },
            // CommonJS is run where it is first asked for, which two shared files that need each other get wrong.
            { name: "first", test: /[\\/]use-sync-external-store[\\/]/u, priority: 2 },
            // A phone loads this page and no other: what it needs must not come with what others share.
            { name: "phone", test: /[\\/]phone[\\/]PhoneScreen/u, priority: 2 },
            {
              name: "shared",
              test: /[\\/](?:packages|node_modules|common)[\\/]/u,
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
