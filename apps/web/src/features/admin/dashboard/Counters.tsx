import { type AppCounters, parseAppCounters } from "@carnation/product/statistics";
import { Link as TextLink } from "@carnation/ui/link";
import { StatTile } from "@carnation/ui/stat-tile";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { totalsAtom } from "../../../shared/statistics/statistics.ts";
import { type CounterTile, counterTiles } from "./counterTiles.ts";

const uncounted = parseAppCounters(undefined);

/** Shows how much there is of everything; what was never counted shows a dash, which is no zero. */
export function Counters(): ReactNode {
  const [watched, retry] = useAtom(totalsAtom);
  return (
    <DocumentContent
      watched={watched}
      onRetry={retry}
      skeleton={<Tiles counters={uncounted} loading />}
      missing={<Tiles counters={uncounted} />}
    >
      {(counters) => <Tiles counters={counters} />}
    </DocumentContent>
  );
}

function Tiles({
  counters,
  loading = false,
}: {
  readonly counters: AppCounters;
  readonly loading?: boolean;
}): ReactNode {
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-7 tablet:grid-cols-4">
      {counterTiles.map((tile) => (
        <StatTile
          key={tile.name}
          label={tile.label}
          value={counters[tile.name]}
          loading={loading}
          period={tile.part?.(counters)}
          link={<TileLink tile={tile} isEmpty={counters[tile.name] === 0} />}
        />
      ))}
    </div>
  );
}

function TileLink({
  tile: { list, first },
  isEmpty,
}: {
  readonly tile: CounterTile;
  readonly isEmpty: boolean;
}): ReactNode {
  const { to, words } = isEmpty && first !== undefined ? first : list;
  return (
    <TextLink asChild size="sm">
      <Link to={to}>{words}</Link>
    </TextLink>
  );
}
