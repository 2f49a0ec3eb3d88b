import type { ReactNode } from "react";
import { type Parts, Place, show } from "../page/show";

function OwnParts(): ReactNode {
  return (
    <div data-host="own">
      <h2>Vos soins</h2>
      <p>
        Chaque bilan dure <strong>trente minutes</strong> ; voir <a href="#tarifs">les tarifs</a>.
      </p>
      <ul>
        <li>Bilan de peau</li>
        <li>Soin du visage</li>
      </ul>
      <fieldset>
        <legend>Prendre rendez-vous</legend>
        <label htmlFor="day">Jour</label>
        <input id="day" placeholder="12 janvier" />
        <label>
          <input type="checkbox" defaultChecked /> Me le rappeler
        </label>
        <button type="button">Réserver</button>
      </fieldset>
      <table>
        <caption>Tarifs</caption>
        <thead>
          <tr>
            <th scope="col">Soin</th>
            <th scope="col">Prix</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Bilan de peau</td>
            <td>49 €</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function PlainSite({ parts }: { readonly parts: Parts | undefined }): ReactNode {
  return (
    <div className="page">
      <header data-host="bar">
        <a href="#accueil">Institut Morel</a> · <a href="#soins">Soins</a>
      </header>
      <main>
        <h1 data-host="title">Anaïs Morel</h1>
        <OwnParts />
        <Place parts={parts} name="readings" />
        <Place parts={parts} name="form" />
        <Place parts={parts} name="table" />
      </main>
    </div>
  );
}

/** A site that has elements and a sheet, no framework: with the kit's parts between its own, or alone. */
export function showPlainSite(parts?: Parts): void {
  show(<PlainSite parts={parts} />);
}
