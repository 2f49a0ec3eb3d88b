/** A drawn face as a chosen file, for the stories: nobody is on it. */
export async function demoPhoto(name = "IMG_0412.jpg", src = "/demo/visage-clair.jpg"): Promise<File> {
  const response = await fetch(src);
  return new File([await response.blob()], name, { type: "image/jpeg" });
}
