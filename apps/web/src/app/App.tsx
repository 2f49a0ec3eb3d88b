import { UiProvider } from "@carnation/ui/provider";
import { Provider, type createStore } from "jotai";
import type { ReactNode } from "react";
import { RouterProvider } from "react-router/dom";
import type { AppRouter } from "./router.tsx";

interface AppProps {
  readonly store: ReturnType<typeof createStore>;
  readonly router: AppRouter;
}

/** The application: its state, its language and its pages. */
export function App({ store, router }: AppProps): ReactNode {
  return (
    <Provider store={store}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>
  );
}
