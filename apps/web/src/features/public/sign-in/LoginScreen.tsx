import { Link } from "@carnation/ui/link";
import type { ReactNode } from "react";
import { paths } from "../../../shared/navigation/paths.ts";
import { usePlace } from "../../../shared/navigation/place.ts";
import { PlaceLink } from "../../../shared/navigation/PlaceLink.tsx";
import { returnPathFrom } from "../../../shared/session/returnPath.ts";
import { SignInScreen } from "./SignInScreen.tsx";

/** `/auth/login`: sign-in, then the page that was asked for. */
export function LoginScreen(): ReactNode {
  const { search, state } = usePlace();
  return (
    <SignInScreen
      destination={({ uid }) => ({ to: returnPathFrom(search, state, uid) })}
      joining={
        <p className="mt-5 text-small text-ink-2">
          Pas encore de compte{"\u202F"}?{" "}
          <Link asChild size="sm">
            <PlaceLink to={paths.firstLogin}>Créer un compte</PlaceLink>
          </Link>
        </p>
      }
    />
  );
}
