import { Brand } from "@carnation/ui/brand";
import { Button } from "@carnation/ui/button";
import { Drawer } from "@carnation/ui/drawer";
import { Menu } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import type { MenuSection } from "../../common/navigation/AppRoute.ts";
import type { MenuGroup } from "../routes/menus.ts";
import { DrawerAccount } from "./DrawerAccount.tsx";
import { DrawerLink } from "./DrawerLink.tsx";

interface MenuDrawerProps {
  readonly groups: readonly MenuGroup[];
  readonly section: MenuSection | undefined;
}

/** The menu below 992 px: off canvas, focus kept inside, given back to « Menu » unless a page was chosen. */
export function MenuDrawer({ groups, section }: MenuDrawerProps): ReactNode {
  const [open, setOpen] = useState(false);
  const leaving = useRef(false);
  const change = (next: boolean): void => {
    if (next) leaving.current = false;
    setOpen(next);
  };
  const leave = (): void => {
    leaving.current = true;
    setOpen(false);
  };
  return (
    <Drawer
      side="left"
      title="Menu"
      head={<Brand />}
      open={open}
      onOpenChange={change}
      // The page that was chosen takes the focus to its heading.
      onCloseAutoFocus={(event) => {
        if (leaving.current) event.preventDefault();
      }}
      trigger={
        <Button variant="text" icon={<Menu aria-hidden="true" size={20} strokeWidth={1.5} />}>
          Menu
        </Button>
      }
      foot={<DrawerAccount onLeave={leave} />}
    >
      <nav aria-label="Menu principal" className="grid gap-3 py-3">
        {groups.map((group) => (
          <div
            key={group.heading ?? group.items[0]?.to}
            className="border-line not-first:border-t not-first:pt-3"
          >
            {group.heading ? <p className="px-6 pt-1 font-serif text-ink-3">{group.heading}</p> : null}
            <ul>
              {group.items.map((item) => (
                <li key={item.to}>
                  <DrawerLink item={item} current={item.section === section} onLeave={leave} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Drawer>
  );
}
