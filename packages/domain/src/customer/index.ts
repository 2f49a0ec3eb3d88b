export * from "./consent.ts";
export * from "./customer.ts";
export * from "./customerEmail.ts";
export { CUSTOMER_NOTES_MAX, type CustomerFormContext } from "./customerFields.ts";
export * from "./customerForm.ts";
export * from "./customersApi.ts";
export * from "./guardian.ts";
export * from "./newCustomer.ts";
export * from "./realAge.ts";
