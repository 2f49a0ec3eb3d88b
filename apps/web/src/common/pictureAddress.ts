/**
 * A picture of this device as an address, for what shows it.
 * @throws {Error} when it cannot be read
 */
export function pictureAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The picture cannot be read")));
    reader.readAsDataURL(picture);
  });
}
