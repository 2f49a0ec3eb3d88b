export type {
  Fields,
  FieldsAt,
  FieldsIn,
  FieldsInGroup,
  OutboxField,
  StoredDocuments,
} from "./storedDocuments.ts";
