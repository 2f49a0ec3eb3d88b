import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kitFolders } from "./testing/kitFolders.ts";
import { indexSurface } from "./testing/publicApi.ts";
import {
  declaredTypes,
  foreignNames,
  reachableTypes,
  typeNames,
  undocumentedProperties,
} from "./testing/publicTypes.ts";

const source = new URL("./", import.meta.url);
const modules = new Map(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    // The catalogue's keys are the sentences themselves.
    .filter(
      (path) =>
        /\.tsx?$/u.test(path) && !/\.(?:test|stories)\.|testing\/|^foundations\/messages\//u.test(path),
    )
    .map((path) => [path, readFileSync(new URL(path, source), "utf8")] as const),
);
const declared = [...modules].flatMap(([file, code]) => declaredTypes(file, code));
const exported = new Set(
  [...kitFolders(source).values()].flatMap(
    (folder) => indexSurface(new URL(`${folder}/index.ts`, source)).types,
  ),
);
const reachable = reachableTypes(declared, exported);
const props = reachable.filter(({ name }) => exported.has(name));

test("the types of the kit are read", () => {
  expect(exported.size).toBeGreaterThan(150);
  expect(props.flatMap(({ lines }) => lines).length).toBeGreaterThan(800);
});

test("every property that a host meets has a docstring", () => {
  expect(props.flatMap(undocumentedProperties)).toEqual([]);
});

test("an optional property may be handed on as `undefined`", () => {
  const refusing = props.flatMap(({ name, text }) =>
    [...text.replaceAll(/\{[^{}]*\}/gu, "{}").matchAll(/^ {2}readonly (?<key>[\w-]+)\?: (?<type>[^;]+);/gmu)]
      .filter(({ groups }) => !/undefined|ReactNode|never/u.test(groups?.["type"] ?? ""))
      .map(({ groups }) => `${name}.${groups?.["key"] ?? ""}`),
  );
  expect(refusing).toEqual([]);
});

test("no type of a library is part of the API, but React's and the form library's own", () => {
  const leaks = reachable.flatMap(({ name, file, text }) => {
    const foreign = new Set(foreignNames(modules.get(file) ?? "", ["react", "react-hook-form"]));
    return typeNames(text)
      .filter((used) => foreign.has(used))
      .map((used) => `${name} names ${used}`);
  });
  expect(leaks).toEqual([]);
});

test("a type that a property is made of can be imported too", () => {
  // It only says how a callback is compared; a host writes a function.
  const hidden = new Set(["ValueHandler"]);
  const internal = new Set(
    [...modules].flatMap(([, code]) =>
      [...code.matchAll(/^export type (?<name>\w+)/gmu)].map(({ groups }) => groups?.["name"] ?? ""),
    ),
  );
  const missing = props.flatMap(({ name, lines }) =>
    typeNames(lines.join("\n").replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"/gu, ""))
      .filter((used) => internal.has(used) && !exported.has(used) && !hidden.has(used))
      .map((used) => `${name} is made of ${used}`),
  );
  expect(missing).toEqual([]);
});
