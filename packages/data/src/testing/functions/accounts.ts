// Joining, leaving, and the devices that are told of the news.
import { FUNCTIONS_REGION as region } from "@carnation/product/limits";
import { getFirestore } from "firebase-admin/firestore";
import { HttpsError, onCall } from "firebase-functions/https";

/** Stores what arrives, so that a test sees what was sent; a link that is no longer one fails as the server says it. */
const joining = (name: string, answer: object) =>
  onCall<{ code?: string; password?: string }>({ region }, async ({ data }) => {
    if (data.code === "expired") {
      const message = "Ce lien a expiré ou a déjà servi. Demandez un nouveau lien.";
      throw new HttpsError("invalid-argument", message, { code: "expired-link" });
    }
    await getFirestore().doc(`elsewhere/${name}`).set(data);
    return answer;
  });

export const requestsignup = joining("requestsignup", {});

export const readinvitation = joining("readinvitation", {
  email: "ines@exemple.fr",
  firstname: "Inès",
  lastname: "Garnier",
  company: "",
});

export const renewinvitation = joining("renewinvitation", {});

export const activateaccount = joining("activateaccount", { email: "ines@exemple.fr" });

/** Gives what is asked of an account of one's own, so that a test sees that it was. */
const leaving = (name: string, answer: object) =>
  onCall<object>({ region }, async ({ auth, data }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    await getFirestore()
      .doc(`elsewhere/${name}-${auth.uid}`)
      .set({ ...data, asked: true });
    return answer;
  });

export const passwordchanged = leaving("passwordchanged", {});

export const endsessions = leaving("endsessions", {});

export const syncemail = leaving("syncemail", {});

export const keepaccount = leaving("keepaccount", {});

export const deleteaccount = leaving("deleteaccount", { due: "2026-12-23T10:00:00.000Z" });

export const previewretention = leaving("previewretention", {
  diagnoses: 2,
  next: "2027-01-02T10:00:00.000Z",
});

export const createaccount = leaving("createaccount", { uid: "neuve" });

export const updateaccount = leaving("updateaccount", {});

export const resendinvitation = leaving("resendinvitation", {});

export const resetaccountpassword = leaving("resetaccountpassword", {});

export const readsignins = leaving("readsignins", {
  signins: { eve: "2026-11-23T10:00:00.000Z", ada: null },
});

/** Stores what arrives, so that a test sees what was sent. */
export const registerusertonews = onCall<{ token: string }>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  await getFirestore().doc(`users/${auth.uid}/devices/${data.token}`).set({ token: data.token });
  return {};
});

export const unregisterusertonews = onCall<{ token: string }>({ region }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError("unauthenticated", "");
  await getFirestore().doc(`users/${auth.uid}/devices/${data.token}`).delete();
  return {};
});
