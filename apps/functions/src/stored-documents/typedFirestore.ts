import type { FieldsAt, FieldsIn, FieldsInGroup } from "@carnation/product/stored";
import type { DocumentData } from "firebase-admin/firestore";

type At<Path extends string> = FieldsAt<Path, DocumentData>;
type In<Path extends string> = FieldsIn<Path, DocumentData>;
type InGroup<Name extends string> = FieldsInGroup<Name, DocumentData>;

/**
 * Types of references by their path: a change that writes a field which no reader of the document knows does not compile
 * (decision 102). References by a path that is known at run time alone take any field.
 */
declare global {
  namespace FirebaseFirestore {
    interface Firestore {
      doc<Path extends string>(path: Path): DocumentReference<At<Path>, At<Path>>;
      collection<Path extends string>(path: Path): CollectionReference<In<Path>, In<Path>>;
      collectionGroup<Name extends string>(name: Name): CollectionGroup<InGroup<Name>, InGroup<Name>>;
    }
    interface Query<AppModelType, DbModelType> {
      /** Selects fields to read; all of the document may still be written. */
      select(...fields: (string | FieldPath)[]): Query<DocumentData, DbModelType>;
    }
  }
}
