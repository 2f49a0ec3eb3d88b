import { cva } from "class-variance-authority";

export const buttonVariants = ["primary", "outline", "text", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ["sm", "md", "lg"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface ButtonClassOptions {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
}

/** Class names of a button, for a host that styles its own element. */
export const buttonClass: (options?: ButtonClassOptions) => string = cva("cn-button", {
  variants: {
    variant: {
      primary: "cn-button--primary",
      outline: "cn-button--outline",
      text: "cn-button--text",
      danger: "cn-button--danger",
    },
    size: { sm: "cn-button--sm", md: "cn-button--md", lg: "cn-button--lg" },
    block: { true: "cn-button--block", false: "" },
  },
  defaultVariants: { variant: "outline", size: "md", block: false },
});
