/**
 * A schema of any library that follows Standard Schema 1 (Valibot, Zod, ArkType): https://standardschema.dev.
 * Written out, so that the kit depends on none of them.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  /** Holds the schema's name for itself and its check, as the standard asks. */
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

interface StandardIssue {
  /** Holds what is wrong, as a sentence. */
  readonly message: string;
  /** Place where it is wrong in the value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Types<Schema extends StandardSchema> = NonNullable<Schema["~standard"]["types"]>;

/** Describes what the fields hold while they are being filled in. */
export type SchemaInput<Schema extends StandardSchema> = Types<Schema>["input"];

/** Describes what the schema makes of it once it is valid. */
export type SchemaOutput<Schema extends StandardSchema> = Types<Schema>["output"];
