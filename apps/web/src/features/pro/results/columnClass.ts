/** Classes of the column of what was measured, also while it is on its way. */
export const columnClass =
  "grid min-w-0 content-start gap-5 px-(--cn-gutter) py-5 desk:ps-7 desk:pt-6.5 desk:pb-18 wide:ps-10 print:block print:content-normal print:p-0";
