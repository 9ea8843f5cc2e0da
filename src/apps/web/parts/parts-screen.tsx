import { useState } from 'react';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { lookPicture } from '#src/shared/catalogue/look-picture.ts';
import { DEFAULT_LOOK, LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { PartsControls } from './parts-controls.tsx';
import { PartsMedia } from './parts-media.tsx';
import { PartsMessages } from './parts-messages.tsx';
import { PartsPlayer } from './parts-player.tsx';

/** Every component in all its states, both themes side by side. For developers; never in a production bundle. */
export function PartsScreen() {
  const [look, setLook] = useState<LookId>(DEFAULT_LOOK);
  return (
    <div className="flex flex-col gap-6">
      <PageHead heading="Parts" lead="Every part of the interface in all its states, in both themes." />
      <div className="grid gap-6 xl:grid-cols-2">
        {(['theme-dark', 'theme-light'] as const).map((theme) => (
          <div
            key={theme}
            className={`${theme} flex min-w-0 flex-col gap-10 rounded-panel border border-line bg-bg p-5 text-text-1`}
          >
            <PartsMedia picture={lookPicture(look)} />
            <PartsPlayer picture={lookPicture(look)} />
            <PartsControls
              look={look}
              setLook={setLook}
              types={FILM_TYPES.map((value) => ({ value, label: value }))}
              looks={LOOK_IDS.slice(0, 6).map((value) => ({ value, label: value, picture: lookPicture(value) }))}
            />
            <PartsMessages />
          </div>
        ))}
      </div>
    </div>
  );
}
