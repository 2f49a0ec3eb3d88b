// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { birthYearField } from "./birth.ts";
export { catalogueNameField, catalogueNameLength, isNameTaken } from "./catalogueName.ts";
export { choicesField, tickField } from "./choiceFields.ts";
export { cleanLine } from "./cleanText.ts";
export { colourField } from "./colour.ts";
export { currentPasswordField } from "./currentPassword.ts";
export { companyField, lineField } from "./lineField.ts";
export { longTextField } from "./longTextField.ts";
export { numberField, optionalNumberField, percentField } from "./numberField.ts";
export { blankField, optionalField } from "./optionalField.ts";
export { CONFIRMATION_DIFFERS, confirmationField, newPasswordField } from "./password.ts";
export { isOwnEmail } from "./passwordStrength.ts";
export { firstnameField, lastnameField, PERSON_NAME_MAX } from "./personName.ts";
export { formatPhone } from "./phone.ts";
export {
  isPictureFileName,
  type PictureChange,
  pictureChangeField,
  pictureFileName,
  pictureLimits,
} from "./pictureFile.ts";
export { pictureFormats } from "./pictureFormats.ts";
export { formatSiret } from "./siret.ts";
export { textField } from "./textField.ts";
export { formatVatNumber } from "./vatNumber.ts";
