import { type Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

/** Every document of a query, one by one as they arrive: however many there are, few are in memory. */
export async function* streamDocuments(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const found of query.stream()) {
    if (found instanceof QueryDocumentSnapshot) yield found;
  }
}
