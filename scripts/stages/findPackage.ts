interface Package {
  /** From the root: `packages/ui`. */
  readonly folder: string;
  /** `@carnation/ui` */
  readonly name: string;
}

type Found =
  | { readonly folder: string }
  | { readonly folder?: undefined; /** Holds what to say to whoever asked. */ readonly problem: string };

const shortName = ({ folder }: Package): string => folder.slice(folder.lastIndexOf("/") + 1);

/** The folder of the package that is called by its name, by its folder or by the last part of either. */
export function findPackage(asked: string, packages: readonly Package[]): Found {
  const wanted = asked.replace(/\/$/u, "");
  const found = packages.find((one) => [one.name, one.folder, shortName(one)].includes(wanted));
  if (found !== undefined) return { folder: found.folder };
  const names = packages.map(shortName).toSorted().join(", ");
  const what = wanted === "" ? "Which package?" : `There is no package « ${wanted} ».`;
  return { problem: `${what} npm run test:quick -- <package>, one of: ${names}.` };
}
