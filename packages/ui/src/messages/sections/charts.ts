export interface ChartMessages {
  readonly chart: {
    readonly showTable: string;
    readonly hideTable: string;
  };
}

export const frChart: ChartMessages["chart"] = {
  showTable: "Voir les valeurs en tableau",
  hideTable: "Masquer le tableau",
};

export const frChartMessages: ChartMessages = { chart: frChart };

export const enChartMessages: ChartMessages = {
  chart: {
    showTable: "Show the values as a table",
    hideTable: "Hide the table",
  },
};
