import { phoneRefusalTexts } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { PhotoUploader, type PhotoUpload } from "@carnation/ui/photo-uploader";
import { useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { PublicPage } from "../../../common/navigation/PublicPage.tsx";
import { useDocumentTitle } from "../../../common/navigation/useDocumentTitle.ts";
import { useOnline } from "../../../common/navigation/useOnline.ts";
import { PhonePicker } from "./PhonePicker.tsx";
import { sendFromPhone } from "./sendFromPhone.ts";

const TITLE = "Prendre la photo";

/** `/telephone#<token>`: takes the one photo of a link, on a phone that is signed in nowhere. */
export function PhoneScreen(): ReactNode {
  const token = useLocation().hash.slice(1);
  const [photo, setPhoto] = useState<File | null>(null);
  const [upload, setUpload] = useState<PhotoUpload | null>(null);
  const online = useOnline();
  useDocumentTitle(TITLE);

  const choose = (chosen: File | null): void => {
    setUpload(null);
    setPhoto(chosen);
  };
  const send = async (sent: File): Promise<void> => {
    if (upload?.state === "running") return;
    const bytes = { transferred: 0, total: sent.size };
    setUpload({ ...bytes, state: "running" });
    const refusal = await sendFromPhone(token, sent);
    setUpload(
      refusal === null
        ? { transferred: sent.size, total: sent.size, state: "success" }
        : { ...bytes, state: "error", message: refusal },
    );
  };
  const sent = upload?.state === "success";
  return (
    <PublicPage>
      <h1>{sent ? "Photo envoyée" : TITLE}</h1>
      {token === "" ? (
        <Alert tone="error" className="mt-5">
          {phoneRefusalTexts.unknown}
        </Alert>
      ) : sent ? (
        <output className="mt-3 block">
          Elle est arrivée sur l’ordinateur, où l’analyse commence. Vous pouvez fermer cette page.
        </output>
      ) : (
        <>
          <p className="mt-2 text-ink-2">
            Elle rejoindra le diagnostic ouvert sur l’ordinateur. Rien n’est gardé sur ce téléphone.
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
            onSend={(chosen) => void send(chosen)}
          />
        </>
      )}
    </PublicPage>
  );
}
