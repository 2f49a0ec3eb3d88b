import { UiProvider } from "@carnation/ui/provider";
import { Provider, type createStore } from "jotai";
import { useState, type ComponentType, type ReactNode } from "react";
import { Door } from "./pre-auth/PreAuthShell.tsx";

interface AppProps {
  readonly store: ReturnType<typeof createStore>;
}

/** The application: its state, its language and its pages. Whoever has not come in yet stands at its door. */
export function App({ store }: AppProps): ReactNode {
  const [entered, setEntered] = useState<{ readonly Application: ComponentType } | null>(null);
  return (
    <Provider store={store}>
      <UiProvider>
        {entered === null ? (
          <Door onEnter={(Application) => setEntered({ Application })} />
        ) : (
          <entered.Application />
        )}
      </UiProvider>
    </Provider>
  );
}
