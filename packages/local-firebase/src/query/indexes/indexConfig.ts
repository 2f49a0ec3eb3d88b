import * as v from "valibot";

/** Mode of a field in an index: sorted either way, or by the elements of its array. */
export type IndexMode = "ASCENDING" | "DESCENDING" | "CONTAINS";

/** Place of the documents that an index covers: one collection, or all collections of a name. */
export type IndexScope = "COLLECTION" | "COLLECTION_GROUP";

export interface IndexField {
  readonly fieldPath: string;
  readonly mode: IndexMode;
}

/** A composite index, as it stands in `firestore.indexes.json`. */
export interface CompositeIndex {
  readonly collection: string;
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
}

/** Indexes of a project. */
export interface IndexConfig {
  readonly composites: readonly CompositeIndex[];
  /** Single-field indexes that stand in the place of the automatic ones, by `collection/field`. */
  readonly overrides: ReadonlyMap<
    string,
    readonly { readonly scope: IndexScope; readonly mode: IndexMode }[]
  >;
}

const scopeSchema = v.optional(v.picklist(["COLLECTION", "COLLECTION_GROUP"]), "COLLECTION");
const modeSchema = {
  order: v.optional(v.picklist(["ASCENDING", "DESCENDING"])),
  arrayConfig: v.optional(v.literal("CONTAINS")),
};

/** The parts of `firestore.indexes.json` that decide which query is served. Vector indexes are left out. */
export const indexFileSchema = v.pipe(
  v.object({
    indexes: v.optional(
      v.array(
        v.object({
          collectionGroup: v.string(),
          queryScope: scopeSchema,
          fields: v.array(v.object({ fieldPath: v.string(), ...modeSchema })),
        }),
      ),
      [],
    ),
    fieldOverrides: v.optional(
      v.array(
        v.object({
          collectionGroup: v.string(),
          fieldPath: v.string(),
          indexes: v.optional(v.array(v.object({ queryScope: scopeSchema, ...modeSchema })), []),
        }),
      ),
      [],
    ),
  }),
  v.transform(({ indexes, fieldOverrides }): IndexConfig => ({
    composites: indexes.map(({ collectionGroup, queryScope, fields }) => ({
      collection: collectionGroup,
      scope: queryScope,
      fields: fields.map(({ fieldPath, ...field }) => ({ fieldPath, mode: modeOf(field) })),
    })),
    overrides: new Map(
      fieldOverrides.map(({ collectionGroup, fieldPath, indexes: single }) => [
        overrideKey(collectionGroup, fieldPath),
        single.map(({ queryScope, ...field }) => ({ scope: queryScope, mode: modeOf(field) })),
      ]),
    ),
  })),
);

interface StoredMode {
  readonly order?: "ASCENDING" | "DESCENDING" | undefined;
  readonly arrayConfig?: "CONTAINS" | undefined;
}

const modeOf = ({ order, arrayConfig }: StoredMode): IndexMode => arrayConfig ?? order ?? "ASCENDING";

/** The key of a field in `IndexConfig.overrides`. */
export const overrideKey = (collection: string, fieldPath: string): string => `${collection}/${fieldPath}`;
