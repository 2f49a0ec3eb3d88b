import { withDrawnCamera } from "./drawnCamera.ts";
import { CLAIRE, openQuickDiagnosis, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

test("the guide takes the photo of a face that holds still by itself, and is gone with the camera", async ({
  playwright,
  product,
  launchOptions,
}) => {
  await withDrawnCamera({ playwright, launchOptions, product }, async (page) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await signIn(page, CLAIRE);
    expect(page.workers()).toEqual([]);
    await openQuickDiagnosis(page, "Prendre une photo");
    await expect(page.getByText("Le guide regarde l’image sur cet appareil.")).toBeVisible();
    await expect(page.getByText("Tout est prêt. Ne bougez plus.")).toBeVisible({ timeout: 150_000 });
    expect(page.workers()).toHaveLength(1);
    await expect(page.getByText(/^Photo dans \d$/u)).toBeAttached();
    await expect(page.getByRole("button", { name: "Analyser" })).toBeVisible();
    await expect.poll(() => page.workers()).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
