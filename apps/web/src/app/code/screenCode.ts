import type { ComponentType } from "react";
import { type DoorPage, plainPages } from "../routes/plainPages.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { layouts } from "../layouts/layouts.ts";
import { layoutOf, routeOf } from "../routes/routeTable.ts";
import { loadCode } from "../../shared/code/loadCode.ts";

/** The screens of the door whose code is there, by their path. */
const arrived = new Map<string, ComponentType>();

/** The screen of a page of the door, where its code has come before the page is drawn. */
export function arrivedScreen(path: string): ComponentType | undefined {
  return arrived.get(path);
}

/** @throws {CodeNotLoaded} */
export async function loadDoorScreen({ path, load }: DoorPage): Promise<ComponentType> {
  const screen = await loadCode(path, load());
  arrived.set(path, screen);
  return screen;
}

/** The page of the door at an address; the house itself leads to the sign-in. */
function doorPage(pathname: string): DoorPage | undefined {
  const plain = plainPages.find(({ path }) => path === pathname);
  if (plain !== undefined) return plain;
  const route = routeOf(pathname === "/" ? paths.login : pathname);
  return route && layoutOf(route) === "public" ? route : undefined;
}

/** Tells whether an address is the door's: its page is drawn at once, and not after something that stands in for it. */
export function isAtDoor(pathname: string): boolean {
  return doorPage(pathname) !== undefined;
}

/**
 * Loads everything that an address shows side by side, before the first of it can ask for the next. That something does
 * not arrive is told where it is shown.
 * @returns resolves when all of it is there, or will not be
 */
export async function loadScreenCode(pathname: string): Promise<void> {
  const door = doorPage(pathname);
  const route = routeOf(pathname);
  const code = door
    ? [loadDoorScreen(door)]
    : [import("../application/Application.tsx"), route && layouts[layoutOf(route)](), route?.load()];
  await Promise.allSettled(code);
}
