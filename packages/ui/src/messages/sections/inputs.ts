export interface InputMessages {
  readonly numberField: {
    readonly invalid: string;
  };
}

export const frNumberField: InputMessages["numberField"] = {
  invalid: "Écrivez un nombre, par exemple 12,50.",
};

export const frInputMessages: InputMessages = { numberField: frNumberField };

export const enInputMessages: InputMessages = {
  numberField: {
    invalid: "Write a number, for instance 12.50.",
  },
};
