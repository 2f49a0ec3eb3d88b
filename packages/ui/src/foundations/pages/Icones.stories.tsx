import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ArrowLeft,
  ArrowRight,
  Calendar,
  Camera,
  Check,
  ChevronDown,
  CircleAlert,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  type LucideIcon,
  Menu,
  Minus,
  Pencil,
  Plus,
  Printer,
  RotateCcw,
  Search,
  Send,
  Trash2,
  TriangleAlert,
  Upload,
  X,
} from "lucide-react";
import { KitIcons } from "./KitIcons.tsx";
import { BrandMark } from "../brand/BrandMark.tsx";
import { Brand } from "../brand/Brand.tsx";
import { Button } from "../../actions/button/Button.tsx";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { Row } from "../../testing/StoryLayout.tsx";

const meta = { title: "Foundations/Icons and brand mark", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const icons: readonly (readonly [LucideIcon, string])[] = [
  [Camera, "Photographier"],
  [Upload, "Importer"],
  [Search, "Chercher"],
  [Eye, "Affiché sur la photo"],
  [EyeOff, "Masqué"],
  [Calendar, "Date"],
  [Pencil, "Modifier"],
  [Trash2, "Supprimer"],
  [Plus, "Ajouter, agrandir"],
  [Minus, "Retirer, réduire"],
  [Check, "Fait"],
  [X, "Fermer"],
  [ArrowLeft, "Précédent"],
  [ArrowRight, "Suivant"],
  [ChevronDown, "Déplier"],
  [Menu, "Menu"],
  [Ellipsis, "Autres actions"],
  [Printer, "Imprimer"],
  [Send, "Envoyer"],
  [Copy, "Copier"],
  [RotateCcw, "Réessayer"],
  [CircleAlert, "Erreur"],
  [TriangleAlert, "Attention"],
];

export const Jeu: Story = {
  name: "Le jeu",
  render: () => (
    <div className="fd-swatches">
      {icons.map(([Icon, role]) => (
        <div key={role}>
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          <p className="fd-note">{role}</p>
        </div>
      ))}
    </div>
  ),
};

export const Tous: Story = { name: "Toutes celles du kit", render: () => <KitIcons /> };

export const AvecUnMot: Story = {
  name: "Toujours avec un mot, ou presque",
  render: () => (
    <Row>
      <Button icon={<RotateCcw aria-hidden="true" />}>Réessayer</Button>
      <Button icon={<Copy aria-hidden="true" />} variant="text">
        Copier la référence
      </Button>
      <IconButton label="Imprimer" icon={<Printer aria-hidden="true" />} />
      <IconButton label="Fermer" icon={<X aria-hidden="true" />} />
    </Row>
  ),
};

export const Marque: Story = {
  render: () => (
    <Row>
      <BrandMark style={{ width: 72, height: 96 }} />
      <Brand />
    </Row>
  ),
};
