import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { CursorPagination } from "./CursorPagination.tsx";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "Navigation/Pagination/Cases",
  component: Pagination,
  tags: ["!autodocs"],
  args: { page: 1, pageSize: 10, total: 34 },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {
  name: "Au début, au milieu, à la fin, une page, rien",
  render: (args) => (
    <Stack>
      {[1, 2, 4].map((page) => (
        <Pagination key={page} {...args} page={page} aria-label={`Exemple, page ${page}`} />
      ))}
      <Pagination {...args} total={4} aria-label="Exemple d’une page" />
      <Pagination {...args} total={0} aria-label="Exemple sans ligne" />
    </Stack>
  ),
};

export const Numeros: Story = {
  name: "Avec les numéros, en liens",
  args: { variant: "pages", page: 6, total: 1234, getHref: (page: number) => `#page=${page}` },
};

export const TailleDePage: Story = {
  name: "Taille de page au choix",
  args: { pageSizes: [10, 25, 50], onPageSizeChange: () => undefined },
};

export const Curseur: Story = {
  name: "Par curseur, sans total",
  render: () => (
    <Stack>
      <CursorPagination from={1} shown={10} hasPrevious={false} hasNext aria-label="Exemple, début" />
      <CursorPagination from={21} shown={10} hasPrevious hasNext aria-label="Exemple, milieu" />
    </Stack>
  ),
};

export const Telephone: Story = {
  name: "Au téléphone",
  args: { variant: "pages", page: 6, total: 1234, pageSizes: [10, 25], onPageSizeChange: () => undefined },
  globals: { viewport: { value: "telephone" } },
};

export const Matrice: Story = matrix(Numeros, { widths: [390, 820, 1440] });
