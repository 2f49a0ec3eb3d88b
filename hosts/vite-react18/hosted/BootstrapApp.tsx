import type { ReactNode } from "react";
import { type Parts, Place, show } from "../page/show";

/** Shows what the application has of its own: Bootstrap's classes as its documentation writes them. */
function Bar(): ReactNode {
  return (
    <nav
      data-host="bar"
      className="navbar navbar-expand navbar-dark bg-dark sticky-top px-3"
      aria-label="Institut"
    >
      <a className="navbar-brand" href="#accueil">
        Institut Morel
      </a>
      <ul className="navbar-nav me-auto">
        <li className="nav-item">
          <a className="nav-link active" href="#clients" aria-current="page">
            Clients
          </a>
        </li>
        <li className="nav-item">
          <a className="nav-link" href="#agenda">
            Agenda
          </a>
        </li>
      </ul>
    </nav>
  );
}

function OwnParts(): ReactNode {
  return (
    <div data-host="own" className="card mb-4">
      <div className="card-header">Rendez-vous</div>
      <div className="card-body">
        <h2 className="card-title h5">Prochaine visite</h2>
        <ul>
          <li>
            <a href="#rappel">Envoyer un rappel</a>
          </li>
          <li>Préparer la cabine 2</li>
        </ul>
        <form className="row g-3 mb-3">
          <div className="col-sm-6">
            <label className="form-label" htmlFor="day">
              Jour
            </label>
            <input className="form-control" id="day" defaultValue="12 janvier 2027" />
          </div>
          <div className="col-sm-6">
            <label className="form-label" htmlFor="room">
              Cabine
            </label>
            <select className="form-select" id="room">
              <option>Cabine 2</option>
            </select>
          </div>
          <div className="col-12 form-check ms-2">
            <input className="form-check-input" type="checkbox" id="sms" defaultChecked />
            <label className="form-check-label" htmlFor="sms">
              Confirmer par SMS
            </label>
          </div>
        </form>
        <table className="table table-striped">
          <thead>
            <tr>
              <th scope="col">Soin</th>
              <th scope="col">Durée</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Bilan de peau</td>
              <td>30 min</td>
            </tr>
            <tr>
              <td>Photomodulation</td>
              <td>45 min</td>
            </tr>
          </tbody>
        </table>
        <div className="alert alert-info">La cliente arrive dix minutes plus tôt.</div>
        <button type="button" className="btn btn-primary me-2">
          Confirmer
        </button>
        <button type="button" className="btn btn-outline-secondary">
          Déplacer
        </button>
      </div>
    </div>
  );
}

function BootstrapApp({ parts }: { readonly parts: Parts | undefined }): ReactNode {
  return (
    <>
      <Bar />
      <main className="container py-4">
        <h1 data-host="title" className="mb-4">
          Anaïs Morel
        </h1>
        <div className="row g-4">
          <div className="col-lg-7">
            <Place parts={parts} name="readings" />
          </div>
          <div className="col-lg-5">
            <OwnParts />
            <div className="card">
              <div className="card-body">
                <Place parts={parts} name="form" />
              </div>
            </div>
          </div>
        </div>
        <div className="row mt-4">
          <div className="col">
            <Place parts={parts} name="table" />
          </div>
        </div>
      </main>
    </>
  );
}

/** The application, with the kit's parts in its grid and cards, or alone. */
export function showBootstrapApp(parts?: Parts): void {
  show(<BootstrapApp parts={parts} />);
}
