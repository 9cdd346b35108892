import { useId, useRef, useState } from 'react';
import { show } from '../show.tsx';

const views = ['Daten', 'Verlauf'];

function App() {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState(0);
  const [menu, setMenu] = useState(false);
  const [toast, setToast] = useState('');
  return (
    <>
      <label htmlFor={id}>Titel</label>
      <input id={id} aria-invalid aria-describedby={`${id}-error`} />
      <span id={`${id}-error`}>Bitte geben Sie einen Titel ein.</span>
      <label>
        <input type="checkbox" /> Exklusiv
      </label>
      <label>
        Region
        <select>
          <option>Deutschland</option>
          <option>Österreich</option>
        </select>
      </label>
      <button type="button" aria-haspopup="menu" aria-expanded={menu} onClick={() => setMenu(!menu)}>
        Mehr
      </button>
      {menu && (
        <div role="menu" aria-label="Mehr">
          <button type="button" role="menuitem">
            Löschen
          </button>
        </div>
      )}
      <div role="tablist" aria-label="Ansichten">
        {views.map((name, at) => (
          <button key={name} type="button" role="tab" aria-selected={view === at} onClick={() => setView(at)}>
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={views[view]}>
        {views[view]}
      </div>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Fragen
      </button>
      <dialog ref={dialog} aria-label="Kampagne löschen">
        Wirklich?
      </dialog>
      <button type="button" onClick={() => setToast('Gespeichert')}>
        Speichern
      </button>
      <div role="status">{toast}</div>
    </>
  );
}

show(() => <App />);
