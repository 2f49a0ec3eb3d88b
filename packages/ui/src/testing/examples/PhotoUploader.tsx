import { PhotoUploader } from "@carnation/ui/photo-uploader";

export function Example() {
  return <PhotoUploader label="Photo de face" hint="JPEG ou PNG" />;
}
