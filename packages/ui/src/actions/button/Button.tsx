"use client";

import { Slot } from "@radix-ui/react-slot";
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Spinner } from "../../foundations/spinner/Spinner.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button.variants.ts";

interface ButtonLook {
  /**
   * `primary` once per view; `danger` names the object that it removes.
   * @default "outline"
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * 44 px, or 52 px for the main action.
   * @default "md"
   */
  readonly size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  readonly block?: boolean | undefined;
}

interface NativeButtonProps extends ButtonLook, ComponentPropsWithoutRef<"button"> {
  /** Leave it out: the button is its own element. */
  readonly asChild?: false | undefined;
  /** Keeps its width and focus, refuses clicks and says that it is busy. */
  readonly loading?: boolean | undefined;
  /** A decorative icon before the words. */
  readonly icon?: ReactNode;
}

interface SlottedButtonProps extends ButtonLook, ComponentPropsWithoutRef<"button"> {
  /** Gives the look to its only child instead, for instance a router's link. */
  readonly asChild: true;
  /** Not with `asChild`: only a button of its own can be busy. */
  readonly loading?: never;
  /** Not with `asChild`: the child holds its own icon. */
  readonly icon?: never;
}

export type ButtonProps = NativeButtonProps | SlottedButtonProps;

/** An action, in words that start with a verb. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const messages = useMessages("common", frCommon);
  const {
    variant,
    size,
    block,
    asChild,
    loading = false,
    icon,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const classes = cx(buttonClass({ variant, size, block }), className);
  if (asChild === true) {
    return (
      <Slot {...rest} {...(onClick ? { onClick } : {})} ref={ref} className={classes}>
        {children}
      </Slot>
    );
  }
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // `disabled` would drop the focus of whoever has just pressed the button.
    if (loading) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={classes}
      onClick={handleClick}
      {...(loading ? { "aria-disabled": true, "aria-busy": true, "data-loading": "" } : {})}
    >
      <span className="cn-button__content">
        {icon}
        {children}
      </span>
      {loading ? (
        <>
          <Spinner className="cn-button__spinner" />
          <VisuallyHidden>, {messages.loading}</VisuallyHidden>
        </>
      ) : null}
    </button>
  );
});
