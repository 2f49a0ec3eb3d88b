"use client";

import { Pagination } from "@carnation/ui/pagination";
import { useState } from "react";

export function Example() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageSize={20} total={95} onPageChange={setPage} />;
}
