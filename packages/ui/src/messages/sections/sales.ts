export interface SalesMessages {
  readonly price: {
    readonly vatIncluded: string;
    readonly vatExcluded: string;
  };
}

export const frPrice: SalesMessages["price"] = {
  vatIncluded: "TTC",
  vatExcluded: "HT",
};

export const frSalesMessages: SalesMessages = { price: frPrice };

export const enSalesMessages: SalesMessages = {
  price: {
    vatIncluded: "incl. VAT",
    vatExcluded: "excl. VAT",
  },
};
