/** Describes what the tables, their filters and the scaffolds of a list and of a form say. */
export interface TableMessages {
  readonly pagination: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** Gives what is shown: « 1 à 10 sur 34 ». Numbers come formatted. */
    readonly range: (values: { readonly from: string; readonly to: string; readonly of: string }) => string;
    /** Gives what is shown when nobody knows how many there are. */
    readonly openRange: (values: { readonly from: string; readonly to: string }) => string;
    readonly empty: string;
    readonly position: (values: { readonly number: string; readonly of: string }) => string;
    /** Name of the button of one page. */
    readonly goTo: (values: { readonly number: string }) => string;
    readonly pageSize: string;
  };
  readonly dataTable: {
    readonly sortedAscending: (values: { readonly column: string }) => string;
    readonly sortedDescending: (values: { readonly column: string }) => string;
    /** Label of the list that sorts on a phone, where there is no header. */
    readonly sortBy: string;
    readonly ascending: (values: { readonly column: string }) => string;
    readonly descending: (values: { readonly column: string }) => string;
    readonly rows: (values: { readonly amount: string; readonly count: number }) => string;
    readonly selected: (values: { readonly amount: string; readonly count: number }) => string;
    readonly selectAll: string;
    readonly selectRow: (values: { readonly name: string }) => string;
    readonly selectMatching: (values: { readonly amount: string }) => string;
    readonly clearSelection: string;
    readonly bulkActions: string;
    readonly rowActions: (values: { readonly name: string }) => string;
    readonly actions: string;
    readonly columns: string;
    readonly shownColumns: string;
    readonly noResult: string;
    readonly noResultHint: string;
    readonly clearFilters: string;
    readonly none: string;
    /** The cell of a value that is true, or false. */
    readonly yes: string;
    readonly no: string;
    /** Entries of the menu that hand the rows over, and what has become of it. */
    readonly copyRows: string;
    readonly downloadRows: string;
    readonly rowsCopied: string;
    readonly rowsDownloaded: string;
    readonly exportFailed: string;
    /** Heading of the entries that keep a column in view while the others scroll. */
    readonly pinnedColumns: string;
    /** Name of the edge by which a column is made wider. */
    readonly columnWidth: (values: { readonly column: string }) => string;
    readonly widthInPixels: (values: { readonly amount: string; readonly count: number }) => string;
    /** Name of the button that edits a cell; `value` is what it holds. */
    readonly editCell: (values: {
      readonly column: string;
      readonly name: string;
      readonly value: string;
    }) => string;
    /** Name of the field in a cell. */
    readonly cellField: (values: { readonly column: string; readonly name: string }) => string;
    readonly savingCell: string;
    /** Said of a refused cell whose refusal has no words. */
    readonly cellRefused: string;
  };
  readonly searchField: {
    readonly clear: string;
    readonly shortcut: (values: { readonly key: string }) => string;
  };
  readonly filterBar: {
    readonly label: string;
    readonly open: (values: { readonly amount: string; readonly count: number }) => string;
    readonly clear: (values: { readonly amount: string; readonly count: number }) => string;
    readonly title: string;
    readonly apply: string;
    /** A label before the value that it names, on one line. */
    readonly named: (values: { readonly label: string }) => string;
  };
  readonly confirmDialog: {
    readonly cancel: string;
    readonly typeToConfirm: (values: { readonly text: string }) => string;
    readonly mismatch: (values: { readonly text: string }) => string;
    readonly failed: string;
  };
  readonly unsavedChanges: {
    readonly title: string;
    readonly consequence: string;
    readonly stay: string;
    readonly leave: string;
  };
  readonly resourceForm: {
    readonly save: string;
    readonly cancel: string;
    readonly saved: string;
    readonly unsaved: string;
    readonly conflictTitle: string;
    readonly conflictBy: (values: { readonly name: string }) => string;
    readonly conflictSafe: string;
    readonly reload: string;
    readonly overwrite: string;
    readonly index: string;
    readonly toCorrect: (values: { readonly amount: string; readonly count: number }) => string;
  };
  readonly sortableList: {
    readonly handle: (values: { readonly item: string }) => string;
    readonly handleRole: string;
    readonly instructions: string;
    readonly moveUp: (values: { readonly item: string }) => string;
    readonly moveDown: (values: { readonly item: string }) => string;
    readonly moved: (values: {
      readonly item: string;
      readonly position: number;
      readonly total: number;
    }) => string;
    readonly lifted: (values: { readonly item: string }) => string;
    readonly returned: (values: { readonly item: string }) => string;
  };
}

export const frPagination: TableMessages["pagination"] = {
  label: "Pagination",
  previous: "Page précédente",
  next: "Page suivante",
  range: ({ from, to, of }) => `${from} à ${to} sur ${of}`,
  openRange: ({ from, to }) => `${from} à ${to}`,
  empty: "Aucune ligne",
  position: ({ number, of }) => `Page ${number} sur ${of}`,
  goTo: ({ number }) => `Page ${number}`,
  pageSize: "Lignes par page",
};

export const frDataTable: TableMessages["dataTable"] = {
  sortedAscending: ({ column }) => `Tri par ${column}, ordre croissant`,
  sortedDescending: ({ column }) => `Tri par ${column}, ordre décroissant`,
  sortBy: "Trier par",
  ascending: ({ column }) => `${column}, croissant`,
  descending: ({ column }) => `${column}, décroissant`,
  rows: ({ amount, count }) => `${amount} ${count >= 2 ? "lignes" : "ligne"}`,
  selected: ({ amount, count }) => `${amount} ${count >= 2 ? "lignes sélectionnées" : "ligne sélectionnée"}`,
  selectAll: "Tout sélectionner",
  selectRow: ({ name }) => `Sélectionner ${name}`,
  selectMatching: ({ amount }) => `Sélectionner les ${amount}`,
  clearSelection: "Tout désélectionner",
  bulkActions: "Actions sur la sélection",
  rowActions: ({ name }) => `Actions sur ${name}`,
  actions: "Actions",
  columns: "Choisir les colonnes",
  shownColumns: "Colonnes affichées",
  noResult: "Aucun résultat",
  noResultHint: "Aucune ligne ne correspond à la recherche et aux filtres.",
  clearFilters: "Effacer les filtres",
  none: "—",
  yes: "Oui",
  no: "Non",
  copyRows: "Copier les lignes",
  downloadRows: "Télécharger en CSV",
  rowsCopied: "Lignes copiées.",
  rowsDownloaded: "Fichier CSV prêt.",
  exportFailed: "L’export n’a pas abouti. Réessayez dans un instant.",
  pinnedColumns: "Colonnes gardées en vue",
  columnWidth: ({ column }) => `Largeur de la colonne ${column}`,
  widthInPixels: ({ amount, count }) => `${amount}\u00A0${count >= 2 ? "pixels" : "pixel"}`,
  editCell: ({ column, name, value }) => `Modifier ${column}, ${name}\u00A0: ${value}`,
  cellField: ({ column, name }) => `${column}, ${name}`,
  savingCell: "Enregistrement en cours",
  cellRefused: "La modification n’a pas été enregistrée. Réessayez dans un instant.",
};

export const frSearchField: TableMessages["searchField"] = {
  clear: "Effacer la recherche",
  shortcut: ({ key }) => `Raccourci : touche ${key}`,
};

export const frFilterBar: TableMessages["filterBar"] = {
  label: "Recherche et filtres",
  open: ({ amount, count }) => (count > 0 ? `Filtres (${amount})` : "Filtres"),
  clear: ({ amount, count }) => (count >= 2 ? `Effacer les filtres (${amount})` : "Effacer le filtre"),
  title: "Filtres",
  apply: "Voir les résultats",
  named: ({ label }) => `${label} :`,
};

export const frConfirmDialog: TableMessages["confirmDialog"] = {
  cancel: "Annuler",
  typeToConfirm: ({ text }) => `Pour confirmer, écrivez « ${text} »`,
  mismatch: ({ text }) => `Écrivez exactement « ${text} » pour continuer.`,
  failed: "L’action n’a pas abouti. Réessayez dans un instant.",
};

export const frUnsavedChanges: TableMessages["unsavedChanges"] = {
  title: "Quitter sans enregistrer ?",
  consequence: "Vos modifications ne sont pas enregistrées. Elles seront perdues si vous quittez cette page.",
  stay: "Continuer la modification",
  leave: "Quitter sans enregistrer",
};

export const frResourceForm: TableMessages["resourceForm"] = {
  save: "Enregistrer",
  cancel: "Annuler",
  saved: "Modifications enregistrées",
  unsaved: "Modifications non enregistrées",
  conflictTitle: "Cette fiche a été modifiée entre-temps.",
  conflictBy: ({ name }) => `Dernière modification par ${name}.`,
  conflictSafe: "Votre saisie est conservée tant que vous restez sur cette page.",
  reload: "Recharger la fiche",
  overwrite: "Enregistrer ma version",
  index: "Sections du formulaire",
  toCorrect: ({ amount }) => `${amount} à corriger`,
};

export const frSortableList: TableMessages["sortableList"] = {
  handle: ({ item }) => `Déplacer « ${item} »`,
  handleRole: "poignée",
  instructions:
    "Flèches haut et bas pour changer l’ordre. Les boutons voisins proposent les mêmes déplacements.",
  moveUp: ({ item }) => `Monter « ${item} »`,
  moveDown: ({ item }) => `Descendre « ${item} »`,
  moved: ({ item, position, total }) => `« ${item} » est à la place ${position} sur ${total}.`,
  lifted: ({ item }) => `« ${item} » est soulevé.`,
  returned: ({ item }) => `« ${item} » a repris sa place.`,
};

export const frTableMessages: TableMessages = {
  pagination: frPagination,
  dataTable: frDataTable,
  searchField: frSearchField,
  filterBar: frFilterBar,
  confirmDialog: frConfirmDialog,
  unsavedChanges: frUnsavedChanges,
  resourceForm: frResourceForm,
  sortableList: frSortableList,
};
