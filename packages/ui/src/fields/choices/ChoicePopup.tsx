"use client";

import { Combobox } from "@base-ui/react/combobox";
import { CircleAlert } from "../../foundations/icons/CircleAlert.tsx";
import { forwardRef, type SyntheticEvent } from "react";
import { frChoiceList } from "../../foundations/messages/sections/choices.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useOverlayContainer } from "../../foundations/provider/useOverlayContainer.ts";
import { Spinner } from "../../foundations/spinner/Spinner.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import { ChoiceLine } from "./ChoiceLine.tsx";
import type { ChoiceListState } from "./useChoiceList.ts";

interface ChoicePopupProps extends Pick<
  ChoiceListState,
  "groups" | "loading" | "failed" | "note" | "announcement"
> {
  /** True while the list is to be seen. */
  readonly open: boolean;
  /** Id of what names the list. */
  readonly labelledBy: string;
  readonly multiple?: boolean;
  /** Holds what is going on instead of a search, for instance a creation. */
  readonly busyText?: string | undefined;
  /** Holds what failed instead of a search. */
  readonly failureText?: string | undefined;
}

/** A Radix dialog forbids to scroll outside of itself, and the list is outside: keep its scrolling to itself. */
const keepScroll = (event: SyntheticEvent): void => {
  event.stopPropagation();
};

/** The list under a field, over everything else on the page, dialogs and drawers included. */
export const ChoicePopup = forwardRef<HTMLDivElement, ChoicePopupProps>(function ChoicePopup(
  { open, groups, loading, failed, note, announcement, labelledBy, multiple = false, busyText, failureText },
  ref,
) {
  const messages = useMessages("choiceList", frChoiceList);
  const { container, place } = useOverlayContainer(undefined, open);
  const busy = busyText ?? (loading ? messages.searching : undefined);
  const failure = failureText ?? (failed ? messages.searchFailed : undefined);
  return (
    <>
      <template ref={place} />
      <Combobox.Portal container={container}>
        <Combobox.Positioner
          ref={ref}
          className="cn-choice-positioner"
          sideOffset={6}
          collisionPadding={8}
          onWheel={keepScroll}
          onTouchMove={keepScroll}
        >
          <Combobox.Popup className="cn-choice-popup" aria-busy={busy ? true : undefined}>
            <div className="cn-choice-popup__scroll">
              <Combobox.List className="cn-choice-list" aria-labelledby={labelledBy}>
                {groups.map(({ label: heading, items }) =>
                  heading === undefined ? (
                    items.map((row) => <ChoiceLine key={row.id} row={row} multiple={multiple} />)
                  ) : (
                    <Combobox.Group key={`group:${heading}`} className="cn-choice-group">
                      <Combobox.GroupLabel className="cn-choice-group__label">{heading}</Combobox.GroupLabel>
                      {items.map((row) => (
                        <ChoiceLine key={row.id} row={row} multiple={multiple} />
                      ))}
                    </Combobox.Group>
                  ),
                )}
              </Combobox.List>
              <Combobox.Status className="cn-choice-status">
                {busy ? (
                  <span className="cn-choice-status__line">
                    <Spinner />
                    {busy}
                  </span>
                ) : null}
                {failure ? (
                  <span className="cn-choice-status__line" data-tone="error">
                    <CircleAlert aria-hidden="true" />
                    {failure}
                  </span>
                ) : null}
                {note ? <span className="cn-choice-status__line">{note}</span> : null}
                {announcement ? <VisuallyHidden>{announcement}</VisuallyHidden> : null}
              </Combobox.Status>
            </div>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </>
  );
});
