import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  tags: ["!autodocs"],
  args: { page: 1, pageSize: 10, total: 34 },
  argTypes: {
    page: { description: "Page affichée, à partir de 1." },
    pageSize: { description: "Lignes d’une page pleine." },
    total: { description: "Lignes de toutes les pages." },
    onPageChange: { control: false, description: "Appelé avec la page demandée." },
    getHref: {
      control: false,
      description: "Adresse d’une page : les boutons deviennent des liens.",
    },
    pageSizes: { control: "object", description: "Tailles de page proposées." },
    onPageSizeChange: { control: false, description: "Appelé avec la taille choisie." },
    variant: {
      control: "inline-radio",
      options: ["steps", "pages"],
      description: "« Page 1 sur 4 » entre deux flèches, ou aussi les numéros quand il y a la place.",
    },
  },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    const [pageSize, setPageSize] = useState(args.pageSize);
    return (
      <Pagination
        {...args}
        page={page}
        pageSize={pageSize}
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
      />
    );
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: "pages", total: 340, pageSizes: [10, 25, 50], onPageChange: fn() },
};
