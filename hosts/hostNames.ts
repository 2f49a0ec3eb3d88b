/** Applications that install the packed kit: other people's, each a folder here, and the starter templates. */
const hostNames = [
  "next",
  "react-router",
  "mui",
  "mantine",
  "astro",
  "preact",
  "vite",
  "vite-tailwind",
  "vite-react18",
  "webpack",
  "jest",
  "template-diagnosis",
  "template-quote",
  "template-clients",
  "registry",
] as const;

export type HostName = (typeof hostNames)[number];

/** `npm test` tries one of them, since what takes long is the install: that of the older React, which Node renders. */
const chosen = process.env["CARNATION_HOSTS"]?.split(",");
if (chosen?.some((name) => hostNames.every((host) => host !== name))) {
  throw new Error(`CARNATION_HOSTS=${chosen.join()}: there are ${hostNames.join(", ")}.`);
}

/** Tells whether a host is tried in this run: all are where `CARNATION_HOSTS` names none. */
export const isChosen = (name: HostName): boolean => chosen?.includes(name) ?? true;

/** Packages that a host installs: the tarballs of this run, or versions that are on the registry. */
export const packedPackages = {
  ui: process.env["CARNATION_KIT"] ?? "",
  domain: process.env["CARNATION_DOMAIN"] ?? "",
} as const;
