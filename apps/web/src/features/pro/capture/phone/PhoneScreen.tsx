import "../../../../styles/phone.css";
import { PHONE_LINK_MINUTES, phoneRefusalTexts } from "@carnation/product/phone";
import { Alert } from "@carnation/ui/alert";
import { PhotoUploader } from "@carnation/ui/photo-uploader";
import { useSyncExternalStore, type ReactNode } from "react";
import { PublicPage } from "../../../../shared/navigation/PublicPage.tsx";
import { useDocumentTitle } from "../../../../shared/navigation/useDocumentTitle.ts";
import { useOnline } from "../../../../shared/navigation/useOnline.ts";
import { PhonePicker } from "./PhonePicker.tsx";
import { usePhonePhoto } from "./usePhonePhoto.ts";

const TITLE = "Prendre la photo";

function onAddress(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

/** `/telephone#<token>`: takes the one photo of a link, on a phone that is signed in nowhere. */
export function PhoneScreen(): ReactNode {
  // Another code that is scanned on the same page changes nothing but this.
  const token = useSyncExternalStore(onAddress, () => window.location.hash.slice(1));
  useDocumentTitle(TITLE);
  return token === "" ? (
    <PublicPage>
      <h1>{TITLE}</h1>
      <Alert tone="error" className="mt-5">
        {phoneRefusalTexts.unknown}
      </Alert>
    </PublicPage>
  ) : (
    <PhonePhoto key={token} token={token} />
  );
}

function PhonePhoto({ token }: { readonly token: string }): ReactNode {
  const { photo, upload, kept, choose, send } = usePhonePhoto(token);
  const online = useOnline();
  const sent = upload?.state === "success";
  return (
    <PublicPage>
      <h1>{sent ? "Photo envoyée" : TITLE}</h1>
      {sent ? (
        <output className="mt-3 block">
          Elle est arrivée sur l’ordinateur, où l’analyse commence. Vous pouvez fermer cette page.
        </output>
      ) : (
        <>
          <p className="mt-2 text-ink-2">
            Elle rejoindra le diagnostic ouvert sur l’ordinateur.{" "}
            {kept
              ? `D’ici là elle est gardée sur ce téléphone, ${PHONE_LINK_MINUTES}\u00A0minutes au plus, puis effacée.`
              : "Ce navigateur ne peut pas la garder\u00A0: ne fermez ni ne rechargez cette page avant la fin de l’envoi."}
          </p>
          <PhotoUploader
            className="mt-6"
            label="Photo du diagnostic"
            source={<PhonePicker onPhoto={choose} />}
            otherLabel="Reprendre"
            value={photo}
            onValueChange={choose}
            upload={upload}
            offline={!online}
            sendLabel="Envoyer"
            onSend={send}
          />
        </>
      )}
    </PublicPage>
  );
}
