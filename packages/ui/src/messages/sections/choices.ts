export interface ChoiceMessages {
  readonly combobox: {
    readonly noResult: string;
    readonly clear: string;
  };
}

export const frCombobox: ChoiceMessages["combobox"] = {
  noResult: "Aucun résultat",
  clear: "Effacer",
};

export const frChoiceMessages: ChoiceMessages = { combobox: frCombobox };

export const enChoiceMessages: ChoiceMessages = {
  combobox: {
    noResult: "No result",
    clear: "Clear",
  },
};
