export { RadioField, type RadioFieldProps, type RadioOption } from "./RadioField.tsx";
