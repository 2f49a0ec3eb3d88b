import { cva } from "class-variance-authority";

export const alertTones = ["error", "warning", "info", "success"] as const;
export type AlertTone = (typeof alertTones)[number];

export const alertClass: (options: { readonly tone: AlertTone }) => string = cva("cn-alert", {
  variants: {
    tone: {
      error: "cn-alert--error",
      warning: "cn-alert--warning",
      info: "cn-alert--info",
      success: "cn-alert--success",
    },
  },
});
