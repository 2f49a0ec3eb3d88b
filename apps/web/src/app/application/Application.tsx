import "../../styles/kit.css";
import { useState, type ReactNode } from "react";
import { RouterProvider } from "react-router/dom";
import { createRouter } from "./router.tsx";

/** Every page, from the address that the browser shows. */
export function Application(): ReactNode {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}
